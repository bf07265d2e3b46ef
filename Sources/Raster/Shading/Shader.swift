// SPDX-License-Identifier: MIT

/// A colour for every pixel of the device.
protocol Shader {
  /// Returns the premultiplied pixel of a column and a row.
  func pixel(_ x: Int, _ y: Int) -> UInt32
}

/// One colour everywhere.
struct SolidShader: Shader {
  /// The premultiplied colour.
  let color: UInt32

  func pixel(_ x: Int, _ y: Int) -> UInt32 { color }
}

/// Fills a shape with what a shader gives.
struct ShadePainter<Source: Shader>: MaskPainting {
  /// What gives the colours.
  let shader: Source

  func paint(_ span: CoverageSpan, on canvas: inout Surface) {
    guard span.coverage != 0 else { return }
    let start = canvas.places(row: span.row, span.columns).lowerBound
    var pixels = canvas.pixels.mutableSpan
    for (index, column) in span.columns.enumerated() {
      let source = scaled(shader.pixel(column, span.row), by: UInt32(span.coverage))
      pixels[start + index] = composed(source, over: pixels[start + index])
    }
  }

  func paint(
    _ mask: Span<UInt8>, _ places: Range<Int>, row: Int, from column: Int, on canvas: inout Surface
  ) {
    let start = canvas.places(row: row, column..<column).lowerBound
    var pixels = canvas.pixels.mutableSpan
    for index in 0..<places.count {
      let coverage = mask[places.lowerBound + index]
      guard coverage != 0 else { continue }
      let source = scaled(shader.pixel(column + index, row), by: UInt32(coverage))
      pixels[start + index] = composed(source, over: pixels[start + index])
    }
  }
}
