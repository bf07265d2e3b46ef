// SPDX-License-Identifier: MIT

import Geometry

/// The pixels of a rectangle of the device, to be drawn on: the whole buffer or a layer above it.
struct Surface {
  /// The rectangle. Unit: device px.
  var bounds: PixelRect
  /// The pixels of the rectangle, row by row; a kept layer may have more behind them.
  var pixels: ContiguousArray<UInt32>

  /// Returns the places in `pixels` of a part of one row that lies inside the bounds.
  func places(row: Int, _ columns: Range<Int>) -> Range<Int> {
    let start = (row - bounds.minY) * bounds.width - bounds.minX
    return start + columns.lowerBound..<start + columns.upperBound
  }

  /// Writes one pixel to every place of a rectangle that lies inside the bounds.
  mutating func fill(_ rect: PixelRect, with color: UInt32) {
    for row in rect.minY..<rect.maxY {
      let places = places(row: row, rect.minX..<rect.maxX)
      var span = pixels.mutableSpan
      fillRow(color, places, of: &span)
    }
  }

  /// Lays one premultiplied pixel over every place of a rectangle that lies inside the bounds.
  mutating func compose(_ color: UInt32, over rect: PixelRect) {
    if color >> 24 == 255 { return fill(rect, with: color) }
    for row in rect.minY..<rect.maxY {
      let places = places(row: row, rect.minX..<rect.maxX)
      var span = pixels.mutableSpan
      composeRow(color, over: places, of: &span)
    }
  }
}
