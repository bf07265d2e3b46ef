// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct LineBreakerTests {
  private func lines(
    _ string: String, width: Double, locale: String = "en_US", limit: Int? = nil
  ) throws -> [String] {
    try Bundled.layOut(string, style: ParagraphStyle(lineLimit: limit, locale: locale), width: width)
      .shownLines
  }

  /// The text without white space, which lines may leave out at their ends.
  private func squeezed(_ text: String) -> String { text.filter { !$0.isWhitespace && $0 != "\u{200b}" } }

  @Test func `lines are as full as they can be and no wider than offered`() throws {
    let text = "Every small step counts today as well"
    for width in stride(from: 60.0, to: 300, by: 1) {
      let layout = try Bundled.layOut(text, width: width)
      for (index, line) in layout.lines.enumerated() {
        #expect(line.width <= width + 1e-6)
        guard index + 1 < layout.lines.count else { continue }
        let shown = layout.shownLines[index]
        let word = layout.shownLines[index + 1].prefix { $0 != " " }
        #expect(try Bundled.width(shown + " " + word) > width - 0.5, "\(shown) had room for \(word)")
      }
      #expect(layout.shownLines.joined(separator: " ") == text)
    }
  }

  @Test func `white space at the end of a line has no width`() throws {
    #expect(try Bundled.width("word") == Bundled.width("word   "))
    #expect(try lines("one   two", width: 40) == ["one", "two"])
  }

  @Test func `a newline ends a line, also at the end of the text`() throws {
    #expect(try lines("a\nb\r\nc\u{2028}d", width: 100) == ["a", "b", "c", "d"])
    #expect(try lines("a\n\nb", width: 100) == ["a", "", "b"])
    #expect(try lines("a\n", width: 100) == ["a", ""])
  }

  @Test func `an empty text is one line high and has no width`() throws {
    let layout = try Bundled.layOut("")
    #expect(layout.size.width == 0)
    #expect(abs(layout.size.height - 61.0 / 3) < 1e-9)
    #expect(layout.lines.count == 1)
  }

  @Test func `a word wider than the line is broken between clusters and the rest follows`() throws {
    let width = try Bundled.width("incomp") + 1
    let layout = try Bundled.layOut(
      "incomprehensibilities yes", style: ParagraphStyle(lineLimit: 5), width: width)
    #expect(layout.lines.count > 3)
    #expect(layout.shownLines.last?.hasSuffix("yes") == true)
    #expect(!layout.isTruncated)
    let cut = try Bundled.layOut(
      "incomprehensibilities yes", style: ParagraphStyle(lineLimit: 2), width: width)
    #expect(cut.isTruncated)
    #expect(cut.lines.count == 2)
    #expect(cut.lines.allSatisfy { $0.width <= width + 1e-6 })
  }

  @Test func `an empty width is a chance to break and is never seen`() throws {
    let width = try Bundled.width("three") + 1
    #expect(
      try lines("one\u{200b}two\u{200b}three", width: width) == ["one", "two", "three"])
  }

  @Test(arguments: [2, 3, 4, 5, 6, 8, 10, 12, 20])
  func `Japanese marks begin no line that holds two characters`(count: Int) throws {
    let text = "コーヒーで、ゆっくり・々……￥100の50％。"
    let found = try lines(text, width: Double(count) * 17 + 0.1, locale: "ja_JP")
    #expect(found.joined() == text)
    let never = Set("ー、っ・。％")
    for (line, next) in zip(found, found.dropFirst()) {
      #expect(line.last != "￥")
      #expect(!(line.last == "…" && next.first == "…"))
      // Of two such marks in a row one must begin a line where a line holds but two characters.
      if count > 2 { #expect(!never.contains(try #require(next.first)), "\(found)") }
    }
  }

  @Test func `even one character a line comes to an end`() throws {
    #expect(try lines("「漢。」", width: 17, locale: "ja") == ["「", "漢", "。", "」"])
    #expect(try lines("コーヒー", width: 1, locale: "ja") == ["コ", "ー", "ヒ", "ー"])
  }

  @Test func `the Thai repetition mark begins no line that holds a letter before it`() throws {
    for (text, pair) in [("เรื่อย ๆ ไป", "ย ๆ"), ("เรื่อยๆ ไป", "ยๆ")] {
      for width in stride(from: try Bundled.width(pair), to: 120, by: 1) {
        let found = try lines(text, width: width, locale: "th")
        #expect(found.dropFirst().allSatisfy { !$0.hasPrefix("ๆ") && $0 != "" }, "\(width): \(found)")
      }
    }
  }

  @Test(arguments: [
    ("             กู้ไฟล์", "th"), ("ខ្ញុំ\u{200b}ស្ប់\u{200b}ចិត្ត", "km"), ("เรื่อย ๆ ไป", "th"),
    ("शक्ति और स्नेह", "hi"), ("أنا بخير اليوم", "ar"), ("Every small step", "en"),
    ("コーヒーで、ゆっくり・々……￥100の50％。", "ja"), ("안녕하세요 여러분", "ko"),
  ])
  func `no cluster is lost or doubled at any width`(text: String, locale: String) throws {
    let whole = squeezed(text)
    for width in stride(from: 1.0, to: 150, by: 1) {
      #expect(squeezed(try lines(text, width: width, locale: locale).joined()) == whole, "\(width)")
    }
  }

  @Test func `the edges of ASCII are those of ICU's classes`() {
    for character in UInt32(0)..<0x80 {
      #expect(LineEdge.ofASCII(character) == LineEdge(of: character), "U+\(String(character, radix: 16))")
    }
  }
}
