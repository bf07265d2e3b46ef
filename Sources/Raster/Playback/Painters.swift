// SPDX-License-Identifier: MIT

/// What can also be laid down through a mask.
protocol MaskPainting: SpanPainter where Canvas == Surface {
  /// Paints as many pixels of a row as there are places in the mask, from a column on.
  func paint(
    _ mask: Span<UInt8>, _ places: Range<Int>, row: Int, from column: Int, on canvas: inout Surface)
}

/// Fills a shape with one colour.
struct SolidPainter: MaskPainting {
  /// The premultiplied colour.
  let color: UInt32

  func paint(_ span: CoverageSpan, on canvas: inout Surface) {
    guard span.coverage != 0 else { return }
    let places = canvas.places(row: span.row, span.columns)
    let source = scaled(color, by: UInt32(span.coverage))
    var pixels = canvas.pixels.mutableSpan
    if source >> 24 == 255 {
      fillRow(source, places, of: &pixels)
    } else {
      composeRow(source, over: places, of: &pixels)
    }
  }

  func paint(
    _ mask: Span<UInt8>, _ places: Range<Int>, row: Int, from column: Int, on canvas: inout Surface
  ) {
    let start = canvas.places(row: row, column..<column).lowerBound
    var pixels = canvas.pixels.mutableSpan
    composeRow(color, mask: mask, places, over: &pixels, from: start)
  }
}

/// Lays one colour down through masks, on a ground that is mostly one pixel.
struct InkPainter: MaskPainting {
  let table: InkTable

  func paint(_ span: CoverageSpan, on canvas: inout Surface) {
    SolidPainter(color: table.color).paint(span, on: &canvas)
  }

  func paint(
    _ mask: Span<UInt8>, _ places: Range<Int>, row: Int, from column: Int, on canvas: inout Surface
  ) {
    let start = canvas.places(row: row, column..<column).lowerBound
    var pixels = canvas.pixels.mutableSpan
    composeRow(table, mask: mask, places, over: &pixels, from: start)
  }
}

/// Lays a layer down inside a shape.
struct LayerPainter: SpanPainter {
  /// What is laid down; it holds at least the shape's region.
  let layer: Surface
  /// The opacity of the whole. Unit: 1/255.
  let opacity: UInt32

  func paint(_ span: CoverageSpan, on canvas: inout Surface) {
    let factor = dividedBy255(UInt32(span.coverage) * opacity)
    guard factor != 0 else { return }
    let start = canvas.places(row: span.row, span.columns).lowerBound
    var pixels = canvas.pixels.mutableSpan
    composeRow(
      layer.pixels.span, layer.places(row: span.row, span.columns), by: factor,
      over: &pixels, from: start)
  }
}

/// Notes what is not wholly inside a shape.
struct OutsidePainter: SpanPainter {
  func paint(_ span: CoverageSpan, on canvas: inout ContiguousArray<CoverageSpan>) {
    if span.coverage != 255 { canvas.append(span) }
  }
}
