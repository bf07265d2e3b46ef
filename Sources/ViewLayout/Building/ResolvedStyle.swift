// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// A style whose colours are known, before the rectangle that it fills is placed.
indirect enum ResolvedStyle: Hashable {
  case solid(EncodedColor)
  case gradient(ResolvedGradient)
  case shadowed(ResolvedStyle, ResolvedShadow)

  /// Whether nothing of it can be seen.
  var isClear: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha <= 0 }
    case .shadowed(let style, _): style.isClear
    }
  }

  /// The shadows of the style, the outermost last.
  var shadows: [ResolvedShadow] {
    if case .shadowed(let style, let shadow) = self { style.shadows + [shadow] } else { [] }
  }

  /// The colour, or the first one of a gradient.
  var firstColor: EncodedColor {
    switch self {
    case .solid(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .clear
    case .shadowed(let style, _): style.firstColor
    }
  }

  /// Returns the style with its opacity multiplied by a factor; its shadows follow what they fall from.
  func opacity(_ factor: Double) -> ResolvedStyle {
    guard factor != 1 else { return self }
    switch self {
    case .solid(let color): return .solid(color.opacity(factor))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.opacity(factor)
      }
      return .gradient(gradient)
    case .shadowed(let style, let shadow): return .shadowed(style.opacity(factor), shadow)
    }
  }

  /// Returns what fills a shape, without its shadows. Unit of the rectangle that the style spans: pt.
  func paint(in rect: Rect) -> Paint {
    switch self {
    case .solid(let color): .solid(color)
    case .gradient(let gradient): .gradient(gradient.placed(in: rect))
    case .shadowed(let style, _): style.paint(in: rect)
    }
  }
}

/// A shadow whose colour is known. Unit of the lengths: pt.
struct ResolvedShadow: Hashable {
  var color: EncodedColor
  var radius: Double
  var x: Double
  var y: Double
}

/// A gradient whose colours are known, in shares of the rectangle that it fills.
struct ResolvedGradient: Hashable {
  var stops: [Gradient.Stop]
  var arrangement: GradientStyle.Arrangement
  var colorSpace: GradientStyle.ColorSpace

  /// Returns the gradient on the canvas.
  func placed(in rect: Rect) -> Gradient {
    let placement: Gradient.Placement =
      switch arrangement {
      case .linear(let start, let end): .linear(start: start.point(in: rect), end: end.point(in: rect))
      case .radial(let center, let startRadius, let endRadius):
        .radial(center: center.point(in: rect), startRadius: startRadius, endRadius: endRadius)
      case .elliptical(let center, let start, let end):
        .elliptical(
          center: center.point(in: rect), startRadii: Size(start * rect.width, start * rect.height),
          endRadii: Size(end * rect.width, end * rect.height))
      case .angular(let center, let startAngle, let endAngle):
        .angular(center: center.point(in: rect), start: startAngle, end: endAngle)
      }
    return Gradient(
      stops: stops, interpolation: colorSpace == .device ? .device : .perceptual, placement: placement)
  }
}
