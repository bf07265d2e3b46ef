// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// Coverage masks of glyphs, kept from one drawing to the next.
///
/// The key is exact: face, glyph, size in 1/65536 px, and the quarter of a pixel on both axes. All masks
/// lie in one block of memory, so that a new one rarely allocates; when the block is full everything is
/// dropped at once, since a run over any set of texts comes nowhere near that.
struct GlyphMaskCache {
  /// A face at one size: what the glyphs of a run share.
  struct Strike: Hashable {
    /// The address of the face stands for it while the cache holds the face.
    let face: ObjectIdentifier
    let size: Int
  }

  /// A glyph as it was drawn.
  struct Key: Hashable {
    /// Strike, glyph and phase in one number; see ``init(strike:glyph:phase:)``.
    let code: UInt64

    /// - Parameters:
    ///   - strike: The number that the cache gave the face at its size.
    ///   - glyph: Which glyph.
    ///   - phase: Quarters of a pixel: right in the lower two bits, down in the upper two.
    init(strike: Int, glyph: GlyphID, phase: UInt8) {
      code = UInt64(strike) << 36 | UInt64(glyph.rawValue) << 4 | UInt64(phase)
    }
  }

  /// A mask in the block.
  struct Mask {
    /// The pixels it covers, relative to the pixel that the pen is in.
    let box: PixelRect
    /// Where its first byte is.
    let offset: Int
    /// Its place among all masks.
    let number: Int
  }

  /// What is counted for a mask beside its coverage: its key and its place. Unit: bytes.
  private static let entryCost = 96

  /// The most bytes of all masks together.
  let budget: Int
  /// The coverage of all masks.
  private(set) var bytes = ContiguousArray<UInt8>()
  /// How often everything was dropped.
  private(set) var generation = 0
  private var masks = ContiguousArray<Mask>()
  private var table = KeyTable()
  private var strikes: [Strike: Int] = [:]
  private var lastStrike: (strike: Strike, number: Int)?
  private var faces: [ObjectIdentifier: any GlyphSource] = [:]

  init(budget: Int) { self.budget = budget }

  /// Returns the number of a face at a size, by which masks are asked for until the next one is added.
  mutating func number(of strike: Strike) -> Int {
    if let lastStrike, lastStrike.strike == strike { return lastStrike.number }
    let number = strikes[strike] ?? strikes.count
    strikes[strike] = number
    lastStrike = (strike, number)
    return number
  }

  /// Returns the mask of a glyph, if it is there.
  func mask(_ key: Key) -> Mask? { table[key.code].map { masks[$0] } }

  /// Makes room for a mask of that box and returns it, its bytes all zero.
  mutating func add(
    _ glyph: GlyphID, phase: UInt8, in strike: Strike, of face: any GlyphSource, box: PixelRect
  ) -> Mask {
    let count = box.width * box.height
    if bytes.count + count + masks.count * Self.entryCost > budget { dropAll() }
    // All of the room at once: memory is taken when it is written, and nothing is ever copied to a larger block.
    if bytes.isEmpty { bytes.reserveCapacity(budget) }
    let key = Key(strike: number(of: strike), glyph: glyph, phase: phase)
    let mask = Mask(box: box, offset: bytes.count, number: masks.count)
    bytes.append(contentsOf: repeatElement(0, count: count))
    table.insert(key.code, masks.count)
    masks.append(mask)
    faces[strike.face] = face
    return mask
  }

  private mutating func dropAll() {
    generation += 1
    bytes.removeAll(keepingCapacity: true)
    masks.removeAll(keepingCapacity: true)
    table.removeAll()
    strikes.removeAll(keepingCapacity: true)
    lastStrike = nil
    faces.removeAll(keepingCapacity: true)
  }

  /// Writes the coverage of a shape into the mask made for it.
  mutating func fill(_ mask: Mask, from accumulator: inout CoverageAccumulator) {
    accumulator.write(into: &bytes, from: mask.offset)
  }

  /// Lays a paint down through a mask whose pen is in a pixel of the device.
  func lay<Painter: MaskPainting>(
    _ mask: Mask, x: Int, y: Int, _ painter: Painter, in region: PixelRect,
    on surface: inout Surface
  ) {
    let box = mask.box.moved(x: x, y: y)
    let part = box.intersection(region)
    guard !part.isEmpty else { return }
    for row in part.minY..<part.maxY {
      let start = mask.offset + (row - box.minY) * box.width - box.minX
      painter.paint(
        bytes.span, start + part.minX..<start + part.maxX, row: row, from: part.minX, on: &surface)
    }
  }
}

// MARK: - Coverage without pixels

extension GlyphMaskCache {
  /// Where the glyphs of a run stand.
  struct Place {
    /// How far they are moved to the right. Unit: pt.
    var x: Double
    /// How far they are moved down. Unit: pt.
    var y: Double
    /// Pixels in one pt.
    var scale: Double

    @inline(__always)
    func fixed(_ position: Point) -> FixedPoint {
      FixedPoint(Point(position.x + x, position.y + y), scale: scale)
    }
  }

  /// Adds the masks of glyphs to a tally, as long as the masks are known.
  ///
  /// - Returns: The number of the first glyph whose mask is not known, or that of glyphs.
  mutating func addKnownMasks(
    of run: Span<GlyphRun.Glyph>, from start: Int, in strike: Strike, at place: Place,
    to tally: inout GlyphTally
  ) -> Int {
    let strikeNumber = number(of: strike)
    for index in start..<run.count {
      let pen = Pen(place.fixed(run[index].position))
      let key = Key(strike: strikeNumber, glyph: run[index].id, phase: pen.phase)
      guard let known = table[key.code] else { return index }
      let mask = masks[known]
      if mask.box.maxX <= mask.box.minX || mask.box.maxY <= mask.box.minY { continue }
      let placed = GlyphTally.PlacedMask(mask: mask, x: pen.x, y: pen.y)
      if let last = tally.last, last.mayMeet(placed),
        meet(last.mask, x: last.x, y: last.y, mask, x: pen.x, y: pen.y)
      {
        tally.isExact = false
      }
      tally.place(placed)
      guard tally.isExact else { return index }
    }
    return run.count
  }

  /// Adds how many pixels of a mask have each coverage but 0.
  func countCoverage(ofMask number: Int, into counts: inout ContiguousArray<Int>) {
    let box = masks[number].box
    let first = masks[number].offset
    let bytes = bytes.span.extracting(first..<first + box.width * box.height)
    var counts = counts.mutableSpan
    precondition(counts.count == 256, "there is a count for each coverage")
    for index in bytes.indices where bytes[index] != 0 { counts[Int(bytes[index])] &+= 1 }
  }

  /// Returns whether two masks, their pens in two pixels, cover some pixel both.
  func meet(_ a: Mask, x ax: Int, y ay: Int, _ b: Mask, x bx: Int, y by: Int) -> Bool {
    let (first, second) = (a.box.moved(x: ax, y: ay), b.box.moved(x: bx, y: by))
    let common = first.intersection(second)
    for row in common.minY..<common.maxY {
      let one = a.offset + (row - first.minY) * first.width - first.minX
      let other = b.offset + (row - second.minY) * second.width - second.minX
      for column in common.minX..<common.maxX
      where bytes[one + column] != 0 && bytes[other + column] != 0 {
        return true
      }
    }
    return false
  }
}
