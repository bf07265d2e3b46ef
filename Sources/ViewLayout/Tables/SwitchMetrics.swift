// SPDX-License-Identifier: MIT

import Geometry

/// The measures of a switch.
///
/// - Source: measured by the community outside of widgets, for the systems of 2024 and of 2025; that a widget draws
///   the same is modelled. The shadow under the knob is left out. The distance to the label, and the fading of a
///   switch that cannot be used, are modelled.
struct SwitchMetrics {
  /// The track. Unit: pt.
  let size: Size
  /// The knob. Unit: pt.
  let knob: Size

  /// The room that a label leaves at least. Unit: pt.
  static let labelDistance = 8.0
  /// The share of the opacity of a switch that cannot be used. Unit: none, 0…1.
  static let disabledOpacity = 0.5

  /// The measures of the system that a palette belongs to.
  init(of palette: Palette) {
    switch palette {
    case .ios17:
      size = Size(51, 31)
      knob = Size(27, 27)
    case .ios26:
      size = Size(63, 31)
      knob = Size(34.5, 23)
    }
  }

  /// How far the knob stands from the edge. Unit: pt.
  var inset: Double { (size.height - knob.height) / 2 }
}
