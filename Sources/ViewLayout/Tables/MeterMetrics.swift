// SPDX-License-Identifier: MIT

import Typeset

/// The measures of gauges and progress views in a widget.
///
/// - Source: reverse-engineered from the system's styles for archived views, where a member does not say otherwise.
enum MeterMetrics {
  // MARK: Bars

  /// Between a bar and the labels above and below. Unit: pt.
  static let labelSpacing = 4.0
  /// The height of a bar at the standard text size. Modelled: that of UIKit's bar; the system's own number, which
  /// Dynamic Type scales as it does here, is lost. Unit: pt.
  static let barHeight = 4.0
  /// What lies behind the filled part.
  static let track = ShapeStyle.semantic(.tertiarySystemFill)

  /// Returns the height of a bar. Unit: pt.
  static func barHeight(at size: DynamicTypeSize) -> Double {
    barHeight * TextStyle.body.pointSize(at: size) / TextStyle.body.pointSize(at: .large)
  }

  // MARK: Rings

  /// The side of a ring that is offered nothing. Unit: pt.
  static let ringSide = 58.0
  /// The track's share of the tint. Unit: none, 0…1.
  static let trackOpacity = 0.35
  /// The standard deviation of the shadow ahead of the tip, over half the side. Unit: none.
  static let shadowShare = 0.03
  /// The height of what stands inside, over the side. Unit: none.
  static let centerShare = 0.5
  /// How far text inside may shrink. Unit: none.
  static let centerScale = 0.01

  /// Returns the width of a ring's line. Unit: pt.
  static func lineWidth(side: Double) -> Double { side / 10.5 }

  /// Returns the size of a font whose line has a height. That it is proportional is recorded, and how large it is
  /// modelled: as large as there is room. Unit: pt.
  static func fontSize(height: Double) -> Double { height / SystemFaceMetrics.lineHeight }

  // MARK: Markers

  /// How far an open ring runs around. Modelled: recorded are copies of it with 240 to 270. Unit: degrees.
  static let openRingSweep = 270.0
  /// The height of what stands in the opening, over the side. Modelled. Unit: none.
  static let gapShare = 0.17
  /// The line of a bar with a marker. Modelled: that of a ring. Unit: pt.
  static let markedBarHeight = lineWidth(side: ringSide)
  /// The gap around a marker, over the width of the line. Modelled. Unit: none.
  static let markerGap = 0.4
}
