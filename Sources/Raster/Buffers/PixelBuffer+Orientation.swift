// SPDX-License-Identifier: MIT

import Geometry

/// How the rows and columns of a stored picture lie in the upright one, by EXIF's numbers.
public enum PictureOrientation: Int, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case mirroredUpsideDown = 4
  case mirroredTurnedLeft = 5
  case turnedLeft = 6
  case mirroredTurnedRight = 7
  case turnedRight = 8

  /// Whether rows of the stored picture are columns of the upright one.
  fileprivate var swapsAxes: Bool { rawValue >= 5 }
}

extension PixelBuffer {
  /// Returns the upright picture of one that is stored in an orientation.
  ///
  /// - Source: EXIF 2.32, tag 274: where the 0th row and the 0th column of the stored picture lie.
  public func oriented(_ orientation: PictureOrientation) -> PixelBuffer {
    guard orientation != .upright else { return self }
    let upright = orientation.swapsAxes ? PixelSize(size.height, size.width) : size
    var result = PixelBuffer(size: upright, space: space)
    var place = 0
    for y in 0..<upright.height {
      for x in 0..<upright.width {
        let (left, top) = (x, y)
        let (right, bottom) = (size.width - 1, size.height - 1)
        let (column, row) =
          switch orientation {
          case .upright: (left, top)
          case .mirrored: (right - left, top)
          case .upsideDown: (right - left, bottom - top)
          case .mirroredUpsideDown: (left, bottom - top)
          case .mirroredTurnedLeft: (top, left)
          case .turnedLeft: (top, bottom - left)
          case .mirroredTurnedRight: (right - top, bottom - left)
          case .turnedRight: (right - top, left)
          }
        result.pixels[place] = pixels[row * size.width + column]
        place += 1
      }
    }
    return result
  }
}
