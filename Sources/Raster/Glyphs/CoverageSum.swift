// SPDX-License-Identifier: MIT

public import Geometry

/// How often each coverage occurs under some glyphs: all that their light on a flat ground needs.
///
/// Glyphs of one colour on a ground of one colour make of each pixel what its coverage says, as long as none covers a
/// pixel twice. So their light follows from these counts alone, and no pixel is looked at. The sum notes where two
/// glyphs might share a pixel, and is then of no use.
public struct CoverageSum {
  /// The number of coverages.
  static let levels = 256

  /// The number of pixels by coverage; that of 0 says nothing. Filled by ``finish()``. Unit of the coverage: 1/255.
  public private(set) var pixels = ContiguousArray<Int>(repeating: 0, count: levels)
  /// A rectangle that holds every covered pixel of the lines that have ended.
  public private(set) var box = PixelRect.empty
  /// Whether each pixel is covered once at most, as far as is known.
  public internal(set) var isExact = true

  /// Counts not yet brought to `pixels`.
  private var narrow = ContiguousArray<UInt16>(repeating: 0, count: levels)
  /// How many pixels `narrow` may hold at most; below 2¹⁶, so that no count overflows.
  private var narrowPixels = 0
  /// Whether `pixels` holds counts already.
  private var isWidened = false
  /// Where the lines before end below.
  private var bottom = Int.min
  /// The edges of the line that is being summed; crossed while it is empty.
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

  /// Creates an empty sum.
  public init() {}

  /// Starts anew, keeping the memory.
  public mutating func begin() {
    if narrowPixels > 0 { Self.clear(&narrow) }
    narrowPixels = 0
    isWidened = false
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
  }

  /// Adds the counts of a mask of so many pixels.
  @inline(__always)
  mutating func add(_ histograms: ContiguousArray<UInt16>, from start: Int, pixels count: Int) {
    if narrowPixels &+ count > Int(UInt16.max) { widen() }
    narrowPixels &+= count
    Self.add(histograms.span.extracting(start..<start &+ Self.levels), to: &narrow)
  }

  /// Adds counts to as many others, a vector at a time.
  @inline(__always)
  private static func add(_ source: Span<UInt16>, to sums: inout ContiguousArray<UInt16>) {
    var sums = sums.mutableSpan
    precondition(source.count == levels && sums.count == levels, "there is a count for each coverage")
    for level in 0..<levels { sums[level] &+= source[level] }
  }

  private static func clear(_ counts: inout ContiguousArray<UInt16>) {
    var counts = counts.mutableSpan
    for level in counts.indices { counts[level] = 0 }
  }

  /// Brings all counts to ``pixels``.
  public mutating func finish() { widen() }

  private mutating func widen() {
    if isWidened {
      Self.widen(narrow, adding: 1, to: &pixels)
    } else {
      Self.widen(narrow, adding: 0, to: &pixels)
    }
    Self.clear(&narrow)
    isWidened = true
    narrowPixels = 0
  }

  /// Replaces counts by others, with as many times the old ones added.
  private static func widen(
    _ narrow: ContiguousArray<UInt16>, adding times: Int, to pixels: inout ContiguousArray<Int>
  ) {
    let narrow = narrow.span
    var pixels = pixels.mutableSpan
    precondition(narrow.count == levels && pixels.count == levels, "there is a count for each coverage")
    for level in 0..<levels { pixels[level] = (pixels[level] & -times) &+ Int(narrow[level]) }
  }
}

/// How often each coverage occurs in masks, made when a mask is first asked about.
struct CoverageHistograms {
  /// The counts of all masks that were asked about, one for each coverage.
  private(set) var counts = ContiguousArray<UInt16>()
  /// Where the counts of a mask are, by its number; -1 for none.
  private var places = ContiguousArray<Int32>()

  /// The memory held. Unit: bytes.
  var cost: Int { counts.count * MemoryLayout<UInt16>.stride }

  /// Returns where the counts of a mask are, if they are there.
  func place(of mask: Int) -> Int? {
    guard mask < places.count, places[mask] >= 0 else { return nil }
    return Int(places[mask])
  }

  /// Counts a mask of less than 2¹⁶ pixels and returns where its counts are.
  mutating func add(_ mask: GlyphMaskCache.Mask, of bytes: ContiguousArray<UInt8>) -> Int {
    let place = counts.count
    counts.append(contentsOf: repeatElement(0, count: CoverageSum.levels))
    Self.count(
      bytes.span.extracting(mask.offset..<mask.offset + mask.box.width * mask.box.height), from: place,
      into: &counts)
    while places.count <= mask.number { places.append(-1) }
    places[mask.number] = Int32(truncatingIfNeeded: place)
    return place
  }

  private static func count(
    _ bytes: Span<UInt8>, from start: Int, into counts: inout ContiguousArray<UInt16>
  ) {
    var counts = counts.mutableSpan
    for index in bytes.indices where bytes[index] != 0 { counts[start &+ Int(bytes[index])] &+= 1 }
  }

  mutating func removeAll() {
    counts.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
