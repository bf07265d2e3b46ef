// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import TestSupport
import Testing
import ViewLayout

/// Effects change the drawing and what is said of it, never the layout.
@Suite struct EffectTests {
  let engine = LayoutEngine.withoutFonts()

  private func placed(_ node: ViewNode, _ width: Double = 100, _ height: Double = 100) throws -> PlacedTree {
    try engine.placedTree(of: node, proposal: ProposedSize(width, height))
  }

  private func group(_ tree: PlacedTree) throws -> DrawGroup {
    guard case .group(let group)? = tree.items.first, tree.items.count == 1 else {
      throw Unexpected()
    }
    return group
  }

  private struct Unexpected: Error {}

  static let effects: [ViewModifier] = [
    .rotationEffect(degrees: 30, anchor: .center), .scaleEffect(x: 2, y: 0.5, anchor: .center),
    .shadow(ShadowStyle(radius: 4)), .blur(radius: 4, opaque: false), .border(.palette(.red), width: 2),
    .mask([.shape(.circle)], alignment: .center), .zIndex(1), .compositingGroup,
    .containerShape(.capsule(.continuous)),
  ]

  @Test(arguments: effects.indices)
  func `an effect leaves the layout alone`(index: Int) throws {
    func stack(_ middle: ViewNode) -> ViewNode {
      .hStack([.fixed(10, 10, path: "a"), middle, .fixed(10, 10, path: "b")])
    }
    let plain = ViewNode.color(path: "middle").frame(30, 20)
    let frames = try placed(stack(plain.with(Self.effects[index]))).frames
    for path in ["stack", "a", "middle", "b"] {
      #expect(frames.first { $0.path == path }?.rect == (try placed(stack(plain)).frame(path)))
    }
  }

  @Test func `a turned leaf has the upright bounds of where it goes`() throws {
    let node = ViewNode.color().frame(40, 20)
    let quarter = try placed(node.with(.rotationEffect(degrees: 90, anchor: .center)), 40, 20)
    #expect(quarter.leaves.first?.rect == Rect(10, -10, 20, 40))
    #expect(quarter.leaves.first?.localRect == Rect(0, 0, 40, 20))
    #expect(try group(quarter).transform == .rotation(degrees: 90, around: Point(20, 10)))
    let eighth = try placed(node.with(.rotationEffect(degrees: 45, anchor: UnitPoint(0, 0))), 40, 20)
    // The far corners lie at (40 − 0)/√2 to the right and 20/√2 to the left, (40 + 20)/√2 below.
    let unit = 0.5.squareRoot()
    let rect = try #require(eighth.leaves.first?.rect)
    expectClose(rect.minX, -20 * unit, within: 1e-12)
    expectClose(rect.maxX, 40 * unit, within: 1e-12)
    expectClose(rect.minY, 0, within: 1e-12)
    expectClose(rect.maxY, 60 * unit, within: 1e-12)
  }

  @Test func `scale grows from its anchor, and nothing is left of a flat one`() throws {
    let node = ViewNode.color().frame(40, 20)
    let scaled = try placed(node.with(.scaleEffect(x: 2, y: 0.5, anchor: UnitPoint(0, 1))), 40, 20)
    #expect(scaled.leaves.first?.rect == Rect(0, 10, 80, 10))
    expectClose(scaled.leaves.first?.enclosure.magnification ?? 0, 1, within: 1e-12)
    let flat = try placed(node.with(.scaleEffect(x: 1, y: 0, anchor: .center)))
    #expect(flat.items.isEmpty && flat.leaves.isEmpty)
  }

  @Test func `effects apply from the inside to the outside`() throws {
    let node = ViewNode.color().frame(10, 10).with(
      .scaleEffect(x: 3, y: 1, anchor: .center), .rotationEffect(degrees: 90, anchor: .center))
    #expect(try placed(node, 10, 10).leaves.first?.rect == Rect(0, -10, 10, 30))
  }

  @Test func `frames and clips around a leaf turn with it`() throws {
    let node = ViewNode.color().frame(40, 20).with(
      .clipShape(.rectangle), .rotationEffect(degrees: 90, anchor: .center))
    let leaf = try #require(try placed(node, 40, 20).leaves.first)
    #expect(leaf.clip == Rect(10, -10, 20, 40))
    #expect(leaf.enclosingFrame == Rect(10, -10, 20, 40))
  }

  @Test func `a scaled button is hit where it is seen`() throws {
    let button = ViewNode(
      path: "button", view: .button(label: [ViewNode.color().frame(40, 20)]),
      modifiers: [.control(.buttonStyle(.plain)), .scaleEffect(x: 0.5, y: 0.5, anchor: UnitPoint(0, 0))])
    let rect = try placed(button, 40, 20).controls.first?.rect
    #expect(rect == Rect(0, 0, 20, 10))
  }

  @Test func `a shadow lies under the whole that casts it`() throws {
    let pair = ViewNode.hStack([.color(path: "a"), .color(path: "b")], spacing: 0).frame(40, 20)
    let shadow = ShadowStyle(color: .palette(.black), radius: 5, x: 1, y: 2)
    let tree = try placed(pair.with(.shadow(shadow)), 40, 20)
    #expect(try group(tree).filters == [.shadow(color: .black, sigma: 5, x: 1, y: 2)])
    #expect(try group(tree).items.count == 2)
    #expect(tree.leaves.map(\.shadows.count) == [1, 0])
    // The kernel ends after 2.8 standard deviations.
    #expect(tree.leaves.first?.shadows.first?.rect == Rect(-14 + 1, -14 + 2, 68, 48))
  }

  @Test func `a shadow without a colour is black at 0.33`() throws {
    let tree = try placed(ViewNode.color().with(.shadow(ShadowStyle(radius: 1))))
    #expect(try group(tree).filters == [.shadow(color: .black.opacity(0.33), sigma: 1, x: 0, y: 0)])
  }

  @Test func `the shadow of a style is cast by its own fill, faded as it is`() throws {
    let style = ShapeStyle.opacity(.shadow(.palette(.white), ShadowStyle(radius: 2, y: 1)), 0.5)
    let node = ViewNode.hStack([.shape(.circle, fill: style, path: "a"), .color(path: "b")])
    let tree = try placed(node)
    #expect(tree.items.count == 2)
    guard case .group(let fill)? = tree.items.first, case .fill(_, let paint)? = fill.items.first else {
      throw Unexpected()
    }
    #expect(paint == .solid(.white.opacity(0.5)))
    #expect(fill.filters == [.shadow(color: .black.opacity(0.33), sigma: 2, x: 0, y: 1)])
  }

  @Test func `a blur spreads ink as far as its kernel goes`() throws {
    let tree = try placed(
      ViewNode.color().with(.blur(radius: 3, opaque: false), .blur(radius: 1, opaque: true)))
    #expect(try group(tree).filters == [.blur(sigma: 1, edges: .opaque)])
    expectClose(tree.leaves.first?.enclosure.blurReach ?? 0, 2.8 * 4, within: 1e-12)
    let scaled = try placed(
      ViewNode.color().with(.blur(radius: 3, opaque: false), .scaleEffect(x: 2, y: 2, anchor: .center)))
    expectClose(scaled.leaves.first?.enclosure.blurReach ?? 0, 2.8 * 6, within: 1e-12)
  }

  @Test func `a mask draws nothing itself and bounds what it shows`() throws {
    let hole = ViewNode.shape(.circle, path: "hole").frame(20, 20)
    let tree = try placed(
      ViewNode.color(path: "view").with(.mask([hole], alignment: Alignment(.leading, .top))))
    #expect(tree.leaves.map(\.path) == ["view"])
    #expect(tree.leaves.first?.clip == Rect(0, 0, 20, 20))
    #expect(tree.leaves.first?.enclosure.isMasked == true)
    guard case .fill(let outline, _)? = try group(tree).mask?.first else { throw Unexpected() }
    #expect(outline == .ellipse(Rect(0, 0, 20, 20)))
    let nothing = try placed(ViewNode.color().with(.mask([.color(.clear)], alignment: .center)))
    #expect(nothing.items.isEmpty && nothing.leaves.isEmpty)
  }

  @Test func `a border lies inside the edges and above the view`() throws {
    let tree = try placed(
      ViewNode.color(path: "view").frame(40, 20).with(.border(.palette(.white), width: 4)))
    #expect(tree.leaves.count == 2)
    guard case .stroke(let outline, .solid(.white))? = tree.leaves.last?.content else { throw Unexpected() }
    #expect(outline.bounds == Rect(0, 0, 40, 20))
  }

  @Test func `zIndex orders the drawing of a stack, equal ones as they stand`() throws {
    let children: [ViewNode] = [
      .color(path: "a").with(.zIndex(1)), .color(path: "b"),
      .color(path: "c").with(.zIndex(-1), .opacity(0.5)),
      .color(path: "d"),
    ]
    for stack in [
      ViewNode(path: "z", view: .zStack(alignment: .center, children)), .hStack(children), .vStack(children),
    ] {
      let tree = try placed(stack)
      #expect(tree.leaves.map(\.path) == ["c", "b", "d", "a"])
    }
  }
}
