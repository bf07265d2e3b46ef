// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import ViewLayout

@Suite struct LabelTests {
  private func label(_ modifiers: ViewModifier...) -> ViewNode {
    ViewNode(
      path: "label",
      view: .control(
        .label(title: [.fixed(40, 10, path: "title")], icon: [.fixed(20, 24, path: "icon")])),
      modifiers: modifiers)
  }

  private func placed(_ node: ViewNode) throws -> PlacedTree {
    try LayoutEngine.withoutFonts().placedTree(of: node, proposal: ProposedSize(158, 158))
  }

  @Test func `the icon stands eight points before the title, on its middle`() throws {
    let tree = try placed(label())
    #expect(tree.size == Size(68, 24))
    #expect(tree.frame("icon") == Rect(0, 0, 20, 24))
    #expect(tree.frame("title") == Rect(28, 7, 40, 10))
  }

  @Test func `a style leaves one part away, wherever it is set`() throws {
    #expect(try placed(label(.control(.labelStyle(.titleOnly)))).size == Size(40, 10))
    #expect(try placed(label(.control(.labelStyle(.iconOnly)))).size == Size(20, 24))
    #expect(try placed(label(.control(.labelStyle(.titleAndIcon)))).size == Size(68, 24))
    let row = ViewNode.hStack([label()]).with(.control(.labelStyle(.iconOnly)))
    #expect(try placed(row).size == Size(20, 24))
  }

  @Test func `a circle shows the icon alone`() throws {
    let button = ViewNode(
      path: "button", view: .button(label: [label()]), modifiers: [.control(.buttonBorderShape(.circle))])
    let tree = try placed(button)
    #expect(tree.frame("title") == nil)
    #expect(tree.size == Size(44, 44))
  }

  @Test func `a link is its label in the tint, and a button where a style says so`() throws {
    func link(_ modifiers: ViewModifier...) throws -> PlacedTree {
      let inside = ViewNode.shape(.rectangle).frame(30, 10)
      let node = ViewNode(path: "link", view: .control(.link(label: [inside])), modifiers: modifiers)
      return try LayoutEngine.withoutFonts(LayoutEnvironment(colorScheme: .light, palette: .ios17))
        .placedTree(of: node, proposal: ProposedSize(158, 158))
    }
    let blue = EncodedColor(bytes: 0, 122, 255)
    #expect(try link().size == Size(30, 10))
    #expect(try link().leaves.map(\.color) == [blue])
    #expect(try link().controls.map(\.kind) == [.link])
    #expect(try link().controls.map(\.isFilled) == [true])
    #expect(try link(.control(.buttonStyle(.bordered))).size == Size(54, 24))
    #expect(
      try link(.control(.buttonStyle(.borderedProminent))).leaves.map(\.color) == [blue, .white])
  }
}
