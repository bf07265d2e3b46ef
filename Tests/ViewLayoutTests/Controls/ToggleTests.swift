// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing
import ViewLayout

@Suite struct ToggleTests {
  private func toggle(
    _ isOn: Bool, label: [ViewNode] = [.fixed(40, 20, path: "label")], _ modifiers: ViewModifier...
  ) -> ViewNode {
    ViewNode(path: "toggle", view: .control(.toggle(isOn: isOn, label: label)), modifiers: modifiers)
  }

  private func placed(
    _ node: ViewNode, _ palette: Palette = .ios17, locale: String = "en_US"
  ) throws -> PlacedTree {
    let environment = LayoutEnvironment(colorScheme: .light, palette: palette, locale: locale)
    return try LayoutEngine.withoutFonts(environment)
      .placedTree(of: node, proposal: ProposedSize(158, 158))
  }

  /// A switch of 2024 is 51 × 31 with a knob of 27, one of 2025 63 × 31 with a knob of 34.5 × 23.
  @Test(arguments: [
    (Palette.ios17, false, Rect(2, 2, 27, 27)), (.ios17, true, Rect(22, 2, 27, 27)),
    (.ios26, false, Rect(4, 4, 34.5, 23)), (.ios26, true, Rect(24.5, 4, 34.5, 23)),
  ])
  func `the knob stands at the end that says on`(
    _ palette: Palette, _ isOn: Bool, _ knob: Rect
  ) throws {
    let tree = try placed(toggle(isOn, label: []), palette)
    #expect(tree.size == Size(palette == .ios17 ? 51 : 63, 31))
    let last = try #require(tree.leaves.last)
    // On the grid of a third of a point.
    #expect(abs(last.rect.minX - knob.minX) < 0.17)
    #expect(abs(last.rect.width - knob.width) < 0.34)
    #expect(last.rect.minY == knob.minY)
    #expect(last.color == .white)
  }

  @Test func `on is green or the tint, off is gray`() throws {
    func track(_ isOn: Bool, _ modifiers: ViewModifier...) throws -> EncodedColor? {
      var node = toggle(isOn)
      node.modifiers = modifiers
      return try placed(node).leaves.first?.color
    }
    #expect(try track(true) == EncodedColor(bytes: 52, 199, 89))
    #expect(try track(true, .tint(.palette(.red))) == EncodedColor(bytes: 255, 59, 48))
    #expect(try track(false) == EncodedColor(bytes: 120, 120, 128, alpha: 0.16))
  }

  @Test func `the label stands at the start of all the room, the switch at its end`() throws {
    let tree = try placed(toggle(true))
    #expect(tree.size == Size(158, 31))
    #expect(tree.frame("label") == Rect(0, 5.5, 40, 20))
    #expect(tree.leaves.first?.rect == Rect(107, 0, 51, 31))
    #expect(try placed(toggle(true, .control(.labelsHidden))).size == Size(51, 31))
  }

  @Test func `as a button it is prominent while it is on`() throws {
    func colors(_ isOn: Bool) throws -> [EncodedColor?] {
      let square = ViewNode.shape(.rectangle).frame(10, 10)
      let tree = try placed(toggle(isOn, label: [square], .control(.toggleStyle(.button))))
      #expect(tree.size == Size(34, 24))
      return tree.leaves.map(\.color)
    }
    let blue = EncodedColor(bytes: 0, 122, 255)
    #expect(try colors(true) == [blue, .white])
    #expect(try colors(false) == [EncodedColor(bytes: 120, 120, 128, alpha: 0.16), blue])
  }

  @Test func `a finger hits the whole toggle, and its switch counts as a ground`() throws {
    let control = try #require(placed(toggle(false)).controls.first)
    #expect(control.kind == .toggle)
    #expect(control.rect == Rect(0, 0, 158, 31))
    #expect(control.isFilled)
  }
}
