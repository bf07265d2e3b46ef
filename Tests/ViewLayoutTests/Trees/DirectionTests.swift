// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
import Typeset
import ViewLayout

/// What a layout that runs from right to left does with what was laid out from left to right.
@Suite struct DirectionTests {
  private func frames(_ root: ViewNode, _ direction: LayoutDirection) throws -> [String: Rect] {
    let engine = try LayoutEngine.withFonts(LayoutEnvironment(layoutDirection: direction))
    let tree = try engine.placedTree(of: root, centeredIn: Rect(10, 0, 100, 100))
    return Dictionary(tree.frames.map { ($0.path, $0.rect) }, uniquingKeysWith: { first, _ in first })
  }

  private func box(_ path: String, _ side: Double, _ more: ViewModifier...) -> ViewNode {
    ViewNode(
      path: path, view: .color(.palette(.red)),
      modifiers: [.frame(width: side, height: side, alignment: .center)] + more)
  }

  @Test func `every view lies where a mirror in the middle shows it`() throws {
    let root = ViewNode(
      path: "root",
      view: .vStack(
        alignment: .leading, spacing: 4,
        [
          ViewNode(path: "row", view: .hStack(alignment: .top, spacing: 6, [box("a", 10), box("b", 20)])),
          box("padded", 12, .padding(EdgeInsets(top: 0, leading: 9, bottom: 0, trailing: 0))),
          ViewNode(path: "depth", view: .zStack(alignment: .topLeading, [box("c", 30), box("d", 5)])),
          ViewNode(
            path: "grid",
            view: .grid(
              alignment: .center, horizontalSpacing: 3, verticalSpacing: 3,
              [ViewNode(path: "cells", view: .gridRow(alignment: nil, [box("e", 7), box("f", 8)]))])),
          box("decorated", 14, .overlay([box("badge", 4)], alignment: Alignment(.trailing, .top))),
        ]))
    let plain = try frames(root, .leftToRight)
    let mirrored = try frames(root, .rightToLeft)
    #expect(plain.count > 12)
    for (path, rect) in plain {
      let other = try #require(mirrored[path])
      // The widget's middle lies at 60 pt.
      #expect(abs(other.minX - (120 - rect.maxX)) < 1e-9, "\(path)")
      #expect(other.minY == rect.minY && other.size == rect.size, "\(path)")
    }
    let (first, second) = (try #require(mirrored["a"]), try #require(mirrored["b"]))
    #expect(first.minX == second.maxX + 6)
  }

  @Test func `an offset goes to the right in both directions`() throws {
    let root = ViewNode(
      path: "root",
      view: .hStack(alignment: .top, spacing: 0, [box("a", 40), box("b", 20, .offset(x: 5, y: 3))]))
    let inner = "b#1"
    let (plain, mirrored) = (try frames(root, .leftToRight), try frames(root, .rightToLeft))
    let (before, after) = (try #require(plain[inner]), try #require(mirrored[inner]))
    let (slot, mirroredSlot) = (try #require(plain["b"]), try #require(mirrored["b"]))
    #expect(before.minX - slot.minX == 5)
    #expect(after.minX - mirroredSlot.minX == 5)
  }

  @Test func `the locale decides, unless the environment does`() {
    for locale in ["ar", "he_IL", "fa_IR", "ur-PK"] {
      #expect(LayoutEnvironment(locale: locale).layoutDirection == .rightToLeft)
    }
    for locale in ["en_US", "ja", "tr_TR"] {
      #expect(LayoutEnvironment(locale: locale).layoutDirection == .leftToRight)
    }
    #expect(LayoutEnvironment(locale: "ar", layoutDirection: .leftToRight).layoutDirection == .leftToRight)
  }
}
