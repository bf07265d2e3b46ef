// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct StyledTextTests {
  private func layOut(
    _ spans: [(String, SpanStyle)], style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    height: Double? = nil
  ) throws -> ParagraphLayout {
    try Bundled.typesetter().layOut(
      StyledText(spans.map { StyledText.Span($0.0, style: $0.1) }), style: style, width: width, height: height
    )
  }

  private let plain = SpanStyle()

  private func glyphs(_ layout: ParagraphLayout) -> [GlyphRun.Glyph] {
    layout.lines.flatMap(\.runs).flatMap(\.glyphs)
  }

  @Test(arguments: ["AVATAR Type", "أنا بخير اليوم", "fi ffi", "コーヒー"])
  func `a text in two parts of one style is the text`(text: String) throws {
    let whole = try layOut([(text, plain)])
    for cut in text.indices {
      let parts = try layOut([(String(text[..<cut]), plain), (String(text[cut...]), plain)])
      let (found, expected) = (glyphs(parts), glyphs(whole))
      #expect(found.map(\.id) == expected.map(\.id))
      for (one, other) in zip(found, expected) {
        #expect(abs(one.position.x - other.position.x) < 1e-9 && one.position.y == other.position.y)
      }
      #expect(parts.size == whole.size)
      #expect(parts.shownLines == whole.shownLines)
    }
  }

  @Test func `each run says which part it belongs to`() throws {
    let bold = SpanStyle(font: FontRequest(weight: .bold))
    let line = try layOut([("one ", plain), ("", bold), ("two ", bold), ("three", plain)]).lines[0]
    #expect(line.runSpans == [0, 2, 3])
    #expect(
      line.runs.map { ($0.source as? FontFace)?.name } == ["Inter Regular", "Inter Bold", "Inter Regular"])
  }

  @Test func `parts of unlike fonts are as wide together as apart`() throws {
    let large = FontRequest(size: 28, weight: .heavy)
    let serif = FontRequest(size: 13, design: .serif)
    let layout = try layOut([("one", SpanStyle(font: large)), ("two", SpanStyle(font: serif))])
    let apart = try Bundled.width("one", font: large) + Bundled.width("two", font: serif)
    #expect(abs(layout.lines[0].width - apart) < 1e-9)
  }

  @Test func `the larger part decides the height of its line, and of no other`() throws {
    let large = SpanStyle(font: FontRequest(size: 34))
    let layout = try layOut(
      [("a\n", plain), ("b\n", large), ("c", plain)], style: ParagraphStyle(displayScale: 1_048_576))
    // Lines of 17, 34 and 17 pt, 1.193359375 em each; a baseline lies 0.9521484375 em below the line's top.
    #expect(abs(layout.size.height - 68 * 1.193359375) < 1e-4)
    let baselines = [
      17 * 0.9521484375, 17 * 1.193359375 + 34 * 0.9521484375, 51 * 1.193359375 + 17 * 0.9521484375,
    ]
    for (line, baseline) in zip(layout.lines, baselines) { #expect(abs(line.baseline - baseline) < 1e-4) }
  }

  @Test func `parts shrink together`() throws {
    let large = SpanStyle(font: FontRequest(size: 34))
    let layout = try layOut(
      [("A small text and ", plain), ("a large one", large)],
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.3), width: 150)
    #expect(layout.scale < 1 && !layout.isTruncated)
    #expect(Set(layout.lines[0].runs.map(\.pointSize)) == [17 * layout.scale, 34 * layout.scale])
    #expect(layout.lines[0].width <= 150 + 1e-6)
  }

  @Test func `tracking adds to each character and shrinks with the text`() throws {
    let tracked = SpanStyle(letterSpacing: 3)
    let text = "track"
    let width = try layOut([(text, tracked)]).lines[0].width
    #expect(try abs(width - Bundled.width(text) - 15) < 1e-9)
    let half = try layOut(
      [(text, tracked)], style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5), width: width / 1.8)
    #expect(half.scale < 1 && half.scale >= 0.5)
    let small = try Bundled.width(text, font: FontRequest(size: half.pointSize))
    #expect(abs(half.lines[0].width - small - 15 * half.scale) < 1e-9)
  }

  @Test func `moved letters stand off the baseline in a line that is higher by as much`() throws {
    let fine = ParagraphStyle(displayScale: 1_048_576)
    for offset in [4.0, -4] {
      let layout = try layOut([("a", SpanStyle(baselineOffset: offset))], style: fine)
      #expect(abs(layout.size.height - (17 * 1.193359375 + 4)) < 1e-4)
      #expect(abs(layout.firstBaseline - (17 * 0.9521484375 + max(offset, 0))) < 1e-4)
      #expect(abs(glyphs(layout)[0].position.y - (layout.firstBaseline - offset)) < 1e-9)
    }
  }

  @Test func `line spacing stands between lines only`() throws {
    var style = ParagraphStyle(displayScale: 1_048_576)
    style.lineSpacing = 5
    let layout = try layOut([("a\nb\nc", plain)], style: style)
    #expect(abs(layout.size.height - (3 * 17 * 1.193359375 + 10)) < 1e-4)
    #expect(abs(layout.lines[2].baseline - layout.lines[0].baseline - 2 * (17 * 1.193359375 + 5)) < 1e-4)
    // Two lines and their gap are 45.574 pt.
    #expect(try layOut([("a\nb\nc", plain)], style: style, height: 45.6).lines.count == 2)
    #expect(try layOut([("a\nb\nc", plain)], style: style, height: 45.5).lines.count == 1)
  }

  @Test func `reserved lines keep their height free`() throws {
    var style = ParagraphStyle(lineLimit: 3, displayScale: 2)
    style.reservedLines = 3
    // Recorded: three lines of body text are 61 pt at two pixels a point.
    #expect(try layOut([("a", plain)], style: style).size.height == 61)
    #expect(try layOut([("a\nb\nc", plain)], style: style).size.height == 61)
    #expect(try layOut([("a", plain)], style: style, width: 0, height: 0).size == .zero)
  }

  @Test func `lines under and through letters lie where the face says`() throws {
    let text = "Pay attention"
    let style = SpanStyle(font: FontRequest(size: 28.16), underline: .solid, strikethrough: .dash)
    let line = try layOut([(text, style)]).lines[0]
    let under = try #require(line.strokes.first { $0.kind == .underline })
    let through = try #require(line.strokes.first { $0.kind == .strikethrough })
    // Inter of 2816 units: underline 464 below the baseline, 192 thick; a small x is 1536 high.
    #expect(abs(under.rect.minY - line.baseline - 4.64) < 1e-9)
    #expect(abs(under.rect.height - 1.92) < 1e-9)
    #expect(abs(through.rect.midY - (line.baseline - 7.68)) < 1e-9)
    for stroke in [under, through] {
      #expect(stroke.rect.minX == 0)
      #expect(abs(stroke.rect.width - line.width) < 1e-9)
    }
    #expect(through.pattern == .dash)
  }

  @Test func `a line lies under its own part only, on every line that the part has`() throws {
    let marked = SpanStyle(underline: .solid)
    let layout = try layOut([("one ", plain), ("two three", marked), (" four", plain)], width: 75)
    #expect(layout.shownLines == ["one two", "three four"])
    let strokes = layout.lines.map { $0.strokes.map(\.rect) }
    #expect(try abs(strokes[0][0].minX - (Bundled.width("one t") - Bundled.width("t"))) < 0.6)
    #expect(abs(strokes[0][0].maxX - layout.lines[0].width) < 1e-9)
    #expect(strokes[1][0].minX == 0)
    #expect(strokes.map(\.count) == [1, 1])
  }

  @Test func `letters change their case by the locale`() {
    #expect(TextCase.uppercase.applied(to: "istanbul", locale: "tr_TR") == "İSTANBUL")
    #expect(TextCase.uppercase.applied(to: "istanbul", locale: "en_US") == "ISTANBUL")
    #expect(TextCase.lowercase.applied(to: "ISPARTA", locale: "tr") == "ısparta")
    #expect(TextCase.uppercase.applied(to: "Straße", locale: "de") == "STRASSE")
    #expect(TextCase.uppercase.applied(to: String(repeating: "ß", count: 40), locale: "de").count == 80)
  }
}
