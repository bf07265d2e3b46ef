// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Symbols
import Typeset

extension ElementBuilder {
  /// Returns the element of an image.
  func image(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .image(let content, let resizing) = node.view else { return LayoutElement() }
    switch content {
    case .symbol(let name):
      let element = symbol(name, resizing, path: node.path, values: surroundings.values)
      symbols.append(element)
      return element
    case .asset(let asset):
      return image(asset, resizing, of: node, foreground: colors.foreground(among: surroundings.values))
    }
  }

  private func symbol(
    _ name: String, _ resizing: ImageResizing, path: String, values: InheritedValues
  ) -> SymbolElement {
    let font = values.fontRequest(in: environment)
    let style = SymbolStyle(weight: font.weight.trait, scale: values.imageScale)
    let name = SymbolVariant.name(of: name, with: values.symbolVariants)
    let drawing = SymbolCatalogue.drawing(of: name, in: style)
    let foreground = colors.foreground(among: values)
    var inks: [SymbolElement.Ink] = []
    if values.symbolRenderingMode == .hierarchical, let layers = SymbolCatalogue.layers(of: name, in: style) {
      inks = layers.map { layer in
        SymbolElement.Ink(outline: layer.outline, style: foreground.opacity(Self.share(ofLevel: layer.level)))
      }
    }
    let whole = drawing ?? SymbolCatalogue.placeholder(in: style)
    if inks.isEmpty { inks = [SymbolElement.Ink(outline: whole.outline, style: foreground)] }
    if whole.followsReading, environment.isRightToLeft {
      for index in inks.indices { inks[index].outline = inks[index].outline.transformed(Self.mirror) }
    }
    return SymbolElement(
      path: path,
      setting: SymbolElement.Setting(
        name: name, isKnown: drawing != nil, drawing: whole, inks: inks, pointSize: font.size,
        resizing: resizing),
      grid: PixelGrid(scale: environment.displayScale))
  }

  private static let mirror = AffineTransform.scale(x: -1, y: 1)

  private static func share(ofLevel level: Int) -> Double {
    let levels: [HierarchicalLevel] = [.primary, .secondary, .tertiary]
    return levels[min(level, levels.count - 1)].opacity
  }
}

extension SymbolVariant {
  /// Returns the name of the drawing that comes nearest to a symbol with variants, or the name itself.
  ///
  /// A shape around the symbol counts before the slash, and a variant that a symbol does not have is left out, as in
  /// SwiftUI.
  static func name(of symbol: String, with variants: Set<SymbolVariant>) -> String {
    guard !variants.isEmpty else { return symbol }
    var base = symbol
    for variant in [SymbolVariant.circle, .square, .rectangle, .slash] where variants.contains(variant) {
      let candidate = "\(base).\(variant.rawValue)"
      if SymbolCatalogue.contains(candidate) { base = candidate }
    }
    let filled = "\(base).fill"
    return variants.contains(.fill) && SymbolCatalogue.contains(filled) ? filled : base
  }
}

extension FontWeight {
  /// The weight as font descriptors count it.
  ///
  /// - Source: the constants of `UIFont.Weight`.
  fileprivate var trait: Double {
    switch self {
    case .ultraLight: -0.8
    case .thin: -0.6
    case .light: -0.4
    case .regular: 0
    case .medium: 0.23
    case .semibold: 0.3
    case .bold: 0.4
    case .heavy: 0.56
    case .black: 0.62
    }
  }
}
