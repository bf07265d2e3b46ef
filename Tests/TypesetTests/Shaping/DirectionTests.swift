// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

/// Orders from left to right that follow from the rules of UAX #9 by hand.
@Suite struct DirectionTests {
  /// W5 joins the percent sign to a European number; the full stop at the end runs as the paragraph does.
  @Test func `in Hebrew a percent sign stays with its number`() throws {
    #expect(try visualOrder("ירידה של 72%.") == ".72% לש הדירי")
    #expect(try visualOrder("הנחה 50% היום") == "םויה 50% החנה")
  }

  /// W2 turns European digits after Arabic letters into Arabic numbers, to which W5 joins no percent sign.
  @Test func `in Arabic a percent sign stands to the left of its number`() throws {
    #expect(try visualOrder("نقص 72%") == "%72 صقن")
  }

  @Test func `in Arabic a minus sign after a letter and a space stands to the right of its number`() throws {
    for locale in ["ar", "fa"] { #expect(try visualOrder("دما -23 درجه", locale: locale) == "هجرد 23- امد") }
  }

  /// A hyphen between Arabic numbers is neutral (W4 joins only commas and stops), so the numbers change places.
  @Test func `Arabic-Indic numbers read left to right and their range right to left`() throws {
    #expect(try visualOrder("١٩٠١-١٩٥٥") == "١٩٥٥-١٩٠١")
  }

  @Test func `brackets open towards their content`() throws {
    let layout = try Bundled.layOut("(ا)")
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs).map(\.id)
    let face = try Bundled.fonts.get().families[0].face(for: .regular)
    // The rightmost sign is the opening one in reading order; mirrored, it has the shape of ")".
    #expect(glyphs.last == face.shaping.glyph(for: 0x29))
    #expect(glyphs.first == face.shaping.glyph(for: 0x28))
  }

  @Test func `isolates and marks steer the order and are not seen`() throws {
    // With the number isolated as left to right, the minus sign stays on its left.
    #expect(try visualOrder("دما \u{2066}-23\u{2069} درجه").contains("-23"))
    let plain = try Bundled.width("ab")
    #expect(try Bundled.width("a\u{200e}b") == plain)
    #expect(try Bundled.layOut("a\u{200e}\u{2066}b\u{2069}").missingCharacters.isEmpty)
  }

  @Test func `letters of an Arabic word are joined`() throws {
    let word = try Bundled.layOut("بخير").lines[0].runs.flatMap(\.glyphs).map(\.id)
    var apart: [GlyphID] = []
    for letter in "بخير" {
      apart += try Bundled.layOut(String(letter)).lines[0].runs.flatMap(\.glyphs).map(\.id)
    }
    #expect(word.reversed() != apart)
    #expect(Set(word).isDisjoint(with: apart.prefix(3)))
  }

  @Test func `the first strong character says how a paragraph runs`() throws {
    #expect(try Bundled.layOut("أنا بخير").isRightToLeft)
    #expect(try Bundled.layOut("42 שלום").isRightToLeft)
    #expect(try !Bundled.layOut("Say שלום").isRightToLeft)
    #expect(try !Bundled.layOut("42").isRightToLeft)
  }

  @Test func `leading text of a right-to-left paragraph stands at the right`() throws {
    let layout = try Bundled.layOut("אני ראוי לאהבה\nולכבוד")
    let short = layout.lines[1]
    let left = try #require(short.runs.flatMap(\.glyphs).map(\.position.x).min())
    #expect(abs(left - (layout.size.width - short.width)) < 1)
    let trailing = try Bundled.layOut("אני ראוי לאהבה\nולכבוד", style: ParagraphStyle(alignment: .trailing))
    #expect(try #require(pens(trailing).min()) < 1)
  }

  @Test func `an ellipsis stands at the left end of right-to-left text`() throws {
    let layout = try Bundled.layOut("אני ראוי לאהבה ולכבוד", style: ParagraphStyle(lineLimit: 1), width: 80)
    #expect(layout.isTruncated)
    let glyphs = layout.lines[0].runs.flatMap(\.glyphs)
    let face = try Bundled.fonts.get().families[0].face(for: .regular)
    #expect(glyphs.first?.id == face.shaping.glyph(for: 0x2026))
    #expect(glyphs.first?.position.x == glyphs.map(\.position.x).min())
  }

  @Test func `stretches are turned round from the highest level down`() {
    // UAX #9, rule L2: "car means CAR." in a right-to-left paragraph with levels 2 2 2 1 … reads ".RAC snaem car".
    #expect(VisualOrder.indices(of: [0, 0, 1, 1, 2, 2, 1]) == [0, 1, 6, 4, 5, 3, 2])
    #expect(VisualOrder.indices(of: [1, 1, 1]) == [2, 1, 0])
    #expect(VisualOrder.indices(of: [0, 2, 2]) == [0, 1, 2])
    #expect(VisualOrder.indices(of: []) == [])
  }
}
