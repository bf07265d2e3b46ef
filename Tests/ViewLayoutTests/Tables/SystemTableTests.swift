// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Geometry
import Testing
import Typeset
import ViewLayout

@Suite struct SystemTableTests {
  private func json<Value>(_ name: String, _ type: Value.Type) throws -> Value {
    let url = try #require(Bundle.module.url(forResource: "Resources/\(name)", withExtension: "json"))
    return try #require(JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? Value)
  }

  @Test func `named colours are the published bytes`() throws {
    let palettes = try json("system-colors", [String: [String: [String: [Int]]]].self)
    var count = 0
    for palette in Palette.allCases {
      for scheme in ColorScheme.allCases {
        let engine = LayoutEngine.withoutFonts(LayoutEnvironment(colorScheme: scheme, palette: palette))
        for (name, schemes) in try #require(palettes[palette.rawValue]) {
          let color = try #require(PaletteColor(rawValue: name))
          let bytes = try #require(schemes[scheme.rawValue])
          let leaf = try engine.placedTree(of: .color(color), proposal: ProposedSize(1, 1)).leaves.first
          #expect(
            leaf?.color == EncodedColor(bytes: UInt8(bytes[0]), UInt8(bytes[1]), UInt8(bytes[2])), "\(name)")
          count += 1
        }
      }
    }
    #expect(count == 52)
  }

  @Test func `text styles have the published sizes and weights`() throws {
    let sizes = try json("dynamic-type", [String: [String: [String: Any]]].self)
    #expect(sizes.count == DynamicTypeSize.allCases.count)
    for size in DynamicTypeSize.allCases {
      for style in TextStyle.allCases {
        let entry = try #require(sizes[size.rawValue]?[style.rawValue])
        #expect(style.pointSize(at: size) == (entry["pointSize"] as? NSNumber)?.doubleValue)
        #expect(style.weight.rawValue == entry["weight"] as? String)
      }
    }
  }
}
