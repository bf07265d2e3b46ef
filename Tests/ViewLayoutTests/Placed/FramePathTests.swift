// SPDX-License-Identifier: MIT

import Geometry
import Testing
import ViewLayout

@Suite struct FramePathTests {
  let engine = LayoutEngine.withoutFonts()

  @Test func `a path with a number is the view with its first modifiers, values counted`() throws {
    let node = ViewNode.fixed(10, 10, path: "v").with(
      .font(FontStyle(.style(.body))), .padding(EdgeInsets(all: 5)), .opacity(0.5))
    let tree = try engine.placedTree(of: node, proposal: .unspecified)
    #expect(tree.frames.map(\.path) == ["v", "v#0", "v#1", "v#2"])
    #expect(tree.frames.map(\.rect.width) == [20, 10, 10, 20])
  }

  @Test func `a view without modifiers has one frame, a spacer too`() throws {
    let stack = ViewNode.vStack(
      [.color(path: "a"), ViewNode(path: "b", view: .spacer(minLength: nil))], path: "s")
    let tree = try engine.placedTree(of: stack, proposal: ProposedSize(10, 10))
    #expect(tree.frames.map(\.path) == ["s", "a", "b"])
  }

  @Test func `a group stands for the rectangle around its views, and pads each of them`() throws {
    let group = ViewNode(
      path: "g", view: .group([.fixed(10, 10, path: "a"), .fixed(20, 10, path: "b")]),
      modifiers: [.padding(EdgeInsets(all: 1))])
    let tree = try engine.placedTree(of: .hStack([group], spacing: 4, path: "s"), proposal: .unspecified)
    #expect(tree.size == Size(38, 12))
    #expect(tree.frame("a") == Rect(1, 1, 10, 10))
    #expect(tree.frame("b") == Rect(17, 1, 20, 10))
    #expect(tree.frame("g") == Rect(0, 0, 38, 12))
    #expect(tree.frame("g#0") == Rect(1, 1, 36, 10))
  }

  @Test func `views that take no part have no frame`() throws {
    let stack = ViewNode.hStack([
      ViewNode(path: "empty", view: .emptyView),
      ViewNode(
        path: "fits",
        view: .viewThatFits(in: [.horizontal], [.fixed(90, 10, path: "a"), .fixed(9, 10, path: "b")])),
    ])
    let tree = try engine.placedTree(of: stack, proposal: ProposedSize(50, 50))
    #expect(tree.frame("empty") == nil && tree.frame("a") == nil)
    #expect(tree.frame("b") == Rect(0, 0, 9, 10))
  }

  @Test func `several views at the root stand in a column`() throws {
    let root = ViewNode(path: "root", view: .group([.fixed(10, 10, path: "a"), .fixed(30, 10, path: "b")]))
    let tree = try engine.placedTree(of: root, proposal: ProposedSize(100, 100))
    #expect(tree.frame("a") == Rect(10, 0, 10, 10))
    #expect(tree.frame("b") == Rect(0, 18, 30, 10))
  }
}
