// SPDX-License-Identifier: MIT

public import Geometry

/// The masks of some glyphs, one for each glyph: all that their light on a flat ground needs.
///
/// Glyphs of one colour on a ground of one colour make of each pixel what its coverage says, as long as none covers a
/// pixel twice. So their light is that of their masks, and no pixel is looked at. The tally notes where two
/// glyphs might share a pixel, and is then of no use.
public struct GlyphTally {
  /// The numbers of the masks, by which ``PictureRenderer/countCoverage(ofMask:into:)`` knows them.
  public private(set) var masks = ContiguousArray<Int32>()
  /// A rectangle that holds every covered pixel of the lines that have ended.
  public private(set) var box = PixelRect.empty
  /// Whether each pixel is covered once at most, as far as is known.
  public internal(set) var isExact = true

  /// Where the lines before end below.
  private var bottom = Int.min
  /// The edges of the line at hand; crossed while it is empty.
  private var (left, top, right, lower) = (Int.max, Int.max, Int.min, Int.min)
  /// The right end of all glyphs of the line but the last.
  private var settledRight = Int.min
  /// The last glyph of the line.
  private(set) var last: PlacedMask?

  /// A mask with its pen in a pixel of the device.
  struct PlacedMask {
    var mask: GlyphMaskCache.Mask
    var x: Int
    var y: Int

    var minX: Int { mask.box.minX &+ x }
    var minY: Int { mask.box.minY &+ y }
    var maxX: Int { mask.box.maxX &+ x }
    var maxY: Int { mask.box.maxY &+ y }

    /// Whether the boxes of two masks have a pixel in common.
    func mayMeet(_ other: PlacedMask) -> Bool {
      minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }

  /// Creates an empty tally.
  public init() {}

  /// Starts anew, keeping the memory.
  public mutating func begin() {
    masks.removeAll(keepingCapacity: true)
    box = .empty
    isExact = true
    bottom = .min
    beginLine()
  }

  /// Begins a line of glyphs, which stand from left to right below all lines so far.
  public mutating func beginLine() {
    (left, top, right, lower) = (.max, .max, .min, .min)
    settledRight = .min
    last = nil
  }

  /// Ends a line.
  public mutating func endLine() {
    guard left < right, top < lower else { return }
    if top < bottom { isExact = false }
    bottom = max(bottom, lower)
    box = box.union(PixelRect(minX: left, minY: top, maxX: right, maxY: lower))
    (left, right) = (.max, .min)
  }

  /// Puts a glyph behind the last one of the line; the caller has seen to it that the two share no pixel.
  @inline(__always)
  mutating func place(_ glyph: PlacedMask) {
    // A third glyph that reaches back is not looked into.
    if glyph.minX < settledRight { isExact = false }
    if let last { settledRight = max(settledRight, last.maxX) }
    last = glyph
    left = min(left, glyph.minX)
    top = min(top, glyph.minY)
    right = max(right, glyph.maxX)
    lower = max(lower, glyph.maxY)
    masks.append(Int32(truncatingIfNeeded: glyph.mask.number))
  }
}
