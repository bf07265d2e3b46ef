// SPDX-License-Identifier: MIT

import Geometry
import Testing
import ViewLayout

@Suite struct LinearStackTests {
  let engine = LayoutEngine.withoutFonts()

  @Test func `the less flexible child is served first and the rest may refuse its share`() throws {
    // Recorded from SwiftUI: 150 pt for a view of at most 100 and one of at least 100.
    let stack = ViewNode.hStack(
      [
        .color(path: "a").frame(maxWidth: 100), .color(path: "b").frame(minWidth: 100),
      ], spacing: 0)
    let placed = try engine.placedTree(of: stack.frame(150, 10), proposal: ProposedSize(150, 10))
    #expect(placed.frame("a") == Rect(-12.5, 0, 75, 10))
    #expect(placed.frame("b") == Rect(62.5, 0, 100, 10))
  }

  @Test func `a spacer leaves everything but its minimum to a colour`() throws {
    let placed = try engine.placedTree(
      of: .vStack([.color(path: "color"), ViewNode(path: "spacer", view: .spacer(minLength: nil))]),
      proposal: ProposedSize(20, 100))
    #expect(placed.frame("color")?.height == 92)
    #expect(placed.frame("spacer") == Rect(10, 92, 0, 8))
  }

  @Test func `a thousand equal children share the length evenly`() throws {
    let children = (0..<1000).map { ViewNode.color(path: "\($0)") }
    let placed = try engine.placedTree(of: .hStack(children, spacing: 0), proposal: ProposedSize(500, 10))
    for (index, frame) in placed.frames.dropFirst().enumerated() {
      #expect(abs(frame.rect.width - 0.5) < 1e-9)
      #expect(abs(frame.rect.minX - 0.5 * Double(index)) < 1e-9)
    }
  }

  @Test func `a centred child without end makes the stack endless, not undefined`() throws {
    let stack = ViewNode.hStack([.color(), .fixed(10, 10)], alignment: .center)
    let placed = try engine.placedTree(of: stack, proposal: ProposedSize(100, .infinity))
    #expect(placed.size == Size(100, .infinity))
  }

  @Test func `endless room goes to every flexible child`() throws {
    let stack = ViewNode.hStack([.color(), .fixed(10, 10), .color()], spacing: 0)
    #expect(
      try engine.placedTree(of: stack, proposal: ProposedSize(.infinity, 10)).size == Size(.infinity, 10))
  }

  @Test func `a divider is one pixel thick and one point at accessibility sizes`() throws {
    let stack = ViewNode.vStack([.fixed(20, 10), ViewNode(path: "line", view: .divider)])
    for scale in [1.0, 2, 3] {
      let engine = LayoutEngine.withoutFonts(LayoutEnvironment(displayScale: scale))
      let line = try engine.placedTree(of: stack, proposal: ProposedSize(60, 60)).frame("line")
      #expect(line == Rect(0, 18, 60, 1 / scale))
    }
    let large = LayoutEngine.withoutFonts(LayoutEnvironment(dynamicTypeSize: .accessibility1))
    #expect(try large.placedTree(of: stack, proposal: ProposedSize(60, 60)).frame("line")?.height == 1)
  }

  @Test func `a frame or padding around a spacer leaves its wish for no distance`() throws {
    let spacer = ViewNode(path: "spacer", view: .spacer(minLength: 4))
    for wrapped in [spacer.frame(4, nil), spacer.with(.padding(EdgeInsets(leading: 2)))] {
      let placed = try engine.placedTree(of: .hStack([.fixed(10, 10), wrapped]), proposal: .unspecified)
      #expect(placed.frame("spacer")?.minX == 10)
    }
  }

  @Test func `a stack passes on the distances that its outer children want`() throws {
    let inner = ViewNode.hStack([ViewNode(path: "spacer", view: .spacer(minLength: 0)), .fixed(10, 10)])
    let placed = try engine.placedTree(
      of: .hStack([.fixed(10, 10), inner, .fixed(10, 10, path: "last")]), proposal: .unspecified)
    // Nothing before the spacer, eight points behind the view.
    #expect(placed.size.width == 38)
  }
}
