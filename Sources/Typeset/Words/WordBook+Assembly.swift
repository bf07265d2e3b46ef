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
    let base = Int32(units.count)
    appendUnits(
      of: word, start: part.start, lastAdvance: next.flatMap { advance(endingIn: word, before: $0) })
    if neverEndsLine, base > 0 { units[Int(base)].breakPenalty = 1 }
    neverEndsLine = word.neverEndsLine
    bytes += word.byteCount
    for index in word.breaks.asInts {
      var place = words.breaks[index]
      place.next += base
      place.shownEnd += base
      if place.shownEnd > base { visibleEnd = Int(place.shownEnd) }
      breaks.append(place)
    }
    note(word)
  }

  private mutating func appendUnits(of word: WordTable.Entry, start: Int32, lastAdvance: Double?) {
    var number = Int(word.units.lowerBound)
    var glyph = Int(word.glyphs.lowerBound)
    var total = total
    for index in word.steps.asInts {
      let step = words.steps[index]
      if step.beginsUnit {
        var unit = words.units[number]
        unit.start += start
        unit.byteStart += bytes
        unit.glyphStart = Int32(glyphs.count)
        unit.face = self.number(of: unit.face)
        units.append(unit)
        sums.append(total)
        number += 1
      }
      for _ in 0..<step.glyphCount {
        var next = words.glyphs[glyph]
        glyph += 1
        if let lastAdvance, glyph == Int(word.glyphs.upperBound) { next.advance = lastAdvance }
        glyphs.append(next)
        total.advance += next.advance
      }
      total.tracked += step.tracked
      total.text += step.text
      total.display += step.display
    }
    self.total = total
  }

  /// The advance of the last glyph of a word where the next one, which is kerned, goes on in the same run.
  private func advance(endingIn word: WordTable.Entry, before part: WordBook.Part) -> Double? {
    guard part.kerning != 0, !word.glyphs.isEmpty, let face = word.lastFace else { return nil }
    let next = words.entries[part.word]
    guard face == next.firstFace, word.lastScript == next.firstScript else { return nil }
    let em = Double(book.chain[Int(face)].unitsPerEm)
    let alone = words.glyphs[Int(word.glyphs.upperBound) - 1].advance
    // The advance is a whole number over the em; their product is that number but for its last bits.
    return ((alone * em).rounded() + Double(part.kerning)) / em
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
    for number in word.scripts.asInts {
      let entry = words.scripts[number]
      if let index = scripts.firstIndex(where: { $0.script == entry.script }) {
        scripts[index].count += entry.count
      } else {
        scripts.append(entry)
      }
    }
    for number in word.faces.asInts {
      let place = words.faces[number]
      guard place != namedFace else { continue }
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
