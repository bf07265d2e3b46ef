// SPDX-License-Identifier: MIT

/// The symbols that have a stand-in, by SF Symbols' names.
///
/// The drawings are Andon's own: each is made of simple shapes from what its name says.
public enum SymbolCatalogue {
  /// The names in alphabetical order.
  public static let names: [String] = designs.keys.filter { !$0.hasPrefix("_") }.sorted()

  /// Returns the drawing of a symbol, or nil for a name without a stand-in.
  public static func drawing(of name: String, in style: SymbolStyle = SymbolStyle()) -> SymbolDrawing? {
    guard let design = design(name) else { return nil }
    return try? SymbolComposer.drawing(of: design, in: style)
  }

  /// Returns the ink of a symbol by levels, or nil for a name without a stand-in.
  ///
  /// A mark that is cut out of a disc is ink of the first level here.
  public static func layers(of name: String, in style: SymbolStyle = SymbolStyle()) -> [SymbolLayer]? {
    guard let design = design(name) else { return nil }
    return try? SymbolComposer.layers(of: design, in: style)
  }

  static func design(_ name: String) -> SymbolDesign? { designs[name] }

  private static let designs: [String: SymbolDesign] = {
    var designs: [String: SymbolDesign] = [:]
    for design in SymbolTables.all { designs[design.name] = design }
    return designs
  }()
}

/// The drawings by subject.
enum SymbolTables {
  static var all: [SymbolDesign] {
    [
      marks, arrows, playback, shapes, sky, people, places, devices, papers, things, charts, vehicles,
    ].flatMap { $0 }
  }

  /// Room beside open symbols, in the tables' short form.
  static let open = SymbolDesign.openRoom
}
