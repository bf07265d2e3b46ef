// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import ViewLayout

@Suite struct ButtonTests {
  let label = ViewNode.fixed(40, 20, path: "label")

  private func button(_ modifiers: ViewModifier...) -> ViewNode {
    ViewNode(path: "button", view: .button(label: [label]), modifiers: modifiers)
  }

  private func placed(_ node: ViewNode, _ environment: LayoutEnvironment = LayoutEnvironment()) throws
    -> PlacedTree
  {
    try LayoutEngine.withoutFonts(environment).placedTree(of: node, proposal: ProposedSize(158, 158))
  }

  private func fill(_ tree: PlacedTree) -> EncodedColor? { tree.leaves.first?.color }

  @Test func `the system's button is a capsule around its label`() throws {
    let tree = try placed(button())
    #expect(tree.size == Size(64, 34))
    #expect(tree.frame("label") == Rect(12, 7, 40, 20))
    #expect(
      tree.leaves.first?.outline == .roundedRectangle(Rect(0, 0, 64, 34), radius: 17, style: .continuous))
  }

  @Test func `the ground is a share of the tint that depends on the scheme, blue without one`() throws {
    let light = LayoutEnvironment(colorScheme: .light, palette: .ios17)
    let dark = LayoutEnvironment(colorScheme: .dark, palette: .ios17)
    #expect(try fill(placed(button(), light)) == EncodedColor(bytes: 0, 122, 255, alpha: 0.12))
    #expect(try fill(placed(button(), dark)) == EncodedColor(bytes: 10, 132, 255, alpha: 0.32))
    let yellow = button(.tint(.palette(.yellow)))
    #expect(try fill(placed(yellow, light)) == EncodedColor(bytes: 255, 204, 0, alpha: 0.14))
    #expect(try fill(placed(yellow, dark)) == EncodedColor(bytes: 255, 214, 10, alpha: 0.32))
  }

  @Test func `accessibility sizes widen the room at the sides`() throws {
    let widths = try [DynamicTypeSize.large, .accessibility1, .accessibility5].map {
      try placed(button(), LayoutEnvironment(dynamicTypeSize: $0)).size.width
    }
    #expect(widths == [64, 68, 84])
  }

  @Test func `a plain button is its label, wherever the style is set`() throws {
    for node in [button(.buttonStyle(.plain)), ViewNode.hStack([button()]).with(.buttonStyle(.plain))] {
      let tree = try placed(node)
      #expect(tree.size == Size(40, 20))
      #expect(tree.leaves.isEmpty)
      #expect(tree.buttons.map(\.isFilled) == [false])
    }
  }

  @Test func `the label is drawn in the tint unless it is told otherwise`() throws {
    func colors(_ modifiers: ViewModifier...) throws -> EncodedColor? {
      let node = ViewNode(
        path: "button", view: .button(label: [ViewNode.shape(.rectangle).frame(10, 10)]), modifiers: modifiers
      )
      let environment = LayoutEnvironment(colorScheme: .light, palette: .ios17)
      return try placed(node, environment).leaves.last?.color
    }
    #expect(try colors() == EncodedColor(bytes: 0, 122, 255))
    #expect(try colors(.tint(.palette(.red))) == EncodedColor(bytes: 255, 59, 48))
    #expect(try colors(.foregroundStyle(.palette(.white))) == .white)
    #expect(try colors(.buttonStyle(.plain)) == .black)
  }

  @Test func `modifiers do not widen what a finger hits`() throws {
    let tree = try placed(
      button(.padding(EdgeInsets(all: 10)), .frame(width: 100, height: 100, alignment: .topLeading)))
    #expect(tree.buttons.map(\.path) == ["button"])
    #expect(tree.buttons.first?.rect == Rect(10, 10, 64, 34))
  }

  @Test func `a background of one's own counts as a ground, a small mark does not`() throws {
    let ground = button(.buttonStyle(.plain), .background([.color(.red)], alignment: .center))
    #expect(try placed(ground).buttons.map(\.isFilled) == [true])
    let mark = button(
      .buttonStyle(.plain), .background([ViewNode.color(.red).frame(10, 10)], alignment: .center))
    #expect(try placed(mark).buttons.map(\.isFilled) == [false])
  }

  @Test func `a label of several views stands in a row`() throws {
    let node = ViewNode(
      path: "b", view: .button(label: [.fixed(10, 10, path: "x"), .fixed(10, 10, path: "y")]),
      modifiers: [.buttonStyle(.plain)])
    #expect(try placed(node).frame("y") == Rect(18, 0, 10, 10))
  }
}
