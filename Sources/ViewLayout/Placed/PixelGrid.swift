// SPDX-License-Identifier: MIT

import Geometry

/// The grid of the canvas's pixels, which drawn rectangles and baselines lie on.
struct PixelGrid {
  /// Pixels of the canvas per point.
  let scale: Double

  /// Positions this close to a line or to the middle of a pixel lie on it: sums of thirds of a point miss it by the
  /// last bits. Unit: px.
  static let tolerance = 1e-6

  /// Returns the nearest line of the grid; the middle goes to the larger coordinate. Unit: pt.
  func rounded(_ position: Double) -> Double {
    (position * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// Returns the first line of the grid at or after a position. Unit: pt.
  func roundedUp(_ position: Double) -> Double {
    (position * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns the rectangle with each edge on the nearest line of the grid.
  func rounded(_ rect: Rect) -> Rect {
    let left = rounded(rect.minX)
    let top = rounded(rect.minY)
    return Rect(left, top, rounded(rect.maxX) - left, rounded(rect.maxY) - top)
  }
}
