// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct TextShaperTests {
  private func glyphs(_ string: String, font: FontRequest = FontRequest()) throws -> [GlyphRun.Glyph] {
    try Bundled.layOut(string, font: font).lines[0].runs.flatMap(\.glyphs)
  }

  @Test func `kerning draws pairs together`() throws {
    #expect(try Bundled.width("AV") < Bundled.width("A") + Bundled.width("V") - 0.5)
  }

  @Test func `each cluster is drawn by a face that has all of it`() throws {
    let layout = try Bundled.layOut("Aя日हشת ไ")
    #expect(layout.missingCharacters.isEmpty)
    #expect(
      layout.faces == [
        "Inter Regular", "Noto Sans CJK JP Regular", "Noto Sans Devanagari Regular",
        "Noto Sans Arabic Regular",
        "Noto Sans Hebrew Regular", "Noto Sans Thai Regular",
      ])
  }

  @Test func `what no face has is glyph 0 of the first face, and named`() throws {
    let layout = try Bundled.layOut("ཀགང")
    #expect(layout.missingCharacters == ["ཀ", "ག", "ང"])
    #expect(layout.lines[0].runs.flatMap(\.glyphs).map(\.id) == [GlyphID(0), GlyphID(0), GlyphID(0)])
    #expect(layout.faces == ["Inter Regular"])
    let mixed = try Bundled.layOut("કપર AC")
    #expect(mixed.missingCharacters == ["ક", "પ", "ર"])
  }

  /// Looking ahead from each blank to the next letter would take minutes here.
  @Test(.timeLimit(.minutes(1)))
  func `blanks take time by their number and not by its square`() throws {
    let blanks = String(repeating: " \u{200b}", count: 50_000)
    let layout = try Bundled.layOut("a\(blanks)b", width: 100)
    #expect(layout.shownLines == ["a", "b"])
  }

  @Test func `a control is missing, even where a face has something under its number`() throws {
    #expect(try Bundled.layOut("a\0b\u{1b}").missingCharacters == ["\0", "\u{1b}"])
  }

  @Test func `a missing cluster is one box and one character, however it is glued`() throws {
    let layout = try Bundled.layOut("👻\u{200d}👻\u{200d}👻\u{200d}👻")
    #expect(layout.lines[0].runs.flatMap(\.glyphs).count == 1)
    #expect(layout.missingCharacters == ["👻\u{200d}👻\u{200d}👻\u{200d}👻"])
    let flag = try Bundled.layOut("Yes🏳️‍🌈sir")
    #expect(flag.missingCharacters == ["🏳️‍🌈"])
    #expect(flag.lines[0].runs.flatMap(\.glyphs).count == 7)
  }

  @Test func `a text selector leaves the arrow as it is`() throws {
    let both = try glyphs("↔\u{fe0e} and ↔")
    #expect(both.first?.id == both.last?.id)
    #expect(try Bundled.layOut("↔\u{fe0e} and ↔").missingCharacters.isEmpty)
    #expect(try Bundled.width("↔\u{fe0e}") == Bundled.width("↔"))
  }

  @Test func `an emoji selector is named, since no face is in colour`() throws {
    let heart = try Bundled.layOut("❤\u{fe0f}")
    #expect(heart.missingCharacters == ["❤\u{fe0f}"])
    #expect(try heart.lines[0].runs.flatMap(\.glyphs).map(\.id) == glyphs("❤").map(\.id))
  }

  @Test func `an ideographic variant that is not there is the base form`() throws {
    let variant = try Bundled.layOut("葛\u{e0100}")
    #expect(variant.missingCharacters.isEmpty)
    #expect(try variant.size.width == Bundled.layOut("葛").size.width)
  }

  @Test func `a composed letter and its parts are drawn alike`() throws {
    #expect(try glyphs("é").map(\.id) == glyphs("e\u{301}").map(\.id))
    #expect(try glyphs("が").map(\.id) == glyphs("か\u{3099}").map(\.id))
    #expect(try Bundled.width("é") == Bundled.width("e\u{301}"))
  }

  @Test func `a mark without a composed letter stands over its base and takes no room`() throws {
    #expect(try Bundled.layOut("y\u{306}").missingCharacters.isEmpty)
    #expect(try Bundled.width("y\u{306}") == Bundled.width("y"))
    #expect(try glyphs("y\u{306}").count == 2)
  }

  @Test func `an empty width between words is no gap`() throws {
    #expect(try abs(Bundled.width("one\u{200b}two") - Bundled.width("one") - Bundled.width("two")) < 0.7)
    #expect(try Bundled.width("a\u{200b}b") == Bundled.width("ab"))
  }

  @Test func `a tab is a gap of one em and no box`() throws {
    let gap = try Bundled.width("m\tm") - 2 * Bundled.width("m")
    #expect(abs(gap - 17) < 0.7)
    #expect(try glyphs("m\tm").count == 2)
    #expect(try Bundled.width("end of line\t") == Bundled.width("end of line"))
    #expect(try Bundled.layOut("left\tright").missingCharacters.isEmpty)
  }

  @Test func `digits of one width are of one width`() throws {
    let font = FontRequest(hasMonospacedDigits: true)
    #expect(try Bundled.width("111", font: font) == Bundled.width("888", font: font))
    #expect(try Bundled.width("111") < Bundled.width("888") - 2)
  }

  @Test func `Thai marks are moved in both directions over their base`() throws {
    let placed = try glyphs("ที่")
    let base = try #require(placed.first)
    #expect(placed.contains { $0.position.y != base.position.y || $0.position.x != base.position.x })
    #expect(try Bundled.width("ที่") == Bundled.width("ท"))
  }

  @Test func `a Devanagari vowel sign is drawn before its letter and a conjunct is one unit`() throws {
    let placed = try glyphs("सि")
    #expect(placed.count == 2)
    #expect(try placed.last?.id == glyphs("स").first?.id)
    let conjunct = try Bundled.layOut("द्र", style: ParagraphStyle(), width: 0.1)
    #expect(conjunct.lines.count == 1)
  }

  @Test func `a ligature counts its advance once and is never parted`() throws {
    // Lam and alef are one glyph in Arabic.
    #expect(try glyphs("لا").count == 1)
    #expect(try Bundled.layOut("لا", width: 0.1).lines.count == 1)
    let words = try Bundled.layOut("fit office affluent")
    let xs = pens(words)
    #expect(xs == xs.sorted())
    #expect(Set(xs).count == 17)
  }

  @Test func `East Asian characters are one em wide`() throws {
    #expect(try Bundled.width("今日は良い日です。") == 17 * 9)
    #expect(try abs(Bundled.width("今日は良い日です。", font: FontRequest(size: 12)) - 12 * 9) < 1e-9)
  }

  @Test func `the script is that of most letters`() throws {
    #expect(try Bundled.layOut("こんにちは 42").script == "Hira")
    #expect(try Bundled.layOut("I am enough. 今").script == "Latn")
    #expect(try Bundled.layOut("Привет").script == "Cyrl")
    #expect(try Bundled.layOut("12:30").script == "Zyyy")
  }

  @Test func `East Asian letters are 0,88 em high and digits leave more doubt`() throws {
    #expect(try abs(Bundled.layOut("日本").capHeight - 17 * 0.88) < 1e-9)
    #expect(try Bundled.layOut("words").widthUncertainty == 0.02)
    #expect(try Bundled.layOut("12:30").widthUncertainty == 0.04)
  }

  @Test func `heavier letters hold more ink`() throws {
    let light = try #require(
      try Bundled.typesetter().inkBounds(of: Bundled.layOut("I", font: FontRequest(weight: .light))))
    let black = try #require(
      try Bundled.typesetter().inkBounds(of: Bundled.layOut("I", font: FontRequest(weight: .black))))
    #expect(black.width > 2 * light.width)
  }
}
