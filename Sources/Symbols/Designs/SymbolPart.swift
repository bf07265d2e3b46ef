// SPDX-License-Identifier: MIT

import Geometry

/// One step of a symbol's drawing: ink that is added, or a gap that is cut into what lies before it.
struct SymbolPart {
  /// What a path stands for.
  enum Kind {
    /// A line along the path, as wide as the weight says.
    case line
    /// The inside of the path, as far out as a line along its edge would reach.
    case area
    /// The inside of the path.
    case solid
    /// A line in the outlined variant, an area in the filled one.
    case body
    /// A line in the outlined variant, cut out in the filled one.
    case mark
    /// An area in the outlined variant, cut out in the filled one.
    case hole
    /// A line in the outlined variant, an area cut out of the filled one.
    case opening
    /// Cuts a line.
    case cutLine
    /// Cuts an area, as far out as a line along its edge would reach.
    case cutArea
    /// Another symbol's parts.
    case symbol(String)
    /// Cuts what another symbol adds.
    case cutSymbol(String)
  }

  var kind: Kind
  var path = ""
  /// How many times as wide as the weight's line a line is. Unit: none.
  var width = 1.0
  /// Which share of the weight's growth beyond regular a line takes part in; fine details clog at full share.
  var growth = 1.0
  /// Room that is cut on both sides beyond the line. Unit: design unit.
  var gap = 0.0
  /// Which level of the foreground hierarchy draws the part, 0 for the first.
  var level = 0
  /// The size and place at which another symbol stands.
  var scale = 1.0
  var x = 0.0
  var y = 0.0
}

extension SymbolPart {
  /// The growth of marks inside a body.
  private static let detailGrowth = 0.55

  static func line(
    _ path: String, _ width: Double = 1, growth: Double = 1, level: Int = 0
  ) -> SymbolPart {
    SymbolPart(kind: .line, path: path, width: width, growth: growth, level: level)
  }
  static func area(
    _ path: String, _ width: Double = 1, growth: Double = 1, level: Int = 0
  ) -> SymbolPart {
    SymbolPart(kind: .area, path: path, width: width, growth: growth, level: level)
  }
  static func solid(_ path: String, level: Int = 0) -> SymbolPart {
    SymbolPart(kind: .solid, path: path, level: level)
  }
  static func body(
    _ path: String, _ width: Double = 1, growth: Double = 1, level: Int = 0
  ) -> SymbolPart {
    SymbolPart(kind: .body, path: path, width: width, growth: growth, level: level)
  }
  static func mark(_ path: String, _ width: Double = 1, level: Int = 0) -> SymbolPart {
    SymbolPart(kind: .mark, path: path, width: width, growth: detailGrowth, level: level)
  }
  static func hole(_ path: String, _ width: Double = 1) -> SymbolPart {
    SymbolPart(kind: .hole, path: path, width: width, growth: detailGrowth)
  }
  static func opening(_ path: String) -> SymbolPart {
    SymbolPart(kind: .opening, path: path, growth: detailGrowth)
  }
  static func cutLine(_ path: String, _ width: Double = 1, gap: Double = 0) -> SymbolPart {
    SymbolPart(kind: .cutLine, path: path, width: width, gap: gap)
  }
  static func cutArea(_ path: String, _ width: Double = 1, gap: Double = 0) -> SymbolPart {
    SymbolPart(kind: .cutArea, path: path, width: width, gap: gap)
  }
  static func symbol(
    _ name: String, _ scale: Double, x: Double = 0, y: Double = 0, width: Double = 1, level: Int = 0
  ) -> SymbolPart {
    SymbolPart(
      kind: .symbol(name), width: width, level: level, scale: scale, x: x, y: y)
  }
  static func cutSymbol(
    _ name: String, _ scale: Double, x: Double = 0, y: Double = 0, width: Double = 1, gap: Double = 0
  ) -> SymbolPart {
    SymbolPart(kind: .cutSymbol(name), width: width, gap: gap, scale: scale, x: x, y: y)
  }
}

/// The two ways in which a family of parts is drawn.
enum SymbolVariant {
  case outlined, filled
}
