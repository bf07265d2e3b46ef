// SPDX-License-Identifier: MIT

/// Words by their letters, all in a few flat arrays.
struct WordTable {
  /// Where a word's parts lie in the arrays, and what it is as a whole.
  struct Entry {
    var hash: UInt64
    var letters: Range<Int32>
    var units: Range<Int32>
    var glyphs: Range<Int32>
    var steps: Range<Int32>
    var breaks: Range<Int32>
    var scripts: Range<Int32>
    var faces: Range<Int32>
    var missing: Range<Int32>
    /// How many bytes of UTF-8 the letters take.
    var byteCount: Int32
    var digits: Int32
    var seen: Int32
    var firstScript: TextScript
    var lastScript: TextScript
    var firstFace: UInt8?
    var lastFace: UInt8?
    var neverEndsLine: Bool
  }

  private(set) var entries: [Entry] = []
  private(set) var units: [ShapedText.Unit] = []
  private(set) var glyphs: [ShapedText.Glyph] = []
  private(set) var steps: [ShapedWord.Step] = []
  private(set) var breaks: [ShapedText.Break] = []
  private(set) var scripts: [ShapedWord.ScriptCount] = []
  private(set) var faces: [UInt8] = []
  private(set) var missing: [Character] = []
  private var letters: [UInt16] = []
  /// Places in `entries`, or -1; a power of two of them, at most half of them used.
  private var slots = [Int32](repeating: -1, count: 512)

  /// The hash of a word's letters.
  static func hash(_ letters: [UInt16], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(letters[index])) &* 0x0000_0100_0000_01b3 }
    return hash ^ hash &>> 29
  }

  /// Returns a word's place, or nil for one that is not there.
  func find(_ text: [UInt16], _ range: Range<Int>, hash: UInt64) -> Int? {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] >= 0 {
      let place = Int(slots[slot])
      if entries[place].hash == hash, isSame(entries[place].letters, text, range) { return place }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  private func isSame(_ known: Range<Int32>, _ text: [UInt16], _ range: Range<Int>) -> Bool {
    guard known.count == range.count else { return false }
    var place = Int(known.lowerBound)
    for index in range {
      guard letters[place] == text[index] else { return false }
      place += 1
    }
    return true
  }

  /// Adds a word that is not there and returns its place.
  mutating func add(_ text: [UInt16], _ range: Range<Int>, hash: UInt64, _ word: ShapedWord) -> Int {
    if entries.count * 2 >= slots.count { grow() }
    let place = entries.count
    entries.append(
      Entry(
        hash: hash, letters: letters.takeIn(text[range]), units: units.takeIn(word.units),
        glyphs: glyphs.takeIn(word.glyphs), steps: steps.takeIn(word.steps),
        breaks: breaks.takeIn(word.breaks), scripts: scripts.takeIn(word.scripts),
        faces: faces.takeIn(word.faces), missing: missing.takeIn(word.missing),
        byteCount: Int32(word.byteCount), digits: Int32(word.digits), seen: Int32(word.seen),
        firstScript: word.firstScript, lastScript: word.lastScript,
        firstFace: word.firstFace, lastFace: word.lastFace, neverEndsLine: word.neverEndsLine))
    insert(place)
    return place
  }

  private mutating func insert(_ place: Int) {
    var slot = Int(truncatingIfNeeded: entries[place].hash) & (slots.count - 1)
    while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(place)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for place in entries.indices { insert(place) }
  }

  /// The memory held, near enough for a budget. Unit: bytes.
  var cost: Int {
    entries.count * (MemoryLayout<Entry>.stride + 40) + slots.count * 4 + letters.count * 2
      + units.count * MemoryLayout<ShapedText.Unit>.stride
      + glyphs.count * MemoryLayout<ShapedText.Glyph>.stride
      + steps.count * MemoryLayout<ShapedWord.Step>.stride
      + breaks.count * MemoryLayout<ShapedText.Break>.stride
  }
}

extension Array {
  /// Appends some elements and returns where they lie.
  fileprivate mutating func takeIn(_ more: some Collection<Element>) -> Range<Int32> {
    let start = Int32(count)
    append(contentsOf: more)
    return start..<Int32(count)
  }
}
