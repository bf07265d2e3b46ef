// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

@Suite struct ParagraphComposerTests {
  @Test func `the first baseline is on the nearest pixel and the others are rounded up`() throws {
    // 17 pt: the ascender is 16.1865 pt and a line 20.2871 pt. At 2x the first baseline is 16.0, so the
    // second would be at 36.287 and goes to 36.5; at 3x they are 16.333 (16.1865 × 3 = 48.56 → 49) and 36.667.
    let twice = try Bundled.layOut("a\nb\nc", style: ParagraphStyle(displayScale: 2))
    #expect(twice.lines.map(\.baseline) == [16, 36.5, 57])
    let thrice = try Bundled.layOut("a\nb", style: ParagraphStyle(displayScale: 3))
    #expect(abs(thrice.firstBaseline - 49.0 / 3) < 1e-9)
    #expect(abs(thrice.lastBaseline - 110.0 / 3) < 1e-9)
  }

  @Test func `glyphs stand on the baseline of their line`() throws {
    let layout = try Bundled.layOut("one\ntwo")
    for line in layout.lines {
      #expect(line.runs.flatMap(\.glyphs).allSatisfy { $0.position.y == line.baseline })
    }
  }

  @Test(arguments: [TextAlignment.leading, .center, .trailing])
  func `lines are aligned inside the box`(alignment: TextAlignment) throws {
    let layout = try Bundled.layOut("a longer line\nshort", style: ParagraphStyle(alignment: alignment))
    let short = layout.lines[1]
    let left = try #require(short.runs.first?.glyphs.first?.position.x)
    let spare = layout.size.width - short.width
    let expected: Double =
      switch alignment {
      case .leading: 0
      case .center: spare / 2
      case .trailing: spare
      }
    #expect(abs(left - expected) < 1e-9)
  }

  @Test func `runs are in the size that was used`() throws {
    let layout = try Bundled.layOut(
      "Every small step counts", font: FontRequest(size: 28),
      style: ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5), width: 200)
    #expect(layout.scale < 1)
    #expect(layout.lines.flatMap(\.runs).allSatisfy { $0.pointSize == layout.pointSize })
    #expect(layout.requestedSize == 28)
  }

  @Test func `ink bounds are tight`() throws {
    let typesetter = try Bundled.typesetter()
    let layout = try Bundled.layOut("I", font: FontRequest(size: 28.16))
    let ink = try #require(typesetter.inkBounds(of: layout))
    // Inter's capital I stands on the baseline and is 2048 of 2816 units high: 20.48 pt.
    #expect(abs(ink.maxY - layout.firstBaseline) < 1e-9)
    #expect(abs(ink.height - 20.48) < 1e-9)
    #expect(typesetter.inkBounds(of: try Bundled.layOut("  ")) == nil)
  }

  @Test func `ink above the line is seen in the bounds`() throws {
    let typesetter = try Bundled.typesetter()
    let ink = try #require(typesetter.inkBounds(of: Bundled.layOut("Ẵ", font: FontRequest(size: 60))))
    #expect(ink.minY < 0)
  }

  @Test func `tracking is set between clusters and not inside them`() throws {
    // At 9 pt a character is wider by 17 thousandths of an em; a mark on it is no character more.
    let one = try Bundled.layOut("yy", font: FontRequest(size: 9))
    let two = try Bundled.layOut("y\u{306}y", font: FontRequest(size: 9))
    #expect(abs(one.lines[0].width - two.lines[0].width) < 1e-9)
    // Fallback text has no tracking: its width is as the size.
    let small = try Bundled.width("शक्ति", font: FontRequest(size: 9))
    #expect(try abs(Bundled.width("शक्ति", font: FontRequest(size: 36)) - 4 * small) < 1e-9)
  }
}
