// SPDX-License-Identifier: MIT

import Colorimetry
import Testing
import ViewLayout

@Suite struct ForegroundTests {
  private func color(_ node: ViewNode, in scheme: ColorScheme = .dark) throws -> EncodedColor? {
    let engine = LayoutEngine.withoutFonts(LayoutEnvironment(colorScheme: scheme, palette: .ios17))
    return try engine.placedTree(of: node, proposal: ProposedSize(10, 10)).leaves.first?.color
  }

  private func foreground(_ styles: ShapeStyle...) -> ViewNode {
    var node = ViewNode.shape(.rectangle)
    for style in styles { node.modifiers.append(.foregroundStyle(style)) }
    return node
  }

  @Test func `without a style a shape takes the label colour of its level`() throws {
    #expect(try color(foreground()) == .white)
    #expect(try color(foreground(), in: .light) == .black)
    #expect(
      try color(foreground(.hierarchical(.secondary))) == EncodedColor(bytes: 235, 235, 245, alpha: 0.6))
    #expect(try color(foreground(.hierarchical(.tertiary))) == EncodedColor(bytes: 235, 235, 245, alpha: 0.3))
    #expect(
      try color(foreground(.hierarchical(.quaternary)), in: .light)
        == EncodedColor(bytes: 60, 60, 67, alpha: 0.18))
  }

  @Test(arguments: [
    (HierarchicalLevel.primary, 1.0), (.secondary, 0.5), (.tertiary, 0.25), (.quaternary, 0.18),
  ])
  func `a level of a style of one's own is a share of its opacity`(level: HierarchicalLevel, share: Double)
    throws
  {
    let red = EncodedColor(bytes: 255, 69, 58)
    #expect(try color(foreground(.hierarchical(level), .palette(.red))) == red.opacity(share))
    #expect(
      try color(foreground(.hierarchical(level), .opacity(.palette(.red), 0.5)))
        == red.opacity(0.5).opacity(share))
  }

  @Test func `the inner style wins, and the inner level replaces the outer one`() throws {
    #expect(try color(foreground(.palette(.red), .palette(.blue))) == EncodedColor(bytes: 255, 69, 58))
    #expect(
      try color(foreground(.hierarchical(.secondary), .hierarchical(.tertiary), .palette(.white)))
        == EncodedColor.white.opacity(0.5))
  }

  @Test func `a fill may be a level of the foreground, a colour view never is`() throws {
    let fill = ViewNode.shape(.rectangle, fill: .hierarchical(.secondary)).with(
      .foregroundStyle(.palette(.white)))
    #expect(try color(fill) == EncodedColor.white.opacity(0.5))
    let view = ViewNode(
      path: "c", view: .color(.opacity(.hierarchical(.primary), 0.25)),
      modifiers: [.foregroundStyle(.palette(.red))])
    #expect(try color(view) == EncodedColor.white.opacity(0.25))
  }

  @Test func `values flow into stacks and into decorations that the modifier encloses`() throws {
    let shape = ViewNode.shape(.rectangle, path: "inside")
    let node = ViewNode.hStack([.color(.clear)]).with(
      .overlay([shape], alignment: .center), .foregroundStyle(.palette(.white)),
      .overlay([ViewNode.shape(.rectangle, path: "outside")], alignment: .center))
    let engine = LayoutEngine.withoutFonts(LayoutEnvironment(colorScheme: .light))
    let leaves = try engine.placedTree(of: node, proposal: ProposedSize(10, 10)).leaves
    #expect(leaves.map(\.path) == ["inside", "outside"])
    #expect(leaves.map(\.color) == [.white, .black])
  }

  @Test func `a divider has the system's colour`() throws {
    let divider = ViewNode(path: "d", view: .divider)
    #expect(try color(divider, in: .light) == EncodedColor(bytes: 60, 60, 67, alpha: 0.29))
    #expect(try color(divider, in: .dark) == EncodedColor(bytes: 84, 84, 88, alpha: 0.6))
  }
}
