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
    for node in [
      button(.control(.buttonStyle(.plain))),
      ViewNode.hStack([button()]).with(.control(.buttonStyle(.plain))),
    ] {
      let tree = try placed(node)
      #expect(tree.size == Size(40, 20))
      #expect(tree.leaves.isEmpty)
      #expect(tree.controls.map(\.isFilled) == [false])
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
    #expect(try colors(.control(.buttonStyle(.plain))) == .black)
  }

  @Test func `modifiers do not widen what a finger hits`() throws {
    let tree = try placed(
      button(.padding(EdgeInsets(all: 10)), .frame(width: 100, height: 100, alignment: .topLeading)))
    #expect(tree.controls.map(\.path) == ["button"])
    #expect(tree.controls.first?.rect == Rect(10, 10, 64, 34))
  }

  @Test func `a background of one's own counts as a ground, a small mark does not`() throws {
    let ground = button(.control(.buttonStyle(.plain)), .background([.color(.red)], alignment: .center))
    #expect(try placed(ground).controls.map(\.isFilled) == [true])
    let mark = button(
      .control(.buttonStyle(.plain)), .background([ViewNode.color(.red).frame(10, 10)], alignment: .center))
    #expect(try placed(mark).controls.map(\.isFilled) == [false])
  }

  @Test func `a label of several views stands in a row`() throws {
    let node = ViewNode(
      path: "b", view: .button(label: [.fixed(10, 10, path: "x"), .fixed(10, 10, path: "y")]),
      modifiers: [.control(.buttonStyle(.plain))])
    #expect(try placed(node).frame("y") == Rect(18, 0, 10, 10))
  }

  @Test(arguments: [
    (ControlSize.mini, Size(60, 30)), (.small, Size(60, 30)), (.regular, Size(64, 34)),
    (.large, Size(80, 50)), (.extraLarge, Size(80, 50)),
  ])
  func `the room around a label follows the size of controls`(
    _ size: ControlSize, _ expected: Size
  ) throws {
    #expect(try placed(button(.control(.controlSize(size)))).size == expected)
  }

  @Test(arguments: [(ControlSize.small, 36.0), (.regular, 40), (.large, 56)])
  func `a circle has equal room all round, and is one around the longer side`(
    _ size: ControlSize, _ side: Double
  ) throws {
    func circle(_ label: ViewNode) throws -> PlacedTree {
      let node = ViewNode(
        path: "button", view: .button(label: [label]),
        modifiers: [.control(.buttonBorderShape(.circle)), .control(.controlSize(size))])
      return try placed(node, LayoutEnvironment(dynamicTypeSize: .accessibility5))
    }
    for label in [ViewNode.fixed(20, 20), .fixed(10, 20), .fixed(20, 8)] {
      let tree = try circle(label)
      #expect(tree.size == Size(side, side))
      #expect(tree.leaves.first?.outline == .ellipse(Rect(0, 0, side, side)))
    }
  }

  @Test func `a rounded border takes 17.5 % of the height, rounded up, or a radius of its own`() throws {
    func radius(_ modifiers: ViewModifier...) throws -> Double? {
      let node = ViewNode(path: "button", view: .button(label: [label]), modifiers: modifiers)
      guard case .roundedRectangle(_, let radius, .continuous)? = try placed(node).leaves.first?.outline
      else {
        return nil
      }
      return radius
    }
    // 0.175 × 34 is 5.95, 0.175 × 50 is 8.75.
    #expect(try radius(.control(.buttonBorderShape(.roundedRectangle(radius: nil)))) == 6)
    #expect(
      try radius(
        .control(.buttonBorderShape(.roundedRectangle(radius: nil))), .control(.controlSize(.large))) == 9)
    #expect(try radius(.control(.buttonBorderShape(.roundedRectangle(radius: 3)))) == 3)
    #expect(try radius(.control(.buttonBorderShape(.capsule))) == 17)
  }

  /// The ground and the label of a button that holds a square.
  private func colors(role: ButtonRole? = nil, _ modifiers: ViewModifier...) throws -> [EncodedColor?] {
    let node = ViewNode(
      path: "button", view: .button(role: role, label: [ViewNode.shape(.rectangle).frame(10, 10)]),
      modifiers: modifiers)
    return try placed(node, LayoutEnvironment(colorScheme: .light, palette: .ios17)).leaves.map(\.color)
  }

  @Test func `a prominent button is its tint under white`() throws {
    let blue = EncodedColor(bytes: 0, 122, 255)
    #expect(try colors(.control(.buttonStyle(.borderedProminent))) == [blue, .white])
    #expect(try colors(.control(.buttonStyle(.borderless))) == [blue])
  }

  @Test func `what destroys is red, whatever the tint, and what cancels is as others`() throws {
    let red = EncodedColor(bytes: 255, 59, 48)
    #expect(
      try colors(role: .destructive, .tint(.palette(.green)))
        == [EncodedColor(bytes: 255, 59, 48, alpha: 0.12), red])
    #expect(
      try colors(role: .destructive, .control(.buttonStyle(.borderedProminent))) == [red, .white])
    #expect(try colors(role: .cancel) == colors())
  }

  @Test func `a disabled button is gray, and nothing inside a disabled view is enabled`() throws {
    let gray = EncodedColor(bytes: 120, 120, 128, alpha: 0.16)
    // The tertiary label at three quarters.
    let label = EncodedColor(bytes: 60, 60, 67, alpha: 0.3 * 0.75)
    for style in [ButtonStyleKind.bordered, .borderedProminent] {
      #expect(
        try colors(.control(.disabled(true)), .control(.buttonStyle(style))) == [gray, label])
    }
    #expect(try colors(.control(.disabled(false)), .control(.disabled(true))) == [gray, label])
    #expect(try colors(.control(.disabled(false))) == colors())
  }
}
