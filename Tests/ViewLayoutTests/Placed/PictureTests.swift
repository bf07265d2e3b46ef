// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing
import ViewLayout

@Suite struct PictureTests {
  let engine = LayoutEngine.withoutFonts()

  private func placed(_ node: ViewNode, _ width: Double = 100, _ height: Double = 100) throws -> PlacedTree {
    try engine.placedTree(of: node, proposal: ProposedSize(width, height))
  }

  @Test func `neighbours without spacing meet on the same pixel edge`() throws {
    let stack = ViewNode.hStack((0..<7).map { .color(path: "\($0)") }, spacing: 0)
    let leaves = try placed(stack).leaves
    #expect(leaves.count == 7)
    for (a, b) in zip(leaves, leaves.dropFirst()) { #expect(abs(a.rect.maxX - b.rect.minX) < 1e-12) }
  }

  @Test func `a hairline keeps its pixel wherever it falls`() throws {
    for step in 0..<60 {
      let line = ViewNode.color().frame(10, 1.0 / 3).with(.offset(x: 0, y: Double(step) / 60))
      let leaf = try placed(line).leaves.first
      #expect(abs((leaf?.rect.height ?? 0) - 1.0 / 3) < 1e-9)
    }
  }

  @Test func `shapes keep their names for the renderer`() throws {
    let rect = Rect(0, 0, 60, 20)
    let expected: [(ShapeKind, Outline)] = [
      (.rectangle, .rectangle(rect)),
      (.roundedRectangle(cornerRadius: 4, .circular), .roundedRectangle(rect, radius: 4, style: .circular)),
      (
        .roundedRectangle(cornerRadius: 40, .continuous),
        .roundedRectangle(rect, radius: 10, style: .continuous)
      ),
      (.roundedRectangle(cornerRadius: 0, .continuous), .rectangle(rect)),
      (.capsule(.continuous), .roundedRectangle(rect, radius: 10, style: .continuous)),
      (.ellipse, .ellipse(rect)),
    ]
    for (shape, outline) in expected {
      let items = try placed(.shape(shape), 60, 20).items
      guard case .fill(let drawn, .solid(.black))? = items.first else {
        Issue.record("\(shape) is not filled")
        continue
      }
      #expect(drawn == outline)
    }
    guard case .fill(let circle, _)? = try placed(ViewNode.shape(.circle).frame(60, 20), 60, 20).items.first
    else {
      Issue.record("no circle")
      return
    }
    #expect(circle == .ellipse(Rect(20, 0, 20, 20)))
  }

  @Test func `the background lies below the view and the overlay above it`() throws {
    let node = ViewNode.color(.red, path: "view").with(
      .overlay([.color(.blue, path: "over")], alignment: .center),
      .background([.color(.green, path: "under")], alignment: .center))
    #expect(try placed(node).leaves.map(\.path) == ["under", "view", "over"])
  }

  @Test func `opacity fades a group as one, and its leaves name the groups around them`() throws {
    let inner = ViewNode.color(.white).with(.opacity(0.5))
    let node = ViewNode.hStack([inner, .color(.white)], spacing: 0).with(.opacity(0.5))
    let tree = try placed(node)
    #expect(tree.items.count == 1)
    guard case .group(let outer)? = tree.items.first, case .group(let nested)? = outer.items.first else {
      Issue.record("no groups")
      return
    }
    #expect(outer.opacity == 0.5 && nested.opacity == 0.5 && outer.items.count == 2)
    guard case .fill(_, .solid(let drawn))? = nested.items.first else { return }
    #expect(drawn.alpha == 1)
    #expect(tree.leaves.map(\.color?.alpha) == [1, 1])
    #expect(tree.leaves.map { $0.fades.map(\.share) } == [[0.5, 0.5], [0.5]])
    #expect(tree.leaves[0].fades[0].group == tree.leaves[1].fades[0].group)
    #expect(tree.leaves[0].fades[0].group != tree.leaves[0].fades[1].group)
    #expect(tree.leaves.map(\.fadedShare) == [0.25, 0.5])
  }

  @Test func `a group is one element of the drawing with all its leaves`() throws {
    let pair = ViewNode.hStack([.color(path: "a"), .color(path: "b")], spacing: 0)
    let node = ViewNode.hStack(
      [.color(path: "first"), pair.with(.opacity(0.5)), .color(path: "last")], spacing: 0)
    let tree = try placed(node)
    #expect(tree.elements.map(\.items) == [0..<1, 1..<2, 2..<3])
    #expect(
      tree.elements.map { tree.leaves[$0.leaves].map(\.path) } == [["first"], ["a", "b"], ["last"]])
  }

  @Test func `the lines of a text are one element`() throws {
    let text = ViewNode.text("one two three four five six", path: "text").frame(60, nil)
    let tree = try LayoutEngine.withFonts().placedTree(
      of: .vStack([text, .color(path: "under")]), proposal: ProposedSize(60, 200))
    #expect(tree.items.count > 2)
    #expect(
      tree.elements.map(\.items) == [0..<tree.items.count - 1, tree.items.count - 1..<tree.items.count])
    #expect(tree.elements.map(\.leaves) == [0..<1, 1..<2])
  }

  @Test func `what cannot be seen is neither drawn nor listed`() throws {
    let nothing: [ViewNode] = [
      .color(.clear), .color().with(.opacity(0)), .color().frame(0, 10), .fixed(10, 10),
      .color().frame(10, 10).with(.offset(x: 50, y: 0), .frame(width: 10, height: 10, alignment: .center))
        .with(.clipShape(.rectangle)),
    ]
    for node in nothing {
      let tree = try placed(node)
      #expect(tree.items.isEmpty && tree.leaves.isEmpty)
    }
  }

  @Test func `an opacity of one or more makes no group`() throws {
    guard case .fill? = try placed(ViewNode.color().with(.opacity(1.5))).items.first else {
      Issue.record("a group was made")
      return
    }
  }

  @Test func `clips nest and the leaves know their common part`() throws {
    let node = ViewNode.color().with(
      .frame(width: 60, height: 60, alignment: .center), .clipShape(.circle),
      .frame(width: 40, height: 100, alignment: .center), .clipShape(.rectangle))
    let tree = try placed(node)
    #expect(tree.leaves.first?.rect == Rect(-10, 20, 60, 60))
    #expect(tree.leaves.first?.clip == Rect(0, 20, 40, 60))
    guard case .group(let outer)? = tree.items.first, case .group(let inner)? = outer.items.first else {
      Issue.record("no groups")
      return
    }
    #expect(outer.clip == .rectangle(Rect(0, 0, 40, 100)))
    #expect(inner.clip == .ellipse(Rect(-10, 20, 60, 60)))
  }

  @Test func `the root stands in the middle of the room it is given`() throws {
    let tree = try engine.placedTree(of: .fixed(20, 10, path: "root"), centeredIn: Rect(16, 16, 126, 126))
    #expect(tree.frame("root") == Rect(69, 74, 20, 10))
  }
}
