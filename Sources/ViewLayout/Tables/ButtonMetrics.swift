// SPDX-License-Identifier: MIT

import Geometry
import Typeset

/// The measures of a button in a widget: a capsule in the tint around a label in the tint.
///
/// - Source: reverse-engineered from the system's bordered style for widgets, regular control size. Which font and
///   foreground win when the surroundings set one is modelled: the surroundings'.
enum ButtonMetrics {
  /// The font of the label where none is set.
  static let font = FontStyle(.style(.body), weight: .semibold)
  /// The ground.
  static let shape = ShapeKind.capsule(.continuous)

  /// Returns the room around the label; it widens with the accessibility sizes. Unit: pt.
  static func padding(at size: DynamicTypeSize) -> EdgeInsets {
    let horizontal = 12 + 2 * Double(size.accessibilityStep)
    return EdgeInsets(top: 7, leading: horizontal, bottom: 7, trailing: horizontal)
  }

  /// Returns the opacity of the tint in the ground. Unit: none, 0…1.
  static func groundOpacity(of tint: ShapeStyle, in scheme: ColorScheme) -> Double {
    switch scheme {
    case .light: tint == .palette(.yellow) ? 0.14 : 0.12
    case .dark: 0.32
    }
  }
}
