// SPDX-License-Identifier: MIT

import Geometry

/// The drawing of one symbol as the tables give it.
struct SymbolDesign {
  var name: String
  /// The room at each side of the ink. Unit: design unit.
  var room: Double
  var parts: [SymbolPart]
  var variant = SymbolVariant.outlined
  /// Whether the symbol points along the reading direction and is turned round in right-to-left text.
  var followsReading = false

  init(
    _ name: String, room: Double = SymbolDesign.standardRoom, _ parts: [SymbolPart],
    followsReading: Bool = false
  ) {
    self.name = name
    self.room = room
    self.parts = parts
    self.followsReading = followsReading
  }

  /// The room beside symbols that stand in a circle or are about as wide as one.
  ///
  /// Derived from the recorded aspect of the circle's image, 128 : 123, its recorded diameter, and `heightRoom`.
  static let standardRoom = 11.3
  /// The room beside open symbols, such as a plus or a chevron; derived in the same way from theirs.
  static let openRoom = 15.0
  /// The room above and below the ink.
  ///
  /// Derived from the one record of both ink and image: `chevron.compact.down` at 64 pt light, an image 25.67 pt
  /// high around ink of 43 px at three pixels per point.
  static let heightRoom = 8.86
}

/// Designs that come in families, so that a line of a table says all of them.
extension [SymbolDesign] {
  /// A symbol that stands alone.
  static func one(
    _ name: String, room: Double = SymbolDesign.standardRoom, _ parts: [SymbolPart]
  ) -> [SymbolDesign] {
    [SymbolDesign(name, room: room, parts)]
  }

  /// A symbol that points along the reading direction, with the same drawing as one that does not.
  static func reading(_ name: String, as other: String, room: Double = SymbolDesign.openRoom)
    -> [SymbolDesign]
  {
    [SymbolDesign(name, room: room, [.symbol(other, 1)], followsReading: true)]
  }

  /// A symbol and its filled variant, from parts that say what each does in both.
  static func pair(
    _ name: String, room: Double = SymbolDesign.standardRoom, fillRoom: Double? = nil, _ parts: [SymbolPart]
  ) -> [SymbolDesign] {
    var filled = SymbolDesign("\(name).fill", room: fillRoom ?? room, parts)
    filled.variant = .filled
    return [SymbolDesign(name, room: room, parts), filled]
  }

  /// `X.circle` and `X.circle.fill`: a symbol in a ring, and cut out of a disc.
  static func circled(
    _ name: String, _ scale: Double, of symbol: String? = nil, x: Double = 0, y: Double = 0,
    width: Double = 0.95
  ) -> [SymbolDesign] {
    enclosed("\(name).circle", in: SymbolDesign.circlePath, symbol ?? name, scale, x, y, width)
  }

  /// `X.square` and `X.square.fill`.
  static func squared(
    _ name: String, _ scale: Double, of symbol: String? = nil, x: Double = 0, y: Double = 0,
    width: Double = 0.95
  ) -> [SymbolDesign] {
    enclosed("\(name).square", in: SymbolDesign.squarePath, symbol ?? name, scale, x, y, width)
  }

  private static func enclosed(
    _ name: String, in path: String, _ symbol: String, _ scale: Double, _ x: Double, _ y: Double,
    _ width: Double
  ) -> [SymbolDesign] {
    [
      SymbolDesign(name, [.line(path, level: 1), .symbol(symbol, scale, x: x, y: y, width: width)]),
      SymbolDesign(
        "\(name).fill", [.area(path, level: 1), .cutSymbol(symbol, scale, x: x, y: y, width: width * 1.08)]),
    ]
  }

  /// `X.slash`, or `Y.slash.fill` of `Y.fill`: a line through a symbol with a gap around it.
  static func slashed(
    _ name: String, room: Double = SymbolDesign.standardRoom, _ line: String = "M -38 -40 L 38 40"
  ) -> [SymbolDesign] {
    let isFilled = name.hasSuffix(".fill")
    let slashed = isFilled ? "\(name.dropLast(5)).slash.fill" : "\(name).slash"
    return [
      SymbolDesign(
        slashed, room: room,
        [.symbol(name, 1, level: 1), .cutLine(line, gap: 5.5), .line(line)])
    ]
  }

  /// A symbol with a badge: a disc with a mark cut out, or plain, and a gap around it.
  static func badged(
    _ name: String, _ symbol: String, _ mark: String? = nil, scale: Double = 0.36, x: Double, y: Double,
    radius: Double = 16, room: Double = SymbolDesign.standardRoom
  ) -> [SymbolDesign] {
    let path = "O \(x) \(y) \(radius)"
    var parts: [SymbolPart] = [
      .symbol(symbol, 1, level: 1), .cutArea(path, gap: 6), .area(path),
    ]
    if let mark { parts.append(.cutSymbol(mark, scale, x: x, y: y, width: 0.85)) }
    return [SymbolDesign(name, room: room, parts)]
  }
}

extension SymbolDesign {
  /// The middle line of the circle around a symbol; see `SymbolMetrics`.
  static let circlePath = "O 0 0 45.805"
  /// The middle line of the square around a symbol. Modelled.
  static let squarePath = "R -39.5 -39.5 79 79 15"
}
