// SPDX-License-Identifier: MIT

import Colorimetry

/// The system's colours by name, light and dark, without increased contrast.
///
/// - Source: the named colours are those of Apple's Human Interface Guidelines, Color, in the editions of June 2023
///   (`ios17`) and of June 2025 (`ios26`): official, published as bytes, taken as sRGB. The label colours and the
///   divider are reverse-engineered from the system and agree with the community's tables; Apple publishes no bytes
///   for them.
enum SystemColors {
  /// Returns a named colour.
  static func color(_ name: PaletteColor, in scheme: ColorScheme, of palette: Palette) -> EncodedColor {
    let pair =
      switch palette {
      case .ios17: ios17(name)
      case .ios26: ios26(name)
      }
    return scheme == .light ? pair.light : pair.dark
  }

  /// Returns a level of the foreground where no style is set.
  static func label(_ level: HierarchicalLevel, in scheme: ColorScheme) -> EncodedColor {
    switch (level, scheme) {
    case (.primary, .light): .black
    case (.primary, .dark): .white
    case (.secondary, .light): EncodedColor(bytes: 60, 60, 67, alpha: 0.6)
    case (.secondary, .dark): EncodedColor(bytes: 235, 235, 245, alpha: 0.6)
    case (.tertiary, .light): EncodedColor(bytes: 60, 60, 67, alpha: 0.3)
    case (.tertiary, .dark): EncodedColor(bytes: 235, 235, 245, alpha: 0.3)
    case (.quaternary, .light): EncodedColor(bytes: 60, 60, 67, alpha: 0.18)
    case (.quaternary, .dark): EncodedColor(bytes: 235, 235, 245, alpha: 0.16)
    }
  }

  /// Returns the colour of a divider.
  static func divider(in scheme: ColorScheme) -> EncodedColor {
    switch scheme {
    case .light: EncodedColor(bytes: 60, 60, 67, alpha: 0.29)
    case .dark: EncodedColor(bytes: 84, 84, 88, alpha: 0.6)
    }
  }

  /// Returns the colour of a style that is named by its purpose; the tint comes from the surroundings.
  ///
  /// - Source: reverse-engineered; the background is the lowest of the system's layers.
  static func color(
    _ name: SystemStyle, in scheme: ColorScheme, _ contrast: ColorSchemeContrast
  ) -> EncodedColor {
    switch name {
    case .tint: color(.blue, in: scheme, of: .ios26)
    case .background: scheme == .light ? .white : .black
    case .separator:
      scheme == .light
        ? EncodedColor(bytes: 60, 60, 67, alpha: 0.29) : EncodedColor(bytes: 80, 80, 88, alpha: 0.6)
    case .fill: color(SemanticColor.systemFill, in: scheme, contrast)
    case .secondaryFill: color(SemanticColor.secondarySystemFill, in: scheme, contrast)
    case .tertiaryFill: color(SemanticColor.tertiarySystemFill, in: scheme, contrast)
    case .quaternaryFill: color(SemanticColor.quaternarySystemFill, in: scheme, contrast)
    }
  }

  private typealias Pair = (light: EncodedColor, dark: EncodedColor)
  private typealias Bytes = (UInt8, UInt8, UInt8)

  private static func pair(_ light: Bytes, _ dark: Bytes) -> Pair {
    (EncodedColor(bytes: light.0, light.1, light.2), EncodedColor(bytes: dark.0, dark.1, dark.2))
  }

  private static func ios17(_ name: PaletteColor) -> Pair {
    switch name {
    case .red: pair((255, 59, 48), (255, 69, 58))
    case .orange: pair((255, 149, 0), (255, 159, 10))
    case .yellow: pair((255, 204, 0), (255, 214, 10))
    case .green: pair((52, 199, 89), (48, 209, 88))
    case .mint: pair((0, 199, 190), (102, 212, 207))
    case .teal: pair((48, 176, 199), (64, 200, 224))
    case .cyan: pair((50, 173, 230), (100, 210, 255))
    case .blue: pair((0, 122, 255), (10, 132, 255))
    case .indigo: pair((88, 86, 214), (94, 92, 230))
    case .purple: pair((175, 82, 222), (191, 90, 242))
    case .pink: pair((255, 45, 85), (255, 55, 95))
    case .brown: pair((165, 132, 94), (172, 142, 104))
    case .gray, .black, .white, .clear: sameInAllPalettes(name)
    }
  }

  private static func ios26(_ name: PaletteColor) -> Pair {
    switch name {
    case .red: pair((255, 56, 60), (255, 66, 69))
    case .orange: pair((255, 141, 40), (255, 146, 48))
    case .yellow: pair((255, 204, 0), (255, 214, 0))
    case .green: pair((52, 199, 89), (48, 209, 88))
    case .mint: pair((0, 200, 179), (0, 218, 195))
    case .teal: pair((0, 195, 208), (0, 210, 224))
    case .cyan: pair((0, 192, 232), (60, 211, 254))
    case .blue: pair((0, 136, 255), (0, 145, 255))
    case .indigo: pair((97, 85, 245), (109, 124, 255))
    case .purple: pair((203, 48, 224), (219, 52, 242))
    case .pink: pair((255, 45, 85), (255, 55, 95))
    case .brown: pair((172, 127, 94), (183, 138, 102))
    case .gray, .black, .white, .clear: sameInAllPalettes(name)
    }
  }

  private static func sameInAllPalettes(_ name: PaletteColor) -> Pair {
    switch name {
    case .gray: pair((142, 142, 147), (142, 142, 147))
    case .black: (.black, .black)
    case .white: (.white, .white)
    default: (.clear, .clear)
    }
  }
}
