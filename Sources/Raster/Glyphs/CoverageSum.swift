// SPDX-License-Identifier: MIT

public import Geometry

/// How often each coverage occurs under some glyphs: all that their light on a flat ground needs.
///
/// Glyphs of one colour on a ground of one colour make of each pixel what its coverage says, as long as none covers a
/// pixel twice. So their light follows from these counts alone, and no pixel is looked at. The sum notes where two
/// glyphs might share a pixel, and is then of no use.
public struct CoverageSum {
  /// Sixteen neighbouring counts.
  typealias Lanes = SIMD16<UInt16>
  /// The number of lanes' vectors that hold one count for each coverage.
  static let rows = 16

  /// The number of pixels by coverage; that of 0 says nothing. Filled by ``finish()``. Unit of the coverage: 1/255.
  public private(set) var pixels = ContiguousArray<Int>(repeating: 0, count: 256)
  /// A rectangle that holds every covered pixel of the lines that have ended.
  public private(set) var box = PixelRect.empty
  /// Whether each pixel is covered once at most, as far as is known.
  public internal(set) var isExact = true

  /// Counts not yet brought to `pixels`.
  private var narrow = ContiguousArray<Lanes>(repeating: .zero, count: rows)
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
    for row in 0..<Self.rows { narrow[row] = .zero }
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
  mutating func add(_ histograms: ContiguousArray<Lanes>, from start: Int, pixels count: Int) {
    if narrowPixels &+ count > Int(UInt16.max) { widen() }
    narrowPixels &+= count
    let source = histograms.span.extracting(start..<start &+ Self.rows)
    var sums = narrow.mutableSpan
    for row in 0..<Self.rows { sums[row] &+= source[row] }
  }

  /// Brings all counts to ``pixels``.
  public mutating func finish() { widen() }

  private mutating func widen() {
    Self.widen(narrow, onto: &pixels, adding: isWidened)
    if narrowPixels > 0 {
      for row in 0..<Self.rows { narrow[row] = .zero }
    }
    isWidened = true
    narrowPixels = 0
  }

  private static func widen(
    _ narrow: ContiguousArray<Lanes>, onto pixels: inout ContiguousArray<Int>, adding isAdding: Bool
  ) {
    var pixels = pixels.mutableSpan
    for row in 0..<rows {
      let counts = narrow[row]
      for lane in 0..<16 {
        let place = 16 &* row &+ lane
        pixels[place] = Int(counts[lane]) &+ (isAdding ? pixels[place] : 0)
      }
    }
  }
}

/// How often each coverage occurs in masks, made when a mask is first asked about.
struct CoverageHistograms {
  /// The counts of all masks that were asked about, sixteen vectors each.
  private(set) var rows = ContiguousArray<CoverageSum.Lanes>()
  /// Where the counts of a mask are, by its number; -1 for none.
  private var places = ContiguousArray<Int32>()

  /// The memory held. Unit: bytes.
  var cost: Int { rows.count * MemoryLayout<CoverageSum.Lanes>.stride }

  /// Returns where the counts of a mask are, if they are there.
  func place(of mask: Int) -> Int? {
    guard mask < places.count, places[mask] >= 0 else { return nil }
    return Int(places[mask])
  }

  /// Counts a mask of less than 2¹⁶ pixels and returns where its counts are.
  mutating func add(_ mask: GlyphMaskCache.Mask, of bytes: ContiguousArray<UInt8>) -> Int {
    let place = rows.count
    // Four tables by turns, since neighbouring pixels are often alike and each sum would wait for the last.
    var counts = ContiguousArray<UInt16>(repeating: 0, count: 1024)
    Self.count(bytes.span, mask.offset..<mask.offset + mask.box.width * mask.box.height, into: &counts)
    for row in 0..<CoverageSum.rows {
      var lanes = CoverageSum.Lanes.zero
      for lane in 0..<16 {
        let code = 16 * row + lane
        lanes[lane] = counts[code] &+ counts[256 + code] &+ counts[512 + code] &+ counts[768 + code]
      }
      rows.append(lanes)
    }
    while places.count <= mask.number { places.append(-1) }
    places[mask.number] = Int32(truncatingIfNeeded: place)
    return place
  }

  private static func count(
    _ bytes: Span<UInt8>, _ places: Range<Int>, into counts: inout ContiguousArray<UInt16>
  ) {
    var counts = counts.mutableSpan
    for place in places { counts[(place & 3) &<< 8 | Int(bytes[place])] &+= 1 }
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
