// SPDX-License-Identifier: MIT

import Testing
@testable import Typeset

@Suite struct RecentParagraphsTests {
  private func paragraphs() throws -> RecentParagraphs {
    RecentParagraphs(Typesetter(fonts: try Bundled.fonts.get()))
  }

  @Test func `a text in the same style is set once`() throws {
    let paragraphs = try paragraphs()
    let style = ParagraphStyle(lineLimit: 2)
    let first = paragraphs.paragraph(StyledText("I am enough."), style: style)
    #expect(paragraphs.paragraph(StyledText("I am " + "enough."), style: style) === first)
    #expect(paragraphs.paragraph(StyledText("I am enough!"), style: style) !== first)
    #expect(paragraphs.paragraph(StyledText("I am enough."), style: ParagraphStyle(lineLimit: 3)) !== first)
    #expect(
      paragraphs.paragraph(StyledText("I am enough.", font: FontRequest(size: 15)), style: style) !== first)
    #expect(paragraphs.paragraph(StyledText("I am enough."), style: style) === first)
  }

  @Test func `texts that Swift takes as equal are told apart by their bytes`() throws {
    let paragraphs = try paragraphs()
    let style = ParagraphStyle()
    let composed = paragraphs.paragraph(StyledText("caf\u{E9}"), style: style)
    let decomposed = paragraphs.paragraph(StyledText("cafe\u{301}"), style: style)
    #expect(composed !== decomposed)
    #expect(paragraphs.paragraph(StyledText("caf\u{E9}"), style: style) === composed)
  }

  @Test func `many texts are set as they are alone`() throws {
    let typesetter = Typesetter(fonts: try Bundled.fonts.get())
    let paragraphs = RecentParagraphs(typesetter)
    for number in 0..<200 {
      let text = StyledText("Entry \(number % 70) rests", font: FontRequest(size: Double(12 + number % 3)))
      let style = ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.5)
      let shared = paragraphs.paragraph(text, style: style).layOut(width: 60, height: nil)
      let alone = typesetter.layOut(text, style: style, width: 60, height: nil)
      #expect(shared.size == alone.size && shared.scale == alone.scale)
      #expect(shared.shownLines == alone.shownLines)
      #expect(shared.lines.map(\.runs) == alone.lines.map(\.runs))
    }
  }
}
