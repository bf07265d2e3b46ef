// SPDX-License-Identifier: MIT

/// SwiftUI's contrasts of a colour scheme.
public enum ColorSchemeContrast: String, Hashable, Sendable, CaseIterable {
  case standard, increased
}

/// One style for each appearance of the system, as a colour set of an asset catalog gives them.
public struct AppearanceStyles: Hashable, Sendable {
  private var light: ShapeStyle
  private var dark: ShapeStyle
  private var lightIncreased: ShapeStyle
  private var darkIncreased: ShapeStyle

  /// Creates styles by asking for the one of each appearance.
  public init(_ style: (ColorScheme, ColorSchemeContrast) -> ShapeStyle) {
    light = style(.light, .standard)
    dark = style(.dark, .standard)
    lightIncreased = style(.light, .increased)
    darkIncreased = style(.dark, .increased)
  }

  /// Returns the style of an appearance.
  public func style(in scheme: ColorScheme, _ contrast: ColorSchemeContrast) -> ShapeStyle {
    switch (scheme, contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}
