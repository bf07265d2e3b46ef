// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct TextFitterTests {
  private let sentence = "Every small step counts today as well"

  @Test func `the answer is as wide as the widest line, rounded up to a pixel`() throws {
    for scale in [1.0, 2, 3] {
      for width in stride(from: 60.0, to: 300, by: 7) {
        let layout = try Bundled.layOut(sentence, style: ParagraphStyle(displayScale: scale), width: width)
        let widest = try #require(layout.lines.map(\.width).max())
        let pixels = layout.size.width * scale
        #expect(abs(pixels - pixels.rounded()) < 1e-9)
        #expect(layout.size.width >= widest - 1e-6 && layout.size.width < widest + 1 / scale)
      }
    }
  }

  @Test func `an answer fits when it is offered again`() throws {
    for width in stride(from: 40.0, to: 300, by: 3) {
      let first = try Bundled.layOut(sentence, width: width)
      let again = try Bundled.layOut(sentence, width: first.size.width, height: first.size.height)
      #expect(again.size == first.size)
      #expect(again.shownLines == first.shownLines)
    }
  }

  @Test func `nothing offered is answered with nothing`() throws {
    let layout = try Bundled.layOut("a", width: 0, height: 0)
    #expect(layout.size == .zero)
    #expect(layout.lines.isEmpty)
    #expect(try Bundled.layOut("a", width: -1, height: -1).lines.count == 1)
  }

  @Test(arguments: [-5.0, 0.0, -Double.infinity])
  func `a width that is not positive gives one cluster a line`(width: Double) throws {
    #expect(try Bundled.layOut("abc", width: width).shownLines == ["a", "b", "c"])
  }

  @Test func `no width and an infinite one are no limit`() throws {
    #expect(try Bundled.layOut(sentence).lines.count == 1)
    #expect(try Bundled.layOut(sentence, width: .infinity, height: .infinity).lines.count == 1)
  }

  @Test(arguments: [(5.0, 1), (20.0, 1), (20.288, 1), (40.0, 1), (40.575, 2), (61.0, 3), (1000.0, 4)])
  func `a height holds as many lines as fit and at least one`(height: Double, count: Int) throws {
    // 17 pt: one line is 20.287109375 pt high.
    let layout = try Bundled.layOut("a\nb\nc\nd", height: height)
    #expect(layout.lines.count == count)
    #expect(layout.isTruncated == (count < 4))
  }

  @Test func `a height that is short by less than a millionth still fits`() throws {
    #expect(try Bundled.layOut("a\nb", height: 2 * 20.287109375 - 5e-7).lines.count == 2)
    #expect(try Bundled.layOut("a\nb", height: 2 * 20.287109375 - 5e-6).lines.count == 1)
  }

  @Test func `a line limit cuts the last line with an ellipsis`() throws {
    let layout = try Bundled.layOut(sentence, style: ParagraphStyle(lineLimit: 2), width: 100)
    #expect(layout.lines.count == 2)
    #expect(layout.isTruncated)
    #expect(layout.shownLines.joined(separator: " ") + layout.droppedText == sentence)
    let face = try Bundled.fonts.get().families[0].face(for: .regular)
    #expect(layout.lines[1].runs.last?.glyphs.last?.id == face.shaping.glyph(for: 0x2026))
  }

  @Test func `text after a newline is cut too`() throws {
    let layout = try Bundled.layOut("one\ntwo", style: ParagraphStyle(lineLimit: 1))
    #expect(layout.isTruncated)
    #expect(layout.shownLines == ["one"])
    #expect(layout.droppedText == "\ntwo")
    #expect(try layout.lines[0].width > Bundled.width("one") + 10)
  }

  @Test func `white space that is left out is no cut`() throws {
    #expect(try !Bundled.layOut("one\n  \n", style: ParagraphStyle(lineLimit: 1)).isTruncated)
  }

  @Test func `the cut grows with the width, by whole clusters and without a space before the ellipsis`()
    throws
  {
    for text in [sentence, "とても長い文字列が続く", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"]
    {
      var shown = 0
      let whole = try Bundled.width(text)
      for width in stride(from: 20.0, to: whole + 2, by: 1) {
        let layout = try Bundled.layOut(text, style: ParagraphStyle(lineLimit: 1), width: width)
        let line = layout.shownLines[0]
        #expect(text.hasPrefix(line))
        #expect(line.last?.isWhitespace != true)
        #expect(line.count >= shown)
        #expect(layout.lines[0].width <= width + 1e-6)
        #expect(layout.isTruncated == (width + 1e-6 < whole))
        #expect(line + layout.droppedText == text)
        shown = line.count
      }
      #expect(shown == text.count)
    }
  }

  @Test func `something of a long word is seen before the ellipsis`() throws {
    for text in ["Pneumonoultramicroscopic.", "とても長い文字列が続く", "Selbstwirksamkeitserwartung"] {
      let layout = try Bundled.layOut(text, style: ParagraphStyle(lineLimit: 1), width: 60)
      #expect(layout.isTruncated)
      #expect(layout.shownLines[0].count >= 2)
    }
  }

  @Test func `text that fits is not shrunk`() throws {
    let style = ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.3)
    for width in stride(from: 160.0, to: 300, by: 5) {
      let plain = try Bundled.layOut(sentence, style: ParagraphStyle(lineLimit: 2), width: width)
      let layout = try Bundled.layOut(sentence, style: style, width: width)
      #expect((layout.scale == 1) == !plain.isTruncated)
    }
  }

  @Test func `shrinking stops at the largest hundredth that fits`() throws {
    let font = FontRequest(size: 28)
    for width in [120.0, 150, 180, 210] {
      for limit in [1, 2, 3] {
        let style = ParagraphStyle(lineLimit: limit, minimumScaleFactor: 0.2)
        let layout = try Bundled.layOut(sentence, font: font, style: style, width: width)
        #expect(!layout.isTruncated)
        #expect((layout.scale * 100).rounded() / 100 == layout.scale)
        #expect(abs(layout.pointSize - 28 * layout.scale) < 1e-9)
        guard layout.scale < 1 else { continue }
        // Set at that size and at one hundredth more, without shrinking.
        let larger = FontRequest(size: 28 * (layout.scale + 0.01))
        let plain = ParagraphStyle(lineLimit: limit)
        #expect(try Bundled.layOut(sentence, font: larger, style: plain, width: width).isTruncated)
        let same = FontRequest(size: layout.pointSize)
        #expect(try !Bundled.layOut(sentence, font: same, style: plain, width: width).isTruncated)
      }
    }
  }

  @Test func `what does not fit at the floor is cut there`() throws {
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.605)
    let layout = try Bundled.layOut(sentence, style: style, width: 100)
    // 0.605 is no hundredth: 0.61 is the smallest that is not below it.
    #expect(layout.scale == 0.61)
    #expect(layout.isTruncated)
  }

  @Test func `shrinking in steps stops at the largest step that fits`() throws {
    for step in [1, 2, 5, 7, 40, 60, 100] {
      for width in stride(from: 90.0, to: 330, by: 3) {
        var style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.38)
        style.scaleStep = step
        let layout = try Bundled.layOut(sentence, style: style, width: width)
        let steps = Array(stride(from: 100, through: 38, by: -step))
        // Set at each size without shrinking.
        let fitting = try steps.first { hundredths in
          let font = FontRequest(size: 17 * Double(hundredths) / 100)
          return try !Bundled.layOut(sentence, font: font, style: ParagraphStyle(lineLimit: 1), width: width)
            .isTruncated
        }
        #expect(layout.scale == Double(try #require(fitting ?? steps.last)) / 100, "\(step), \(width)")
        #expect(layout.isTruncated == (fitting == nil))
      }
    }
  }

  @Test func `a height shrinks text that has room to shrink`() throws {
    let style = ParagraphStyle(minimumScaleFactor: 0.5)
    let layout = try Bundled.layOut("Tall", font: FontRequest(size: 34), style: style, height: 30)
    // 30 pt hold one line of 25.139 pt: 73 hundredths of 34 pt.
    #expect(layout.scale == 0.73)
    #expect(layout.size.height <= 30)
    #expect(try Bundled.layOut("Tall", font: FontRequest(size: 34), height: 30).scale == 1)
  }

  @Test func `one more word never makes text larger`() throws {
    let words = "rest is part of the work and every small step counts today as well".split(separator: " ")
    for limit in [1, 2, 3] {
      for (width, height) in [(100.0, nil as Double?), (144, 60), (144, nil), (200, 30)] {
        var last = 1.0
        for count in 1...words.count {
          let layout = try Bundled.layOut(
            words.prefix(count).joined(separator: " "), font: FontRequest(size: 24),
            style: ParagraphStyle(lineLimit: limit, minimumScaleFactor: 0.2), width: width, height: height)
          #expect(layout.scale <= last)
          last = layout.scale
        }
      }
    }
  }

  @Test func `a measurement is the layout without its glyphs`() throws {
    let style = ParagraphStyle(lineLimit: 2, minimumScaleFactor: 0.7)
    for width in stride(from: 0.0, to: 300, by: 11) {
      let layout = try Bundled.layOut(sentence, style: style, width: width, height: 50)
      let measured = try Bundled.typesetter().measure(
        StyledText(sentence), style: style, width: width, height: 50)
      #expect(
        measured
          == TextMeasurement(
            size: layout.size, firstBaseline: layout.firstBaseline, lastBaseline: layout.lastBaseline))
    }
  }

  @Test func `a size that is no positive number sets nothing and stops nothing`() throws {
    for size in [0.0, -3, .nan, .infinity] {
      #expect(try Bundled.layOut("abc", font: FontRequest(size: size), width: 10, height: 10).size == .zero)
    }
    #expect(try Bundled.layOut("abc", width: .nan, height: .nan).lines.count == 1)
    #expect(try Bundled.layOut("a\nb", style: ParagraphStyle(lineLimit: 0)).lines.count == 1)
  }

  @Test func `a fit that two percent would change is uncertain`() throws {
    let whole = try Bundled.width(sentence)
    func layout(_ share: Double) throws -> ParagraphLayout {
      try Bundled.layOut(sentence, style: ParagraphStyle(lineLimit: 1), width: whole * share)
    }
    #expect(try layout(1.03).isUncertain == false)
    #expect(try layout(1.01).isUncertain)
    #expect(try layout(0.99).isUncertain)
    #expect(try layout(0.97).isUncertain == false)
    #expect(try layout(1.01).isTruncated == false)
    // Digits are known to four percent only.
    let digits = try Bundled.width("123 456")
    #expect(
      try Bundled.layOut("123 456", style: ParagraphStyle(lineLimit: 1), width: digits * 1.03).isUncertain)
  }

  @Test func `text that only shrinks a little more is not uncertain, and text about to reach the floor is`()
    throws
  {
    let whole = try Bundled.width(sentence)
    let style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.8)
    let shrunk = try Bundled.layOut(sentence, style: style, width: whole)
    #expect(!shrunk.isUncertain)
    #expect(shrunk.verdictIfWider == .fits)
    let smallest = try Bundled.width(sentence, font: FontRequest(size: 17 * 0.8))
    let nearFloor = try Bundled.layOut(sentence, style: style, width: smallest * 1.01)
    #expect(nearFloor.verdictIfNarrower == .fits)
    #expect(nearFloor.verdictIfWider == .cut)
    #expect(nearFloor.isUncertain)
  }

  @Test func `text without any limit is never uncertain`() throws {
    #expect(try !Bundled.layOut(sentence, width: 100).isUncertain)
    #expect(try !Bundled.layOut(sentence, style: ParagraphStyle(lineLimit: 1)).isUncertain)
  }
}
