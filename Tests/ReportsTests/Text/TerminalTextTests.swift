// SPDX-License-Identifier: MIT

import Reports
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("abc", 3), ("é", 1), ("e\u{301}", 1), ("私は", 4), ("한글", 4), ("，", 2), ("😴", 2), ("👩‍👩‍👧", 2), ("🇯🇵", 2),
    ("❤\u{FE0F}", 2), ("❤", 1), ("กำ", 2), ("→", 1), ("█▏", 2), ("\u{200B}", 0), ("ｱ", 1), ("𠮷", 2),
  ])
  func `a string takes the columns of Annex 11`(_ string: String, _ columns: Int) {
    #expect(DisplayWidth.columns(of: string) == columns)
  }
}

@Suite struct PlainTextTests {
  @Test func `controls are shown, line breaks are one sign and direction marks are dropped`() {
    #expect(PlainText.singleLine("a\u{1B}[2Jb\r\nc\u{7F}\u{9B}d\u{202E}e\tf") == "a␛[2Jb␍⏎c␡\u{FFFD}de␉f")
  }

  @Test func `a cut string with its ellipsis is no wider than asked`() {
    #expect(PlainText.cut("I am enough.", to: 12) == "I am enough.")
    #expect(PlainText.cut("I am enough.", to: 11) == "I am enoug…")
    #expect(PlainText.cut("私は私のままでいい。", to: 8) == "私は私…")
    #expect(DisplayWidth.columns(of: PlainText.cut("私は私のままでいい。", to: 9)) == 9)
  }

  @Test func `padding counts columns and not characters`() {
    #expect(PlainText.left("私", 4) == "私  ")
    #expect(PlainText.right("私", 4) == "  私")
    #expect(PlainText.left("long", 2) == "long")
  }
}

@Suite struct WrappedTextTests {
  @Test func `words move to the next line under the margin`() {
    let lines = WrappedText.lines("one two three four", columns: 12, first: "→ ", margin: "  ")
    #expect(lines == ["→ one two", "  three four"])
  }

  @Test func `wide text breaks between characters and keeps closing marks`() {
    let lines = WrappedText.lines("小さな一歩も、前に進んでいる。", columns: 12)
    #expect(lines == ["小さな一歩", "も、前に進ん", "でいる。"])
  }

  @Test func `a word longer than the line is broken where the line ends`() {
    #expect(WrappedText.lines("0123456789ab cd", columns: 10) == ["0123456789", "ab cd"])
  }

  @Test func `a text of nothing is one line`() {
    #expect(WrappedText.lines("  \n ", columns: 10, first: "- ") == ["- "])
  }

  @Test(arguments: 8...40)
  func `no line is wider than asked and no word is lost`(_ columns: Int) {
    let text = "When dimmed 私は私のままでいい。 the widget emits more than its share, 100 % (あ)."
    let lines = WrappedText.lines(text, columns: columns, first: "", margin: "")
    #expect(lines.allSatisfy { DisplayWidth.columns(of: $0) <= max(8, columns) })
    #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
  }
}
