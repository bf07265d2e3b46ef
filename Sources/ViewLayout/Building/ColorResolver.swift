// SPDX-License-Identifier: MIT

import Colorimetry
import Pictures

/// Turns styles into colours for one colour scheme and palette.
struct ColorResolver {
  let scheme: ColorScheme
  let contrast: ColorSchemeContrast
  let palette: Palette

  /// Returns a style that fills a shape among values that have flowed down.
  func style(_ style: ShapeStyle, among values: InheritedValues) -> ResolvedStyle {
    var own = values.foreground
    own.set(style)
    return self.style(of: own, tint: values.tint)
  }

  /// Returns the foreground among values that have flowed down.
  func foreground(among values: InheritedValues) -> ResolvedStyle {
    style(of: values.foreground, tint: values.tint)
  }

  private func style(of foreground: Foreground, tint: ShapeStyle) -> ResolvedStyle {
    guard let base = foreground.base else {
      return .solid(SystemColors.label(foreground.level, in: scheme).opacity(foreground.share))
    }
    return style(base, tint: tint).opacity(foreground.level.opacity * foreground.share)
  }

  /// Returns a style that stands alone, as in a `Color` view: levels are those of the label colours.
  func style(_ style: ShapeStyle, tint: ShapeStyle = .palette(.blue)) -> ResolvedStyle {
    switch style {
    case .color(let color): .solid(color)
    case .palette(let name): .solid(SystemColors.color(name, in: scheme, of: palette))
    case .semantic(let name): .solid(SystemColors.color(name, in: scheme, contrast))
    case .appearances(let styles): self.style(styles.style(in: scheme, contrast), tint: tint)
    case .hierarchical(let level): .solid(SystemColors.label(level, in: scheme))
    case .system(.tint): tint == style ? .solid(color(of: .palette(.blue))) : self.style(tint)
    case .system(let name): .solid(SystemColors.color(name, in: scheme, contrast))
    case .gradient(let gradient): .gradient(resolved(gradient, tint: tint))
    case .standardGradient(let style):
      .gradient(StandardGradient.of(self.style(style, tint: tint).firstColor))
    case .opacity(let style, let share): self.style(style, tint: tint).opacity(share)
    case .shadow(let style, let shadow): .shadowed(self.style(style, tint: tint), resolved(shadow))
    }
  }

  /// Returns the colour of a style that stands alone, of a gradient the first one.
  func color(of style: ShapeStyle) -> EncodedColor { self.style(style).firstColor }

  /// Returns a shadow with its colour.
  func resolved(_ shadow: ShadowStyle) -> ResolvedShadow {
    ResolvedShadow(color: color(of: shadow.color), radius: shadow.radius, x: shadow.x, y: shadow.y)
  }

  private func resolved(_ gradient: GradientStyle, tint: ShapeStyle) -> ResolvedGradient {
    ResolvedGradient(
      stops: gradient.stops.map {
        Gradient.Stop(color: style($0.style, tint: tint).firstColor, location: $0.location)
      },
      arrangement: gradient.arrangement, colorSpace: gradient.colorSpace)
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
