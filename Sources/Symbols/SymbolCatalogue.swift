// SPDX-License-Identifier: MIT

/// The symbols that have a stand-in, by SF Symbols' names.
///
/// The drawings are Andon's own: each is made of simple shapes from what its name says. Names that start with `_` are
/// parts of drawings and no symbols.
public enum SymbolCatalogue {
  /// The names in alphabetical order.
  public static let names: [String] = designs.keys.filter { !$0.hasPrefix("_") }.sorted()

  /// Whether a name has a stand-in.
  public static func contains(_ name: String) -> Bool { symbol(name) != nil }

  /// Returns the drawing of a symbol, or nil for a name without a stand-in.
  public static func drawing(of name: String, in style: SymbolStyle = SymbolStyle()) -> SymbolDrawing? {
    symbol(name).flatMap { drawing(of: $0, in: style) }
  }

  /// Returns the ink of a symbol by levels, or nil for a name without a stand-in.
  ///
  /// A mark that is cut out of a disc is ink of the first level here.
  public static func layers(of name: String, in style: SymbolStyle = SymbolStyle()) -> [SymbolLayer]? {
    symbol(name).flatMap { try? SymbolComposer.layers(of: $0, in: style) }
  }

  /// Returns what is drawn for a name without a stand-in: a question mark in a box of dashes.
  public static func placeholder(in style: SymbolStyle = SymbolStyle()) -> SymbolDrawing {
    design("_unknown").flatMap { drawing(of: $0, in: style) } ?? .nothing
  }

  /// Returns a symbol or a part of one.
  static func design(_ name: String) -> SymbolDesign? { designs[name] }

  private static func symbol(_ name: String) -> SymbolDesign? { name.hasPrefix("_") ? nil : designs[name] }

  private static func drawing(of design: SymbolDesign, in style: SymbolStyle) -> SymbolDrawing? {
    SymbolCache.shared.value(for: SymbolCache.Key(name: design.name, style: style)) {
      try? SymbolComposer.drawing(of: design, in: style)
    }
  }

  private static let designs: [String: SymbolDesign] = {
    var designs: [String: SymbolDesign] = [:]
    for design in SymbolTables.all { designs[design.name] = design }
    return designs
  }()
}
