// SPDX-License-Identifier: MIT

/// A face that can give the outline of a glyph.
///
/// The rasteriser sees faces through this alone, so that it knows no fonts and tests can draw squares.
public protocol GlyphSource: AnyObject, Sendable {
  /// The number of font units in one em.
  var unitsPerEm: Int { get }
  /// Returns the unhinted outline of a glyph; empty for a glyph without ink.
  func outline(of glyph: GlyphID) -> GlyphOutline
}

/// The number of a glyph in its face.
public struct GlyphID: Hashable, Sendable {
  /// The index in the face's glyph table; 0 is the box for a missing character.
  public var rawValue: UInt32
  /// Creates a glyph number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The outline of a glyph in font units, y axis up, as the face stores it.
public struct GlyphOutline: Hashable, Sendable {
  /// A position in font units.
  public struct Position: Hashable, Sendable {
    /// To the right of the pen.
    public var x: Int32
    /// Above the baseline.
    public var y: Int32
    /// Creates a position.
    public init(_ x: Int32, _ y: Int32) {
      self.x = x
      self.y = y
    }
  }

  /// One piece; contours are closed and filled by the non-zero rule.
  public enum Element: Hashable, Sendable {
    /// Starts a contour.
    case move(Position)
    /// A straight piece.
    case line(Position)
    /// A quadratic Bézier piece: control, end.
    case quad(Position, Position)
    /// A cubic Bézier piece: two controls, end.
    case cubic(Position, Position, Position)
  }

  /// The pieces in the face's order.
  public var elements: [Element]

  /// Creates an outline.
  public init(elements: [Element] = []) { self.elements = elements }
}
