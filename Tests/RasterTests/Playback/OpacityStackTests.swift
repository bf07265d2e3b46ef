// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import Testing

@Suite struct OpacityStackTests {
  /// A row of pixels, one for each alpha byte.
  private let row = (0...255).map { alpha in
    DrawItem.fill(
      .rectangle(Rect(Double(alpha), 0, 1, 1)),
      .solid(EncodedColor(bytes: 255, 120, 33, alpha: Double(alpha) / 255)))
  }

  /// Returns a product of bytes ÷ 255, half up.
  private func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func `opacities in each other multiply byte by byte, from the inside out`() {
    for outer in stride(from: 0, through: 255, by: 17) {
      for inner in [1, 64, 127, 128, 200, 254] {
        let nested = DrawGroup(
          opacity: Double(outer) / 255, items: [.group(DrawGroup(opacity: Double(inner) / 255, items: row))])
        let drawn = drawing([.group(nested)], 256, 1, on: .clear)
        let plain = drawing(row, 256, 1, on: .clear)
        for x in 0...255 {
          let expected = [plain[x, 0].red, plain[x, 0].green, plain[x, 0].blue, plain[x, 0].alpha]
            .map { product(product(Int($0), inner), outer) }
          let pixel = drawn[x, 0]
          let bytes = [pixel.red, pixel.green, pixel.blue, pixel.alpha].map { Int($0) }
          #expect(bytes == expected)
        }
      }
    }
  }

  @Test func `a mask multiplies by its alpha byte`() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      let mask = DrawItem.fill(
        .rectangle(Rect(0, 0, 256, 1)), .solid(EncodedColor(bytes: 9, 200, 0, alpha: Double(alpha) / 255)))
      let drawn = drawing([.group(DrawGroup(mask: [mask], items: row))], 256, 1, on: .clear)
      let plain = drawing(row, 256, 1, on: .clear)
      for x in 0...255 {
        #expect(Int(drawn[x, 0].red) == product(Int(plain[x, 0].red), alpha))
        #expect(Int(drawn[x, 0].alpha) == product(Int(plain[x, 0].alpha), alpha))
      }
    }
  }
}
