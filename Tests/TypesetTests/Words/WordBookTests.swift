// SPDX-License-Identifier: MIT

import Pictures
import Testing
@testable import Typeset

/// A text built of words is the text shaped as a whole, to the last bit.
@Suite struct WordBookTests {
  /// A sequence of numbers that is the same each time.
  private struct Numbers {
    var state: UInt64
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static let words = """
    rest is part of the work AVATAR To Two Yes Type We Wave fjord office affluent und jeder Schritt zählt Ångström \
    naïve Œuvre today, enough. (slowly) "quoted" “curly” ‘single’ don't won’t e.g. U.S.A. 100% 9:00 12:30:45 $5 -3 \
    3.14 a/b and/or well-earned A—B – — … wait… !? ¿qué? #1 @you & * + = <3 Привет мир, Ελλάδα ναι; 夢 希望 静かな朝 \
    コーヒーで、 ゆっくり・々…… ￥100の50％。 「大丈夫」という言葉 が ぎ っ ゃ 안녕하세요 여러분 한국어 你好 ，世界 (夢) “夢” A夢B 夢1 ✨ ☀ ♥ ★ x² ½
    """.split(separator: " ").map(String.init)

  private static let plain = Array(
    "abcdefgijlnostvwyzABCIKLPTVWXYZ aeiou    éüßÅñťĽďß 0123456789 .,;:!?'\"()[]{}-–—…“”‘’«»/\\&@#%$€+*=<>_|~^`"
      .unicodeScalars)
  private static let eastAsian = Array(
    "夢希望守抜自分歩選言葉あいうえおかがきぎくぐけげのはばぱもやゃゅょっアイガーッ、。「」・々…？！ー（）％￥ 한국어안녕 　abc12 ".unicodeScalars)
  private static let anything = Array(
    "aбγ夢か한\u{301}\u{302}\u{306}\u{3099}\u{309a}\u{200d}\u{fe0f}\u{200b}\u{ad}\u{a0}\u{2060}\u{202f}\t\n\r\u{85}\u{2028}각❤☝🏽👻🏳🇩🇪اليوםבคำๆशक्ि\u{3000} 12 .,“”()"
      .unicodeScalars)

  private static func soup(_ characters: [Unicode.Scalar], _ numbers: inout Numbers) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0...numbers.next(40) { text.append(characters[numbers.next(characters.count)]) }
    return String(text)
  }

  private static func salad(_ numbers: inout Numbers) -> String {
    var text = ""
    for _ in 0...numbers.next(14) {
      text += words[numbers.next(words.count)]
      text += ["", " ", " ", " ", " ", " ", " ", "  ", "\u{a0}", "\u{3000}", "-", "、"][numbers.next(12)]
    }
    return text
  }

  /// A unit apart from where its glyphs lie among those of others.
  private struct UnitWithGlyphs: Hashable {
    var unit: ShapedText.Unit
    var glyphs: ArraySlice<ShapedText.Glyph>
  }

  private func units(_ text: ShapedText) -> [UnitWithGlyphs] {
    text.units.map { unit in
      let start = Int(unit.glyphStart)
      var whole = UnitWithGlyphs(unit: unit, glyphs: text.glyphs[start..<start + Int(unit.glyphCount)])
      whole.unit.glyphStart = 0
      return whole
    }
  }

  /// Whether shaping tells the same of two texts; no sum or advance is a zero with a sign.
  private func isSame(_ a: ShapedText, _ b: ShapedText) -> Bool {
    a.source == b.source && units(a) == units(b) && a.sums == b.sums
      && a.breaks == b.breaks && a.spans == b.spans && a.traits == b.traits
      && a.faces.elementsEqual(b.faces, by: ===) && a.hasRightToLeft == b.hasRightToLeft
      && (0...a.units.count).allSatisfy { a.hasVisible(from: $0) == b.hasVisible(from: $0) }
  }

  private func expectSame(_ texts: [String], _ style: FaceStyle, locale: String) throws {
    let fonts = try Bundled.fonts.get()
    TextToolPool().withTools(locale: locale) { tools in
      for text in texts {
        let key = ShapeKey(text: text, face: style, locale: locale)
        let whole = TextShaper.shape(key, fonts: fonts, tools: tools)
        #expect(
          isSame(tools.shape(key, fonts: fonts), whole), "\(text.debugDescription) \(style) \(locale)")
      }
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP", "ko_KR", "zh_Hans_CN", "th_TH", "ar_SA"])
  func `words and soups of characters in any locale`(locale: String) throws {
    var numbers = Numbers(state: UInt64(locale.utf8.reduce(7) { $0 &* 31 &+ Int($1) }))
    var texts: [String] = ["", " ", "   ", "12:30", "“", "a", " a b ", "(a b", "a  b   c"]
    for _ in 0..<150 {
      texts.append(Self.salad(&numbers))
      texts.append(Self.soup(Self.plain, &numbers))
      texts.append(Self.soup(Self.eastAsian, &numbers))
      texts.append(Self.soup(Self.plain + Self.eastAsian, &numbers))
      texts.append(Self.soup(Self.anything, &numbers))
    }
    try expectSame(texts, FaceStyle(weight: .semibold), locale: locale)
  }

  @Test(arguments: FontDesign.allCases, [FontWeight.light, .regular, .bold, .black])
  func `words in any style`(design: FontDesign, weight: FontWeight) throws {
    var numbers = Numbers(state: UInt64(weight.axisValue))
    var texts: [String] = []
    for _ in 0..<60 {
      texts.append(Self.salad(&numbers))
      texts.append(Self.soup(Self.plain, &numbers))
    }
    for isItalic in [false, true] {
      for hasMonospacedDigits in [false, true] {
        let style = FaceStyle(
          weight: weight, design: design, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits)
        try expectSame(texts, style, locale: "en_GB")
      }
    }
  }

  @Test func `a space is kerned with every letter after it as in the whole text`() throws {
    let letters = (0x41..<0x530).compactMap(Unicode.Scalar.init).filter(\.properties.isAlphabetic)
    let texts = letters.map { "so \($0)\($0) is" }
    for weight in [FontWeight.ultraLight, .regular, .semibold, .black] {
      try expectSame(texts, FaceStyle(weight: weight), locale: "en_US")
    }
    try expectSame(texts, FaceStyle(design: .serif), locale: "en_US")
    try expectSame(texts, FaceStyle(design: .rounded), locale: "en_US")
  }

  @Test func `texts are taken apart between words and between ideographs`() throws {
    let fonts = try Bundled.fonts.get()
    func parts(_ text: String, locale: String = "en_US") -> Int {
      TextToolPool().withTools(locale: locale) { tools in
        _ = tools.shape(ShapeKey(text: text, locale: locale), fonts: fonts)
        return tools.book(for: FaceStyle(), fonts).parts.count
      }
    }
    #expect(parts("Every small step counts today as well.") == 7)
    #expect(parts("After 10 slow breaths, I rest.") == 5)
    #expect(parts("静希望", locale: "ja_JP") == 3)
    // What is taken apart nowhere is a part by itself.
    #expect(parts("12:30") == 1)
  }

  @Test func `a book without room changes nothing`() throws {
    let fonts = try Bundled.fonts.get()
    TextToolPool().withTools(locale: "en_US") { tools in
      let style = FaceStyle()
      let chain = fonts.chain(style, language: "en")
      let book = WordBook(style: style, locale: "en_US", chain: chain, budget: 0)
      for text in ["one two three", "three two one", "one two three"] {
        let key = ShapeKey(text: text, face: style, locale: "en_US")
        let whole = TextShaper.shape(key, fonts: fonts, tools: tools)
        #expect(book.text(for: key, fonts: fonts, tools: tools).map { isSame($0, whole) } == true)
      }
    }
  }
}
