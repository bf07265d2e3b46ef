// SPDX-License-Identifier: MIT

import Geometry
import ViewLayout

/// A leaf that ignores what it is offered.
struct FixedLeaf: MeasuredLeaf {
  var answer: Size
  func size(width: Double?, height: Double?) -> Size { answer }
}

/// A leaf that clamps what it is offered, each length on its own.
struct FlexibleLeaf: MeasuredLeaf {
  var width: (min: Double, ideal: Double, max: Double)
  var height: (min: Double, ideal: Double, max: Double)

  func size(width: Double?, height: Double?) -> Size {
    Size(Self.clamp(width, to: self.width), Self.clamp(height, to: self.height))
  }

  private static func clamp(_ length: Double?, to limits: (min: Double, ideal: Double, max: Double)) -> Double
  {
    length.map { min(max($0, limits.min), limits.max) } ?? limits.ideal
  }
}

/// A leaf that needs the more height the less width it gets, as a text does.
struct AreaLeaf: MeasuredLeaf {
  var area: Double

  func size(width: Double?, height: Double?) -> Size {
    guard let width, width.isFinite else { return Size(area / 10, 10) }
    return Size(width, max(area / max(width, 1), 10))
  }
}
