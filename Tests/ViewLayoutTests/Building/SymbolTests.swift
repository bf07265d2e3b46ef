// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Symbols
import Testing
import Typeset
import ViewLayout

@Suite struct SymbolTests {
  private func placed(
    _ name: String, resizing: ImageResizing = .natural, _ modifiers: [ViewModifier] = [],
    width: Double = 158, height: Double = 158, locale: String = "en_US"
  ) throws -> PlacedTree {
    let environment = LayoutEnvironment(locale: locale)
    let node = ViewNode(path: "image", view: .image(.symbol(name: name), resizing), modifiers: modifiers)
    return try LayoutEngine.withoutFonts(environment).placedTree(
      of: node, proposal: ProposedSize(width, height))
  }

  private func ink(_ tree: PlacedTree) throws -> Rect {
    guard case .fill(let outline, _)? = tree.items.first else {
      throw Missing()
    }
    return outline.bounds
  }

  private struct Missing: Error {}

  @Test func `a symbol is as large as its font says, in whole pixels`() throws {
    // Recorded: a house in body text is 20 × 17.667 pt at three pixels per point.
    let house = try placed("house").size
    #expect(abs(house.width - 20) < 0.34 && abs(house.height - 53.0 / 3) < 0.34)
    #expect(abs(house.width * 3 - (house.width * 3).rounded()) < 1e-9)
    // The reference circle of 40 pt of text is 99.61 % of that.
    let circle = try ink(placed("circle.fill", [.font(FontStyle(.size(40)))]))
    #expect(abs(circle.width - 40 * 0.9961) < 1e-3)
  }

  @Test func `weight and scale change the circle as recorded`() throws {
    let font = ViewModifier.font(FontStyle(.size(100)))
    let black = try ink(placed("circle.fill", [font, .fontWeight(.black)]))
    #expect(abs(black.width - 106.64) < 1e-2)
    let large = try ink(placed("circle.fill", [font, .imageScale(.large)]))
    #expect(abs(large.width - 127.2) < 1e-2)
    let small = try ink(placed("circle.fill", [font, .fontWeight(.ultraLight), .imageScale(.small)]))
    #expect(abs(small.width - 74.46) < 1e-2)
  }

  @Test func `the middle of a symbol lies half a cap height above the baseline beside it`() throws {
    let image = ViewNode(
      path: "image", view: .image(.symbol(name: "circle.fill"), .natural),
      modifiers: [.font(FontStyle(.size(40)))])
    let mark = ViewNode(path: "mark", view: .color(.palette(.black))).frame(4, 4)
    let row = ViewNode(
      path: "row", view: .hStack(alignment: .firstTextBaseline, spacing: 0, [image, mark]))
    let tree = try LayoutEngine.withoutFonts().placedTree(of: row, proposal: ProposedSize(158, 158))
    let circle = try ink(tree)
    let baseline = try #require(tree.leaves.last?.rect.maxY)
    // Both are put on the pixel grid.
    #expect(abs(baseline - circle.midY - 0.70459 / 2 * 40) <= 1.0 / 3)
  }

  @Test func `a resizable symbol takes what it is offered, scaled to fit it keeps its ratio`() throws {
    let stretched = try placed("heart.fill", resizing: .stretch, width: 120, height: 30)
    #expect(stretched.size == Size(120, 30))
    let fitted = try placed(
      "heart.fill", resizing: .stretch, [.aspectRatio(nil, .fit)], width: 120, height: 60)
    let natural = try placed("heart.fill").size
    #expect(abs(fitted.size.width / fitted.size.height - natural.width / natural.height) < 1e-9)
    #expect(abs(fitted.size.height - 60) < 1e-9)
  }

  @Test func `variants take another drawing where there is one`() throws {
    let cases: [([SymbolVariant], String)] = [
      ([.fill], "heart.fill"), ([.circle], "heart.circle"), ([.circle, .fill], "heart.circle.fill"),
      ([.slash], "heart.slash"), ([.square], "heart"), ([.none], "heart"),
    ]
    for (variants, name) in cases {
      #expect(try placed("heart", [.symbolVariant(variants)]).symbols.map(\.name) == [name])
    }
  }

  @Test func `a name without a drawing leaves a box and is told`() throws {
    let tree = try placed("haert")
    #expect(tree.symbols.map(\.name) == ["haert"] && tree.symbols.map(\.isKnown) == [false])
    #expect(tree.symbols.map(\.path) == ["image"])
    #expect(tree.items.count == 1)
    #expect(try ink(tree).width > 8)
    #expect(try placed("heart").symbols.map(\.isKnown) == [true])
  }

  @Test func `directional symbols turn round in right-to-left locales, others do not`() throws {
    func outline(_ name: String, _ locale: String) throws -> Path {
      guard case .fill(let outline, _)? = try placed(name, locale: locale).items.first else {
        throw Missing()
      }
      return outline.path
    }
    let forward = try outline("chevron.forward", "ar")
    #expect(try forward != outline("chevron.forward", "en_US"))
    #expect(try outline("chevron.right", "ar") == outline("chevron.right", "en_US"))
    // Turned round, the tip lies on the other side: forward becomes what left is.
    let left = try outline("chevron.left", "en_US")
    #expect(abs((forward.bounds?.minX ?? 0) - (left.bounds?.minX ?? 1)) < 1e-9)
  }

  @Test func `hierarchical levels have their shares of the opacity`() throws {
    let tree = try placed("sun.max", [.symbolRenderingMode(.hierarchical)])
    let alphas = tree.items.compactMap { item -> Double? in
      guard case .fill(_, .solid(let color)) = item else { return nil }
      return color.alpha
    }
    #expect(alphas == [1, 0.5])
  }
}
