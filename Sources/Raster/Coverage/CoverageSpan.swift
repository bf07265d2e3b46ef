// SPDX-License-Identifier: MIT

/// Neighbouring pixels of one row that a shape covers equally.
struct CoverageSpan {
  /// The row, in device pixels.
  let row: Int
  /// The columns, in device pixels.
  let columns: Range<Int>
  /// The covered share. Unit: 1/255.
  let coverage: UInt8
}

/// What is done with the spans of a shape.
///
/// The scan converter calls it for every pixel of its region, spans without coverage included, in rows
/// from the top and in columns from the left.
protocol SpanPainter {
  /// What the spans are painted on.
  associatedtype Canvas
  /// Paints one span.
  func paint(_ span: CoverageSpan, on canvas: inout Canvas)
}
