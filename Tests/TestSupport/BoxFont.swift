// SPDX-License-Identifier: MIT

public import Pictures

/// A face whose glyphs are squares, so that pictures survive any change of a font library.
///
/// Glyph 0 has no ink. Glyph *n* is a square of *n* tenths of an em, its lower left corner on the pen.
public final class BoxFont: GlyphSource {
  /// Ten units in one em.
  public let unitsPerEm = 10

  /// Creates the face.
  public init() {}

  /// Returns a square.
  public func outline(of glyph: GlyphID) -> GlyphOutline {
    let side = Int32(glyph.rawValue)
    guard side > 0 else { return GlyphOutline() }
    return GlyphOutline(elements: [
      .move(.init(0, 0)), .line(.init(0, side)), .line(.init(side, side)), .line(.init(side, 0)),
    ])
  }
}
