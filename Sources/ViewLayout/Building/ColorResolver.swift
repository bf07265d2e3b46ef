// SPDX-License-Identifier: MIT

import Colorimetry

/// Turns styles into colours for one colour scheme and palette.
struct ColorResolver {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  let palette: Palette

  /// Returns the colour of a style that fills a shape or sets text inside a foreground style.
  func color(of style: ShapeStyle, inside foreground: Foreground) -> EncodedColor {
    var own = foreground
    own.set(style)
    return color(of: own)
  }

  /// Returns the colour of the foreground.
  func color(of foreground: Foreground) -> EncodedColor {
    guard let base = foreground.base else {
      return SystemColors.label(foreground.level, in: scheme).opacity(foreground.share)
    }
    return color(of: base).opacity(foreground.level.opacity * foreground.share)
  }

  /// Returns the colour of a style that stands alone, as in a `Color` view: levels are those of the label colours.
  func color(of style: ShapeStyle) -> EncodedColor {
    switch style {
    case .color(let color): color
    case .palette(let name): SystemColors.color(name, in: scheme, of: palette)
    case .semantic(let name): SystemColors.color(name, in: scheme, contrast)
    case .appearances(let styles): color(of: styles.style(in: scheme, contrast))
    case .hierarchical(let level): SystemColors.label(level, in: scheme)
    case .opacity(let style, let share): color(of: style).opacity(share)
    }
  }
}

extension HierarchicalLevel {
  /// The share of the opacity that a level leaves of a style of one's own.
  ///
  /// - Source: reverse-engineered from SwiftUI's content style; the label colours have levels of their own.
  var opacity: Double {
    switch self {
    case .primary: 1
    case .secondary: 0.5
    case .tertiary: 0.25
    case .quaternary: 0.18
    }
  }
}
