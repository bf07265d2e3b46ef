// SPDX-License-Identifier: MIT

public import Geometry

/// Glyphs of one face at one size, each at its own place.
public struct GlyphRun: Sendable {
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
}
