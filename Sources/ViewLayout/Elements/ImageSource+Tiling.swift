// SPDX-License-Identifier: MIT

import Geometry
import Pictures

extension ImageSource {
  /// The most pixels of a tiled image: those of some hundred widgets.
  private static let tiledLimit = 1 << 24

  /// Returns the image laid side by side from the top left corner, or nil where that would be too large.
  func tiled(to size: PixelSize) -> ImageSource? {
    guard size.width > 0, size.height > 0, size.width <= Self.tiledLimit / size.height else { return nil }
    var tiled = ContiguousArray<UInt32>()
    tiled.reserveCapacity(size.count)
    for row in 0..<size.height {
      let start = row % self.size.height * self.size.width
      for column in 0..<size.width { tiled.append(pixels[start + column % self.size.width]) }
    }
    return ImageSource(size: size, pixels: tiled, space: space)
  }
}
