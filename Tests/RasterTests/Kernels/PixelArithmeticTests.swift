// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Testing

@testable import Raster

@Suite struct PixelArithmeticTests {
  /// ⌊a·b ÷ 255 + ½⌋ by the definition.
  private func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func `every product of two bytes is divided by 255 and rounded half up`() {
    for a in 0...255 {
      for b in 0...255 {
        #expect(Int(dividedBy255(UInt32(a * b))) == product(a, b))
      }
    }
  }

  @Test func `scaling treats the four bytes of a pixel apart`() {
    for value in 0...255 {
      let bytes = [value, 255 - value, value / 2, 255]
      let pixel = bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      for factor in 0...255 {
        let expected = bytes.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(product($1, factor)) }
        #expect(scaled(pixel, by: UInt32(factor)) == expected)
      }
    }
  }

  @Test func `source-over follows the formula for every value and coverage`() {
    for coverage in 0...255 {
      var row = ContiguousArray((0...255).map { 0xFF00_0000 | UInt32($0) })
      let mask = ContiguousArray(repeating: UInt8(coverage), count: 256)
      // A translucent colour: 200 of 255 red at an alpha of 220.
      let color = 220 << 24 | UInt32(product(200, 220))
      var span = row.mutableSpan
      composeRow(color, mask: mask.span, 0..<256, over: &span, from: 0)
      let alpha = product(220, coverage)
      let red = product(product(200, 220), coverage)
      for value in 0...255 {
        #expect(Int(row[value] & 255) == red + product(value, 255 - alpha))
        #expect(row[value] >> 24 == 255)
      }
    }
  }

  @Test func `all ways to lay a colour down give the same bytes`() {
    let color: UInt32 = 0x80_20_40_60
    let ground = ContiguousArray((0..<64).map { scaled(0xFFFF_FFFF, by: UInt32($0 * 4)) })
    var constant = ground
    var masked = ground
    var layered = ground
    do {
      var span = constant.mutableSpan
      composeRow(scaled(color, by: 100), over: 0..<64, of: &span)
    }
    do {
      let mask = ContiguousArray(repeating: UInt8(100), count: 64)
      var span = masked.mutableSpan
      composeRow(color, mask: mask.span, 0..<64, over: &span, from: 0)
    }
    do {
      let layer = ContiguousArray(repeating: color, count: 64)
      var span = layered.mutableSpan
      composeRow(layer.span, 0..<64, by: 100, over: &span, from: 0)
    }
    #expect(constant == masked)
    #expect(constant == layered)
  }
}
