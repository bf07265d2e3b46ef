// SPDX-License-Identifier: MIT

import Geometry
import Typeset

/// The measures of a bordered button in a widget.
///
/// - Source: reverse-engineered from the system's bordered style for widgets. Which font and foreground win when the
///   surroundings set one is modelled: the surroundings'.
enum ButtonMetrics {
  /// What a label that cannot be used is drawn in.
  static let disabledLabel = ShapeStyle.opacity(.hierarchical(.tertiary), 0.75)
  /// The ground of a button that cannot be used, and of a toggle that is off.
  static let neutralGround = ShapeStyle.semantic(.secondarySystemFill)

  /// Returns the font of the label where none is set.
  static func font(for size: ControlSize) -> FontStyle {
    switch size {
    case .mini, .small: FontStyle(.style(.subheadline), weight: .semibold)
    case .regular, .large, .extraLarge: FontStyle(.style(.body), weight: .semibold)
    }
  }

  /// Returns the room around the label; it widens with the accessibility sizes, a circle's does not. Unit: pt.
  static func padding(
    for size: ControlSize, in shape: ButtonBorderShape, at dynamicTypeSize: DynamicTypeSize
  ) -> EdgeInsets {
    if shape == .circle { return EdgeInsets(all: circlePadding(for: size)) }
    let (horizontal, vertical): (Double, Double) =
      switch size {
      case .mini, .small: (10, 5)
      case .regular: (12, 7)
      case .large, .extraLarge: (20, 15)
      }
    let width = horizontal + 2 * Double(dynamicTypeSize.accessibilityStep)
    return EdgeInsets(top: vertical, leading: width, bottom: vertical, trailing: width)
  }

  private static func circlePadding(for size: ControlSize) -> Double {
    switch size {
    case .mini, .small: 8
    case .regular: 10
    case .large, .extraLarge: 18
    }
  }

  /// Returns the opacity of the tint in the ground of the bordered style. Unit: none, 0…1.
  static func groundOpacity(of tint: ShapeStyle, in scheme: ColorScheme) -> Double {
    switch scheme {
    case .light: tint == .palette(.yellow) ? 0.14 : 0.12
    case .dark: 0.32
    }
  }

  /// Returns the edge of a ground. Unit of the height: pt.
  static func shape(_ border: ButtonBorderShape, height: Double) -> ShapeKind {
    switch border {
    case .automatic, .capsule: .capsule(.continuous)
    case .roundedRectangle(let radius):
      .roundedRectangle(cornerRadius: radius ?? (0.175 * height).rounded(.up), .continuous)
    case .circle: .circle
    }
  }
}
