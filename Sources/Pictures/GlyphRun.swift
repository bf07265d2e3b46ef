// SPDX-License-Identifier: MIT

public import Geometry

/// Glyphs of one face at one size, each at its own place.
///
/// Two runs are equal when their face is the same object and all else is equal.
public struct GlyphRun: Equatable, Sendable {
  /// One glyph and its pen position on the baseline.
  public struct Glyph: Hashable, Sendable {
    /// Which glyph.
    public var id: GlyphID
    /// The pen position. Unit: pt on the canvas.
    public var position: Point
    /// Creates a placed glyph.
    public init(id: GlyphID, position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// The face.
  public var source: any GlyphSource
  /// The size of one em. Unit: pt.
  public var pointSize: Double
  /// The glyphs in drawing order.
  public var glyphs: [Glyph]

  /// Creates a run.
  public init(source: any GlyphSource, pointSize: Double, glyphs: [Glyph]) {
    self.source = source
    self.pointSize = pointSize
    self.glyphs = glyphs
  }

  /// See ``GlyphRun``.
  public static func == (a: GlyphRun, b: GlyphRun) -> Bool {
    a.source === b.source && a.pointSize == b.pointSize && a.glyphs == b.glyphs
  }
}
