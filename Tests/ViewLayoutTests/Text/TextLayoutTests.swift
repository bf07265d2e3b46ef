// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing
import Typeset
import ViewLayout

/// Heights follow from the system face's recorded line height, 1.193359375 em.
@Suite struct TextLayoutTests {
  private let lorem = "All things come to those who wait"

  private func placed(
    _ node: ViewNode, _ proposal: ProposedSize = .unspecified,
    _ environment: LayoutEnvironment = LayoutEnvironment()
  ) throws -> PlacedTree {
    try LayoutEngine.withFonts(environment).placedTree(of: node, proposal: proposal)
  }

  @Test(arguments: [(1.0, 21.0), (2.0, 20.5), (3.0, 61.0 / 3.0)])
  func `one line of body text is its line height rounded up to a pixel`(scale: Double, height: Double) throws
  {
    let tree = try placed(.text("Text"), .unspecified, LayoutEnvironment(displayScale: scale))
    #expect(abs(tree.size.height - height) < 1e-9)
  }

  @Test func `a text is no wider than its widest line, and wraps`() throws {
    let ideal = try placed(.text(lorem)).size
    let wrapped = try placed(.text(lorem), ProposedSize(ideal.width - 1, nil))
    #expect(wrapped.size.width < ideal.width - 1)
    // Two lines of 20.2871, rounded up to a third once.
    #expect(abs(wrapped.size.height - 122.0 / 3) < 1e-9)
    #expect(wrapped.paragraph()?.lines.count == 2)
  }

  /// Of the two views in the left stack the colour alone sets the guide, at 10: the right colour hangs from there.
  @Test func `a text has no part in a guide that only its neighbour sets`() throws {
    let guide = VerticalAlignment.own(
      OwnAlignment(name: "title", defaultRule: GuideRule(constant: 0)))
    func box(_ path: String, _ modifiers: [ViewModifier] = []) -> ViewNode {
      ViewNode(
        path: path, view: .color(.palette(.red)),
        modifiers: [.frame(width: 20, height: 40, alignment: .center)] + modifiers)
    }
    let left = ViewNode(
      path: "left",
      view: .vStack(
        alignment: .center, spacing: 0,
        [box("set", [.alignmentGuide(.vertical(guide), GuideRule(constant: 10))]), .text("a")]))
    let row = ViewNode(path: "row", view: .hStack(alignment: guide, spacing: 0, [left, box("right")]))
    let frames = Dictionary(try placed(row).frames.map { ($0.path, $0.rect) }) { first, _ in first }
    #expect((frames["right"]?.minY ?? 0) - (frames["left"]?.minY ?? 0) == 10)
  }

  @Test func `nothing offered gives nothing, and the text is reported as dropped`() throws {
    let tree = try placed(.text(lorem), ProposedSize(0, 0))
    #expect(tree.size == .zero)
    #expect(tree.items.isEmpty)
    #expect(tree.paragraph()?.droppedText == lorem)
    let clipped = try placed(.text(lorem).with(.clipShape(.rectangle)), ProposedSize(0, 0))
    #expect(clipped.paragraph()?.droppedText == lorem)
  }

  @Test func `texts in a row get even shares and wrap although the sibling could give way`() throws {
    let row = ViewNode.hStack([.text(lorem, path: "a"), .color(path: "b")], spacing: 0)
    let tree = try placed(row, ProposedSize(200, 100))
    #expect(tree.frame("a").map { $0.width <= 100 } == true)
    #expect(tree.frame("b").map { $0.width >= 100 } == true)
    #expect(tree.frame("b")?.maxX == 200)
  }

  @Test func `a higher priority lets a text stay on one line`() throws {
    let ideal = try placed(.text(lorem)).size
    let row = ViewNode.hStack(
      [.text(lorem, path: "a").with(.layoutPriority(1)), .color(path: "b")], spacing: 0)
    let tree = try placed(row, ProposedSize(ideal.width + 10, 100))
    #expect(tree.frame("a")?.size == ideal)
    #expect(abs((tree.frame("b")?.width ?? 0) - 10) < 1e-9)
  }

  @Test func `texts of two sizes share a baseline`() throws {
    let row = ViewNode.hStack(
      [
        .text("Big", path: "big").with(.font(FontStyle(.size(34)))), .text("small", path: "small"),
      ], alignment: .firstTextBaseline)
    let tree = try placed(row)
    let baselines = try ["big", "small"].map { path in
      let frame = try #require(tree.frame(path))
      let paragraph = try #require(tree.paragraph(path))
      // Each text rounds its own baseline to the nearest pixel.
      return frame.minY + (paragraph.firstBaseline * 3 + 0.5).rounded(.down) / 3
    }
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
  }

  @Test func `the last baseline of a column is that of its lowest text`() throws {
    let column = ViewNode.vStack([.text("one", path: "one"), .text("two", path: "two")])
    let row = ViewNode.hStack([column, .text("three", path: "three")], alignment: .lastTextBaseline)
    let tree = try placed(row)
    #expect(abs((tree.frame("two")?.minY ?? 0) - (tree.frame("three")?.minY ?? 1)) < 1e-9)
  }

  @Test func `texts stand on each other without distance`() throws {
    let tree = try placed(.vStack([.text("one"), .text("two", path: "two")]))
    #expect(tree.frame("two")?.minY == tree.frame("text")?.maxY)
  }

  @Test func `a text keeps its descent and a tenth of its line from what stands above`() throws {
    // 17 pt: descent 4.1006, a tenth of 20.2871 rounded up to a third is 7/3.
    let tree = try placed(.vStack([.fixed(10, 10), .text("text")]))
    let gap = (tree.frame("text")?.minY ?? 0) - 10
    #expect(abs(gap - (17 * 494.0 / 2048 + 7.0 / 3)) < 1e-9)
  }

  @Test func `what stands below a text keeps the distance from the capitals`() throws {
    // 17 pt: 20.2871 + 7/3 - cap height 11.9780.
    let tree = try placed(.vStack([.text("text"), .fixed(10, 10)]))
    let gap = (tree.frame("fixed")?.minY ?? 0) - (tree.frame("text")?.maxY ?? 0)
    #expect(abs(gap - (17 * (2444.0 - 1443) / 2048 + 7.0 / 3)) < 1e-9)
  }

  @Test func `a fixed height or padding takes a text's own distances away`() throws {
    for modifier in [
      ViewModifier.frame(width: nil, height: 30, alignment: .center), .padding(EdgeInsets(top: 1)),
    ] {
      let tree = try placed(.vStack([.fixed(10, 10), .text("text").with(modifier)]))
      #expect(tree.frame("text")?.minY == 18)
    }
  }

  @Test func `a text beside a view keeps the plain distance`() throws {
    let tree = try placed(.hStack([.text("text"), .fixed(10, 10)]))
    #expect(abs((tree.frame("fixed")?.minX ?? 0) - (tree.frame("text")?.maxX ?? 0) - 8) < 1e-9)
  }

  @Test func `a spacer touches a text`() throws {
    let tree = try placed(
      .vStack([
        .text("text"), ViewNode(path: "spacer", view: .spacer(minLength: 0)), .text("last", path: "last"),
      ]))
    #expect(tree.frame("spacer")?.minY == tree.frame("text")?.maxY)
    #expect(tree.frame("last")?.minY == tree.frame("text")?.maxY)
  }

  @Test func `font values flow down and the nearest one wins`() throws {
    let column = ViewNode.vStack([
      .text("outer", path: "outer"),
      .text("own", path: "own").with(.font(FontStyle(.style(.caption)))),
      .text("bold", path: "bold").with(.fontWeight(.bold)),
    ]).with(.font(FontStyle(.style(.title))), .fontWeight(.light))
    let tree = try placed(column)
    #expect(tree.paragraph("outer")?.requestedSize == 28)
    #expect(tree.paragraph("own")?.requestedSize == 12)
    #expect(tree.paragraph("bold")?.requestedSize == 28)
    #expect(tree.paragraph("bold")?.faces != tree.paragraph("outer")?.faces)
  }

  @Test func `text styles follow Dynamic Type, sizes do not`() throws {
    let environment = LayoutEnvironment(dynamicTypeSize: .accessibility5)
    #expect(try placed(.text("t"), .unspecified, environment).paragraph()?.requestedSize == 53)
    let fixed = ViewNode.text("t").with(.font(FontStyle(.size(12))))
    #expect(try placed(fixed, .unspecified, environment).paragraph()?.requestedSize == 12)
  }

  @Test func `limits on lines and size reach the text`() throws {
    let limited = try placed(.vStack([.text(lorem)]).with(.lineLimit(1)), ProposedSize(100, nil))
    #expect(limited.paragraph()?.lines.count == 1)
    #expect(limited.paragraph()?.isTruncated == true)
    let lifted = try placed(
      .vStack([.text(lorem).with(.lineLimit(nil))]).with(.lineLimit(1)), ProposedSize(100, nil))
    #expect(lifted.paragraph()?.isTruncated == false)
    let shrunk = try placed(
      .text(lorem).with(.lineLimit(1), .minimumScaleFactor(0.1)), ProposedSize(200, nil))
    #expect(shrunk.paragraph().map { $0.scale < 1 && !$0.isTruncated } == true)
  }

  @Test func `a button's label is semibold body in the tint`() throws {
    let node = ViewNode(path: "button", view: .button(label: [.text("Go")]))
    let tree = try placed(node, .unspecified, LayoutEnvironment(colorScheme: .light, palette: .ios17))
    let plain = try placed(.text("Go").with(.fontWeight(.semibold)))
    // 20.333 for the line and 7 above and below.
    #expect(abs(tree.size.height - (61.0 / 3 + 14)) < 1e-9)
    #expect(abs(tree.size.width - plain.size.width - 24) < 1e-9)
    guard case .text(_, _, .solid(let color))? = tree.leaves.last?.content else {
      Issue.record("no label")
      return
    }
    #expect(color == EncodedColor(bytes: 0, 122, 255))
  }

  @Test func `a date is written in the environment's locale and zone`() throws {
    let node = ViewNode(path: "text", view: .text(.formatted(.date(0, .time, now: 0))))
    func string(_ locale: String, _ zone: String) throws -> String? {
      let environment = LayoutEnvironment(locale: locale, timeZone: zone)
      guard case .text(let string, _, _)? = try placed(node, .unspecified, environment).leaves.first?.content
      else { return nil }
      return string
    }
    #expect(try string("de_DE", "UTC") == "00:00")
    #expect(try string("de_DE", "Asia/Tokyo") == "09:00")
    let error = #expect(throws: LayoutError.self) { try string("de_DE", "Mars/Olympus") }
    #expect(error?.code.rawValue == LocaleError.Code.unknownTimeZone.rawValue)
    #expect(error?.subject == "text")
    #expect(error?.detail.contains("Mars/Olympus") == true)
  }

  @Test func `glyphs start at the frame's pixel and stand on the baseline's pixel`() throws {
    let node = ViewNode.text("Hello").with(.padding(EdgeInsets(top: 10.1, leading: 20.1)))
    let tree = try placed(node)
    let frame = try #require(tree.leaves.first?.rect)
    #expect(abs(frame.minX - 20) < 1e-9 && abs(frame.minY - 10) < 1e-9)
    guard case .glyphs(let run, .solid(.black))? = tree.items.first else {
      Issue.record("no glyphs")
      return
    }
    // The ascent of 17 pt is 16.1865, and 26.1865 lies nearest to 26 1/3.
    #expect(run.glyphs.allSatisfy { abs($0.position.y - (26 + 1.0 / 3)) < 1e-9 })
    #expect(run.glyphs.first?.position.x == frame.minX)
  }
}
