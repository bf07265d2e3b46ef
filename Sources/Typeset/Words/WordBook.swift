// SPDX-License-Identifier: MIT

/// The words that were shaped for one style and locale, kept to build further texts of them.
///
/// A text is taken apart only where lines may end, where clusters end, and where no table of the faces can see
/// across but for the kerning of one space and one letter, which is looked up. So the text built of its words
/// is the text shaped as a whole, to the bit.
// Used by one thread at a time: it belongs to `TextTools`.
final class WordBook {
  let style: FaceStyle
  let locale: String
  let chain: [FontFace]
  let language: TextLanguage
  let ellipsis: ShapedText.Ellipsis
  let lines: LineShares
  /// By place in the chain, the first place of the same face.
  let firstPlaces: [UInt8]
  var pages: CharacterPages
  var words = WordTable()
  /// The text at hand.
  var letters: [UInt16] = []
  /// The words of the text at hand.
  var parts: [Part] = []
  private let budget: Int

  /// A word of a text.
  struct Part {
    var word: Int
    /// By how much the last glyph of the word before is wider than alone. Unit: font units.
    var kerning: Int32
    /// The offset of the word's first UTF-16 unit.
    var start: Int32
  }

  /// Opens a book. Unit of the budget: bytes.
  init(style: FaceStyle, locale: String, chain: [FontFace], budget: Int) {
    self.style = style
    self.locale = locale
    self.chain = chain
    self.budget = budget
    language = TextLanguage(locale: locale)
    lines = chain[0].lineShares
    ellipsis = ShapedText.Ellipsis(in: chain)
    firstPlaces = chain.map { face in UInt8(truncatingIfNeeded: chain.firstIndex { $0 === face } ?? 0) }
    pages = CharacterPages(chain: chain)
  }

  /// Returns the text that `key` asks for, or nil where it has to be shaped as a whole.
  ///
  /// - Parameters:
  ///   - key: A text of one span, in the style and locale of the book.
  ///   - fonts: The faces that the chain was taken from.
  ///   - tools: The tools that the book belongs to.
  func text(for key: ShapeKey, fonts: FontCollection, tools: TextTools) -> ShapedText? {
    if words.cost + pages.cost > budget {
      words = WordTable()
      pages = CharacterPages(chain: chain)
    }
    letters.set(to: key.text)
    guard takeApart(tools, fonts) else { return nil }
    return assembled(key.text)
  }

  /// Finds the words of the text at hand; returns false for one that must not be taken apart.
  private func takeApart(_ tools: TextTools, _ fonts: FontCollection) -> Bool {
    parts.removeAll(keepingCapacity: true)
    guard !letters.isEmpty else { return false }
    // Held here for the while of the loop, where access to them is not checked each time.
    let letters = letters
    var pages = CharacterPages(chain: [])
    swap(&pages, &self.pages)
    defer { swap(&pages, &self.pages) }
    var start = 0
    var kerning: Int32 = 0
    var hasScript = false
    var last = CharacterPages.Character()
    // The last character that is no space.
    var lastInk = CharacterPages.Character()
    for index in letters.indices {
      let next = pages.character(letters[index])
      guard next.joint.contains(.apart) else { return false }
      if next.canBegin, hasScript, index > start,
        let found = join(letters[index - 1...index], last, lastInk, next, &pages, tools)
      {
        add(start..<index, kerning, fonts, tools)
        start = index
        kerning = found
      }
      hasScript = hasScript || next.isOfScript
      last = next
      if letters[index] != 0x20 { lastInk = next }
    }
    add(start..<letters.count, kerning, fonts, tools)
    return true
  }

  /// By how much the character before a place is wider than alone, or nil where the text must not be taken apart.
  /// Unit: font units.
  private func join(
    _ pair: ArraySlice<UInt16>, _ last: CharacterPages.Character, _ lastInk: CharacterPages.Character,
    _ next: CharacterPages.Character, _ pages: inout CharacterPages, _ tools: TextTools
  ) -> Int32? {
    let letter = pair[pair.endIndex - 1]
    let isSpace = pair[pair.startIndex] == 0x20
    let mayEndLine =
      isSpace
      ? lastInk.joint.contains(.endsBeforeSpace)
      : next.joint.contains(.ideograph)
        ? last.joint.contains(.endsBeforeIdeograph)
        : last.joint.contains(.ideograph)
    guard mayEndLine else { return nil }
    if last.bond == .free || next.bond == .free || last.face != next.face { return 0 }
    guard isSpace, last.bond == .kerned else { return nil }
    let found = pages.kerning(before: letter) { kerning(of: letter, in: chain[Int(next.face)], tools) }
    guard case .by(let units) = found else { return nil }
    return units
  }

  /// How a letter is kerned with a space before it.
  private func kerning(of letter: UInt16, in face: FontFace, _ tools: TextTools) -> CharacterPages.Kerning {
    let script = TextScript(of: UInt32(letter))
    let features: [ShapingFeature] = style.hasMonospacedDigits ? [.tabularDigits] : []
    func shaped(_ text: [UInt16]) -> [ShapedGlyph] {
      let run = TextRun(
        range: text.indices, face: face, script: script, level: 0,
        hasMonospacedDigits: style.hasMonospacedDigits, clusters: 0..<1)
      var glyphs: [ShapedGlyph] = []
      tools.buffer.shape(run, of: text, language: language, features: features) { glyphs.append($0) }
      return glyphs
    }
    let (pair, space, alone) = (shaped([0x20, letter]), shaped([0x20]), shaped([letter]))
    guard pair.count == 2, space.count == 1, alone.count == 1, pair[0].id == space[0].id,
      pair[0].offset == space[0].offset, pair[1].id == alone[0].id, pair[1].advance == alone[0].advance,
      pair[1].offset == alone[0].offset
    else { return .mixed }
    return .by(pair[0].advance - space[0].advance)
  }

  private func add(_ range: Range<Int>, _ kerning: Int32, _ fonts: FontCollection, _ tools: TextTools) {
    let hash = WordTable.hash(letters, range)
    let word =
      words.find(letters, range, hash: hash)
      ?? words.add(letters, range, hash: hash, shaped(range, fonts, tools))
    parts.append(Part(word: word, kerning: kerning, start: Int32(range.lowerBound)))
  }

  private func shaped(_ range: Range<Int>, _ fonts: FontCollection, _ tools: TextTools) -> ShapedWord {
    let key = ShapeKey(text: String(decoding: letters[range], as: UTF16.self), face: style, locale: locale)
    return TextShaper.shapeWord(key, fonts: fonts, tools: tools)
  }
}
