// SPDX-License-Identifier: MIT

extension WordBook {
  /// The text at hand, built of its words.
  func assembled(_ source: String) -> ShapedText {
    var assembly = WordAssembly(self)
    for (index, part) in parts.enumerated() {
      assembly.append(part, endsWith: index + 1 < parts.count ? parts[index + 1] : nil)
    }
    return assembly.finish(source)
  }
}

/// Puts words together to a text.
///
/// Sums are added up cluster by cluster, as they are for a text that is shaped as a whole: so they are the same
/// to the last bit.
private struct WordAssembly {
  private let book: WordBook
  private let words: WordTable
  private var units: [ShapedText.Unit] = []
  private var glyphs: [ShapedText.Glyph] = []
  private var sums: [ShapedText.Sums] = []
  private var breaks: [ShapedText.Break] = []
  private var total = ShapedText.Sums()
  private var faces: [FontFace] = []
  /// By place in the chain, the place in `faces`, or -1.
  private var numbers: [Int16]
  private var scripts: [ShapedWord.ScriptCount] = []
  private var names: [String] = []
  private var namedFace: UInt8?
  private var missing: [Character] = []
  private var digits = 0
  private var seen = 0
  private var neverEndsLine = false
  /// How many bytes of UTF-8 the letters before the next unit take.
  private var bytes: Int32 = 0
  private var visibleEnd = 0

  init(_ book: WordBook) {
    self.book = book
    words = book.words
    numbers = [Int16](repeating: -1, count: book.chain.count)
    let count = book.letters.count
    units.reserveCapacity(count)
    glyphs.reserveCapacity(count + 4)
    sums.reserveCapacity(count + 1)
    breaks.reserveCapacity(min(count, book.parts.count * 2))
  }

  mutating func append(_ part: WordBook.Part, endsWith next: WordBook.Part?) {
    let word = words.entries[part.word]
    let unitBase = units.count
    let glyphBase = Int32(glyphs.count)
    glyphs.append(contentsOf: words.glyphs[word.glyphs.asInts])
    if let next, next.kerning != 0 { kern(word, before: words.entries[next.word], by: next.kerning) }
    for index in word.units.asInts {
      var unit = words.units[index]
      unit.start += part.start
      unit.byteStart += bytes
      unit.glyphStart += glyphBase
      unit.face = number(of: unit.face)
      units.append(unit)
    }
    if neverEndsLine, unitBase > 0 { units[unitBase].breakPenalty = 1 }
    neverEndsLine = word.neverEndsLine
    bytes += word.byteCount
    add(words.steps[word.steps.asInts], glyph: Int(glyphBase))
    let base = Int32(unitBase)
    for index in word.breaks.asInts {
      var place = words.breaks[index]
      place.next += base
      place.shownEnd += base
      breaks.append(place)
    }
    if let last = breaks.last, last.shownEnd > base { visibleEnd = Int(last.shownEnd) }
    note(word)
  }

  /// Widens the last glyph of a word where the next one goes on in the same run.
  private mutating func kern(_ word: WordTable.Entry, before next: WordTable.Entry, by units: Int32) {
    guard let face = word.lastFace, face == next.firstFace, word.lastScript == next.firstScript,
      let last = glyphs.indices.last
    else { return }
    let em = Double(book.chain[Int(face)].unitsPerEm)
    // The advance is a whole number over the em; their product is that number but for its last bits.
    glyphs[last].advance = ((glyphs[last].advance * em).rounded() + Double(units)) / em
  }

  private mutating func add(_ steps: ArraySlice<ShapedWord.Step>, glyph start: Int) {
    var glyph = start
    var total = total
    for step in steps {
      if step.beginsUnit { sums.append(total) }
      for _ in 0..<step.glyphCount {
        total.advance += glyphs[glyph].advance
        glyph += 1
      }
      total.tracked += step.tracked
      total.text += step.text
      total.display += step.display
    }
    self.total = total
  }

  /// The number of a face by its place in the chain.
  private mutating func number(of place: UInt16) -> UInt16 {
    let known = numbers[Int(place)]
    if known >= 0 { return UInt16(known) }
    let first = Int(book.firstPlaces[Int(place)])
    if numbers[first] < 0 {
      numbers[first] = Int16(faces.count)
      faces.append(book.chain[first])
    }
    numbers[Int(place)] = numbers[first]
    return UInt16(numbers[first])
  }

  private mutating func note(_ word: WordTable.Entry) {
    digits += Int(word.digits)
    seen += Int(word.seen)
    for entry in words.scripts[word.scripts.asInts] {
      if let index = scripts.firstIndex(where: { $0.script == entry.script }) {
        scripts[index].count += entry.count
      } else {
        scripts.append(entry)
      }
    }
    for place in words.faces[word.faces.asInts] where place != namedFace {
      namedFace = place
      let name = book.chain[Int(place)].name
      if !names.contains(name) { names.append(name) }
    }
    guard !word.missing.isEmpty else { return }
    for character in words.missing[word.missing.asInts] where !missing.contains(character) {
      missing.append(character)
    }
  }

  mutating func finish(_ source: String) -> ShapedText {
    sums.append(total)
    var ellipsis = book.ellipsis
    ellipsis.face = number(of: ellipsis.face)
    let main = TextTraits.mainScript(of: scripts)
    return ShapedText(
      source: source, units: units, glyphs: glyphs, faces: faces, sums: sums, breaks: breaks,
      spans: [ShapedText.Span(start: 0, face: book.style, lines: book.lines, ellipsis: ellipsis)],
      traits: TextTraits(
        script: main.code, isEastAsian: TextScript.eastAsian.contains(main), isRightToLeft: false,
        isMostlyDigits: digits * 2 > seen, missingCharacters: missing, faceNames: names),
      visibleEnd: visibleEnd, hasRightToLeft: false, hasNewlines: false)
  }
}

extension Range<Int32> {
  /// The range for use as places in an array.
  var asInts: Range<Int> { Int(lowerBound)..<Int(upperBound) }
}
