// SPDX-License-Identifier: MIT

public import Colorimetry

/// What a shape or a text is filled with, resolved against colour scheme, palette and surroundings when it is drawn.
public indirect enum ShapeStyle: Hashable, Sendable {
  /// A colour by value.
  case color(EncodedColor)
  /// A colour of the system's palette.
  case palette(PaletteColor)
  /// A colour that the system names by its purpose, as UIKit does.
  case semantic(SemanticColor)
  /// One style for each appearance, as an asset catalog gives them.
  case appearances(AppearanceStyles)
  /// A level of the foreground hierarchy.
  case hierarchical(HierarchicalLevel)
  /// A style that the system names by its purpose.
  case system(SystemStyle)
  /// Colours that flow into each other.
  case gradient(GradientStyle)
  /// The system's own gradient of a colour: SwiftUI's `Color.gradient`.
  case standardGradient(ShapeStyle)
  /// Another style at a share of its opacity. Unit: none, 0…1.
  case opacity(ShapeStyle, Double)
  /// Another style with a shadow under what it fills.
  case shadow(ShapeStyle, ShadowStyle)
}

/// SwiftUI's named colours.
public enum PaletteColor: String, Hashable, Sendable, CaseIterable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, black, white, clear
}

/// The levels of a foreground style.
public enum HierarchicalLevel: String, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary, quaternary
}

/// SwiftUI's styles that are named by what they are for.
public enum SystemStyle: String, Hashable, Sendable, CaseIterable {
  /// The colour of controls in the surroundings.
  case tint
  /// What lies under all.
  case background
  /// Lines between things.
  case separator
  /// Grounds of controls, the strongest first.
  case fill
  case secondaryFill = "fill.secondary"
  case tertiaryFill = "fill.tertiary"
  case quaternaryFill = "fill.quaternary"
}

/// A shadow that falls from what a view or a style draws.
public struct ShadowStyle: Hashable, Sendable {
  /// The colour.
  public var color: ShapeStyle
  /// The standard deviation of the blur. Unit: pt.
  public var radius: Double
  /// How far the shadow lies to the right. Unit: pt.
  public var x: Double
  /// How far the shadow lies below. Unit: pt.
  public var y: Double

  /// SwiftUI's colour of a shadow that names none: black at 0.33.
  ///
  /// - Source: reverse-engineered from SwiftUI's shadow effect.
  public static let defaultColor = ShapeStyle.opacity(.palette(.black), 0.33)

  /// Creates a shadow.
  public init(color: ShapeStyle = defaultColor, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
