// SPDX-License-Identifier: MIT

import Geometry

/// The measures of a spinner.
///
/// - Source: reverse-engineered from UIKit, outside of widgets; that a widget shows its first frame is modelled.
struct SpinnerMetrics {
  /// The side of the box. Unit: pt.
  let side: Double
  /// One spoke, upright. Unit: pt.
  let spoke: Size
  /// From the middle to the spokes. Unit: pt.
  let innerRadius: Double

  /// How many spokes there are.
  static let spokes = 8

  /// The measures of a size of controls; that only the large ones have the large spinner is modelled.
  init(for size: ControlSize) {
    switch size {
    case .mini, .small, .regular:
      (side, spoke, innerRadius) = (20, Size(2.5, 6.5), 3.5)
    case .large, .extraLarge:
      (side, spoke, innerRadius) = (37, Size(5, 12), 5.5)
    }
  }

  /// Returns the opacity of a spoke, counted from the brightest. Unit: none, 0…1.
  static func opacity(of place: Int) -> Double { max(0.32, 1 - 0.085 * Double(place)) * 0.85 }
}
