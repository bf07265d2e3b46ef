// SPDX-License-Identifier: MIT

public import Colorimetry

/// A colour by name or by value, resolved against colour scheme and palette when it is drawn.
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
  /// Another style at a share of its opacity. Unit: none, 0…1.
  case opacity(ShapeStyle, Double)
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
