// SPDX-License-Identifier: MIT

public import Geometry

extension PixelBuffer {
  /// Takes the code values of another picture of the same size as they stand, whatever space each is in.
  ///
  /// - Precondition: sizes are equal.
  public mutating func copyCodes(of other: PixelBuffer) { copyCodes(of: other, in: PixelRect(size)) }

  /// Takes the code values of a part of another picture of the same size, whatever space each is in.
  ///
  /// - Precondition: sizes are equal.
  public mutating func copyCodes(of other: PixelBuffer, in part: PixelRect) {
    precondition(size == other.size, "the pictures are of one size")
    let part = part.intersection(PixelRect(size))
    for row in part.minY..<part.maxY {
      let start = row * size.width
      var target = pixels.mutableSpan
      copyRow(
        other.pixels.span, start + part.minX..<start + part.maxX, to: &target, from: start + part.minX)
    }
  }

  /// Replaces pixels by those of another picture, its top left corner at a place; what lies outside is left out.
  ///
  /// - Precondition: both pictures are in one space.
  public mutating func copy(_ other: PixelBuffer, x: Int, y: Int) {
    place(other, x: x, y: y) { source, places, pixels, start in
      copyRow(source, places, to: &pixels, from: start)
    }
  }

  /// Lays another picture over this one, its top left corner at a place; what lies outside is left out.
  ///
  /// - Precondition: both pictures are in one space.
  public mutating func draw(_ other: PixelBuffer, x: Int, y: Int) {
    place(other, x: x, y: y) { source, places, pixels, start in
      composeRow(source, places, by: 255, over: &pixels, from: start)
    }
  }

  /// Takes back the pixels of a part from another picture of the same size and space.
  ///
  /// - Precondition: sizes and spaces are equal.
  public mutating func restore(_ part: PixelRect, from other: PixelBuffer) {
    precondition(size == other.size && space == other.space, "the pictures are of one size and space")
    copyCodes(of: other, in: part)
  }

  /// Calls a kernel for each row that two pictures share.
  private mutating func place(
    _ other: PixelBuffer, x: Int, y: Int,
    _ row: (Span<UInt32>, Range<Int>, inout MutableSpan<UInt32>, Int) -> Void
  ) {
    precondition(space == other.space, "both pictures are in one space")
    let width = size.width
    let part = PixelRect(other.size).moved(x: x, y: y).intersection(PixelRect(size))
    guard !part.isEmpty else { return }
    for line in part.minY..<part.maxY {
      let start = (line - y) * other.size.width - x
      var target = pixels.mutableSpan
      row(
        other.pixels.span, start + part.minX..<start + part.maxX, &target,
        line * width + part.minX)
    }
  }
}
