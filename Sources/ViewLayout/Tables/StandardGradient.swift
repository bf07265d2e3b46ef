// SPDX-License-Identifier: MIT

import Colorimetry
import Pictures

/// The gradient that SwiftUI makes of one colour, from top to bottom.
///
/// - Source: that it has two stops at 0 and 1 in device space and keeps the opacity is reverse-engineered. How the
///   two colours follow from the one is not public: modelled (guess) on the automatic gradient of Apple's icon
///   renderer, which is reverse-engineered.
enum StandardGradient {
  static func of(_ color: EncodedColor) -> ResolvedGradient {
    let shifted = shifted(color)
    let isDark = lightening(of: color) < 0
    return ResolvedGradient(
      stops: [
        Gradient.Stop(color: isDark ? color : shifted, location: 0),
        Gradient.Stop(color: isDark ? shifted : color, location: 1),
      ],
      arrangement: .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1)), colorSpace: .device)
  }

  /// Returns the share of the way to white that a colour moves; light ones darken instead. Unit: none.
  private static func lightening(of color: EncodedColor) -> Double {
    switch luma(of: color) {
    case ...0.25: 0.04
    case ...0.5: 0.08
    case ...0.75: 0.15
    default: -0.05
    }
  }

  /// Returns the weighted mean of the encoded components. Unit: none, 0…1.
  private static func luma(of color: EncodedColor) -> Double {
    0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
  }

  private static func shifted(_ color: EncodedColor) -> EncodedColor {
    let luma = luma(of: color)
    let share = lightening(of: color)
    func component(_ value: Double) -> Double {
      let saturated = value + 0.2 * (value - luma)
      return share < 0 ? saturated * (1 + share) : saturated + (1 - saturated) * share
    }
    return EncodedColor(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: color.alpha, in: color.space
    ).clamped
  }
}
