// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Testing
@testable import Typeset

@Suite struct CutAndTightenTests {
  private let sentence = "Every small step counts today as well"

  private func style(_ mode: TruncationMode, lines: Int = 1) -> ParagraphStyle {
    var style = ParagraphStyle(lineLimit: lines)
    style.truncationMode = mode
    return style
  }

  @Test func `a cut at the head keeps the end, and one in the middle both ends`() throws {
    for text in [sentence, "とても長い文字列が続く", "أنا بخير اليوم وأنت بخير"] {
      let whole = try Bundled.width(text)
      for mode in [TruncationMode.head, .middle] {
        var shown = 0
        for width in stride(from: 25.0, to: whole + 2, by: 1) {
          let layout = try Bundled.layOut(text, style: style(mode), width: width)
          #expect(layout.isTruncated == (width + 1e-6 < whole))
          #expect(layout.lines[0].width <= width + 1e-6)
          guard layout.isTruncated else { continue }
          let line = layout.shownLines[0]
          if mode == .head {
            #expect(line.count >= shown)
            shown = line.count
            #expect(text.hasSuffix(line))
            #expect(text == layout.droppedText + line)
          } else {
            let gap = try #require(text.range(of: layout.droppedText))
            #expect(String(text[..<gap.lowerBound] + text[gap.upperBound...]) == line)
          }
        }
      }
    }
  }

  @Test func `the two ends of a cut in the middle are alike`() throws {
    let layout = try Bundled.layOut(
      "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbbbbbbbbbbbbbbb", style: style(.middle), width: 150)
    let (head, tail) = (layout.shownLines[0].filter { $0 == "a" }, layout.shownLines[0].filter { $0 == "b" })
    #expect(try abs(Bundled.width(head) - Bundled.width(tail)) < 11)
  }

  @Test func `the last of several lines is cut, and no newline is jumped over`() throws {
    let two = try Bundled.layOut(sentence, style: style(.head, lines: 2), width: 120)
    #expect(two.shownLines[0] == "Every small")
    #expect(two.shownLines[1].hasSuffix("as well"))
    #expect(try Bundled.layOut("one\ntwo", style: style(.head)).shownLines == ["two"])
    #expect(try Bundled.layOut("one\ntwo", style: style(.middle)).shownLines == ["onetwo"])
  }

  @Test func `text that is a little too wide is tightened and not shrunk`() throws {
    let whole = try Bundled.width(sentence)
    var style = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    style.allowsTightening = true
    for (share, fits) in [(1.0, true), (0.98, true), (0.955, true), (0.94, false)] {
      let layout = try Bundled.layOut(sentence, style: style, width: whole * share)
      #expect((layout.scale == 1) == fits, "\(share)")
      #expect(!layout.isTruncated)
      #expect(layout.lines[0].width <= whole * share + 1e-6)
      guard share < 1, fits else { continue }
      #expect(abs(layout.lines[0].width - whole * share) < 1e-6)
      // Each of the 37 letters gives as much.
      let loose = try pens(Bundled.layOut(sentence))
      let tight = pens(layout)
      #expect(abs((loose[1] - tight[1]) - whole * (1 - share) / 37) < 1e-6)
    }
  }
}

/// What holds for any words in any style.
@Suite struct FitPropertyTests {
  /// A sequence of numbers that is the same each time.
  private struct Numbers {
    var state: UInt64 = 0x5eed
    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
  }

  private static let words = [
    "rest", "is", "part", "of", "the", "work", "und", "jeder", "Schritt", "zählt", "100%", "12:30", "静かな",
    "朝", "اليوم", "extraordinarily", "I", "…", "fjord",
  ]

  private static func span(_ numbers: inout Numbers) -> SpanStyle {
    SpanStyle(
      font: FontRequest(
        size: Double(11 + numbers.next(24)), weight: FontWeight.allCases[numbers.next(9)],
        design: FontDesign.allCases[numbers.next(4)], isItalic: numbers.next(2) == 0),
      letterSpacing: Double(numbers.next(5)) - 1, baselineOffset: Double(numbers.next(3)) - 1)
  }

  @Test func `one more word never raises the size, and what fits is neither shrunk nor cut`() throws {
    let typesetter = try Bundled.typesetter()
    var numbers = Numbers()
    for _ in 0..<60 {
      var style = ParagraphStyle(lineLimit: [nil, 1, 2, 3][numbers.next(4)], minimumScaleFactor: 0.3)
      style.allowsTightening = numbers.next(2) == 0
      style.truncationMode = TruncationMode.allCases[numbers.next(3)]
      style.lineSpacing = Double(numbers.next(4))
      let width = Double(60 + numbers.next(200))
      let height = numbers.next(2) == 0 ? nil : Double(20 + numbers.next(120))
      var spans: [StyledText.Span] = []
      var last = 1.0
      var wasCut = false
      for count in 1...8 {
        let word = (count == 1 ? "" : " ") + Self.words[numbers.next(Self.words.count)]
        spans.append(StyledText.Span(word, style: Self.span(&numbers)))
        let text = StyledText(spans)
        let layout = typesetter.layOut(text, style: style, width: width, height: height)
        #expect(layout.scale <= last, "\(text.string)")
        #expect(layout.isTruncated || !wasCut, "\(text.string)")
        last = layout.scale
        wasCut = layout.isTruncated
        var unshrunk = style
        unshrunk.minimumScaleFactor = 1
        let full = typesetter.layOut(text, style: unshrunk, width: width, height: height)
        if !full.isTruncated, full.size.height <= height ?? .infinity,
          full.lines.allSatisfy({ $0.width <= width })
        {
          #expect(layout.scale == 1, "\(text.string)")
        }
        if !layout.isTruncated, layout.scale > 0.3 {
          #expect(layout.lines.allSatisfy { $0.width <= width + 1e-6 }, "\(text.string)")
        }
      }
    }
  }
}
