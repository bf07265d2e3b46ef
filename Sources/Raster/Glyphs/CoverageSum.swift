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
  /// A rectangle that holds every covered pixel.
  public private(set) var box = PixelRect.empty
  /// Whether each pixel is covered once at most, as far as is known.
  public internal(set) var isExact = true

  /// Counts not yet brought to `pixels`.
  private var narrow = ContiguousArray<Lanes>(repeating: .zero, count: rows)
  /// How many pixels `narrow` may hold at most; below 2¹⁶, so that no count overflows.
  private var narrowPixels = 0
  /// Where the lines before end below.
  private var bottom = Int.min
  /// The line that is being summed.
  private var line = PixelRect.empty
  /// The right end of all glyphs of the line but the last.
  private var settledRight = Int.min
  /// The last glyph of the line.
  private(set) var last: PlacedMask?

  /// A mask with its pen in a pixel of the device.
  struct PlacedMask {
    var mask: GlyphMaskCache.Mask
    var x: Int
    var y: Int
    var box: PixelRect { mask.box.moved(x: x, y: y) }
  }

  /// Creates an empty sum.
  public init() {}

  /// Starts anew, keeping the memory.
  public mutating func begin() {
    for place in pixels.indices { pixels[place] = 0 }
    for row in narrow.indices { narrow[row] = .zero }
    narrowPixels = 0
    box = .empty
    isExact = true
    bottom = .min
    line = .empty
    settledRight = .min
    last = nil
  }

  /// Begins a line of glyphs, which stand from left to right below all lines so far.
  public mutating func beginLine() {
    line = .empty
    settledRight = .min
    last = nil
  }

  /// Ends a line.
  public mutating func endLine() {
    guard !line.isEmpty else { return }
    if line.minY < bottom { isExact = false }
    bottom = max(bottom, line.maxY)
    box = box.union(line)
  }

  /// Puts a glyph behind the last one of the line; the caller has seen to it that the two share no pixel.
  mutating func place(_ glyph: PlacedMask, _ box: PixelRect) {
    // A third glyph that reaches back is not looked into.
    if box.minX < settledRight { isExact = false }
    if let last { settledRight = max(settledRight, last.box.maxX) }
    last = glyph
    line = line.union(box)
  }

  /// Adds the counts of a mask of so many pixels.
  mutating func add(_ histograms: ContiguousArray<Lanes>, from start: Int, pixels count: Int) {
    if narrowPixels + count > Int(UInt16.max) { widen() }
    narrowPixels += count
    let source = histograms.span
    var sums = narrow.mutableSpan
    for row in 0..<Self.rows { sums[row] &+= source[start &+ row] }
  }

  /// Brings all counts to ``pixels``.
  public mutating func finish() { widen() }

  private mutating func widen() {
    for row in 0..<Self.rows {
      let counts = narrow[row]
      for lane in 0..<16 { pixels[16 * row + lane] &+= Int(counts[lane]) }
      narrow[row] = .zero
    }
    narrowPixels = 0
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
    rows.append(contentsOf: repeatElement(.zero, count: CoverageSum.rows))
    for byte in bytes[mask.offset..<mask.offset + mask.box.width * mask.box.height] where byte != 0 {
      rows[place + Int(byte >> 4)][Int(byte & 15)] &+= 1
    }
    while places.count <= mask.number { places.append(-1) }
    places[mask.number] = Int32(truncatingIfNeeded: place)
    return place
  }

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
  }
}
