// SPDX-License-Identifier: MIT

import Colorimetry
import Testing
import ViewLayout

/// Colours that depend on the scheme and on its contrast.
@Suite struct AppearanceTests {
  private func color(_ style: ShapeStyle, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard)
    throws -> EncodedColor?
  {
    let engine = LayoutEngine.withoutFonts(
      LayoutEnvironment(colorScheme: scheme, colorSchemeContrast: contrast))
    let tree = try engine.placedTree(
      of: ViewNode(path: "content", view: .color(style)), proposal: ProposedSize(10, 10))
    return tree.leaves.first?.color
  }

  @Test func `a style by appearance is that of the environment`() throws {
    let style = ShapeStyle.appearances(
      AppearanceStyles { scheme, contrast in
        .color(EncodedColor(bytes: scheme == .dark ? 1 : 0, contrast == .increased ? 1 : 0, 9))
      })
    #expect(try color(style, .light) == EncodedColor(bytes: 0, 0, 9))
    #expect(try color(style, .dark) == EncodedColor(bytes: 1, 0, 9))
    #expect(try color(style, .light, .increased) == EncodedColor(bytes: 0, 1, 9))
    #expect(try color(.opacity(style, 0.5), .dark, .increased) == EncodedColor(bytes: 1, 1, 9, alpha: 0.5))
  }

  /// Human Interface Guidelines, Color, and the tables of UIKit's colours.
  @Test func `colours by purpose have their bytes`() throws {
    #expect(try color(.semantic(.systemGray2), .light) == EncodedColor(bytes: 174, 174, 178))
    #expect(try color(.semantic(.systemGray2), .dark, .increased) == EncodedColor(bytes: 124, 124, 128))
    #expect(try color(.semantic(.systemGray6), .light, .increased) == EncodedColor(bytes: 235, 235, 240))
    #expect(try color(.semantic(.systemBackground), .dark) == .black)
    #expect(try color(.semantic(.secondarySystemBackground), .light) == EncodedColor(bytes: 242, 242, 247))
    #expect(try color(.semantic(.systemFill), .dark) == EncodedColor(bytes: 120, 120, 128, alpha: 0.36))
    #expect(try color(.semantic(.secondaryLabel), .light) == EncodedColor(bytes: 60, 60, 67, alpha: 0.6))
  }

  @Test func `every colour by purpose can be seen in both schemes`() throws {
    for name in SemanticColor.allCases {
      #expect(try color(.semantic(name), .light) != nil, "\(name)")
      #expect(try color(.semantic(name), .dark) != nil, "\(name)")
    }
  }

  @Test func `the environment's accent is the colour of controls`() throws {
    var environment = LayoutEnvironment()
    environment.accent = .color(EncodedColor(bytes: 1, 2, 3))
    let tree = try LayoutEngine.withoutFonts(environment).placedTree(
      of: ViewNode(path: "content", view: .button(label: [.shape(.circle)])), proposal: ProposedSize(50, 50))
    #expect(tree.leaves.last?.color == EncodedColor(bytes: 1, 2, 3))
  }
}
