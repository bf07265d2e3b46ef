// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

extension ResolvedStyle {
  /// Returns the style with a gradient laid along a bar, whatever way it ran before.
  func alongBar(isReversed: Bool) -> ResolvedStyle {
    guard case .gradient(var gradient) = self else { return self }
    let (left, right) = (UnitPoint(0, 0.5), UnitPoint(1, 0.5))
    gradient.arrangement = isReversed ? .linear(start: right, end: left) : .linear(start: left, end: right)
    return .gradient(gradient)
  }

  /// Returns what fills a piece of a ring, with a gradient laid around its middle. Unit of the angles: degrees
  /// clockwise from three o'clock.
  func around(_ center: Point, from start: Double, sweep: Double) -> Paint {
    switch self {
    case .solid(let color): .solid(color)
    case .gradient(let gradient):
      .gradient(
        Gradient(stops: gradient.stops, placement: .angular(center: center, start: start, end: start + sweep))
      )
    case .shadowed(let style, _): style.around(center, from: start, sweep: sweep)
    }
  }

  /// Whether nothing shows through it.
  var isOpaque: Bool {
    switch self {
    case .solid(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    case .shadowed(let style, _): style.isOpaque
    }
  }

  /// The colour, or the last one of a gradient.
  var lastColor: EncodedColor {
    switch self {
    case .solid(let color): color
    case .gradient(let gradient): gradient.stops.last?.color ?? .clear
    case .shadowed(let style, _): style.lastColor
    }
  }
}

extension Paint {
  /// Whether nothing of it can be seen.
  var isClear: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    }
  }
}
