// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import Testing

@Suite struct PixelBufferTests {
  private let red = PremultipliedColor(red: 200, green: 0, blue: 0, alpha: 255)
  private let half = PremultipliedColor(red: 10, green: 20, blue: 30, alpha: 128)

  @Test func `a pixel is one word with red in the lowest byte`() {
    var buffer = PixelBuffer(size: PixelSize(3, 2))
    buffer[2, 1] = half
    #expect(buffer[2, 1] == half)
    buffer.withPixels { pixels in
      #expect(pixels.count == 6)
      #expect(pixels[5] == 0x80_1E_14_0A)
    }
    buffer.withRow(1) { row in #expect(row[2] == 0x80_1E_14_0A) }
    #expect(!buffer.isOpaque)
    #expect(PixelBuffer(size: PixelSize(3, 2), filledWith: red).isOpaque)
  }

  @Test func `a difference counts pixels and finds the largest step and the place`() throws {
    let first = PixelBuffer(size: PixelSize(10, 8), filledWith: red)
    #expect(first.difference(from: first) == nil)
    var second = first
    second[3, 2] = PremultipliedColor(red: 203, green: 0, blue: 0, alpha: 255)
    second[6, 5] = PremultipliedColor(red: 200, green: 0, blue: 9, alpha: 255)
    let difference = try #require(second.difference(from: first))
    #expect(difference.count == 2)
    #expect(difference.largestDelta == 9)
    #expect(difference.bounds == PixelRect(minX: 3, minY: 2, maxX: 7, maxY: 6))
  }

  @Test func `copying replaces, drawing lays over, and both are cut at the edges`() {
    let ground = PixelBuffer(size: PixelSize(6, 6), filledWith: red)
    let patch = PixelBuffer(size: PixelSize(3, 3), filledWith: half)
    for (dx, dy) in [(-1, -2), (2, 2), (5, 4), (9, 0), (-3, 0)] {
      var copied = ground
      copied.copy(patch, x: dx, y: dy)
      var drawn = ground
      drawn.draw(patch, x: dx, y: dy)
      for y in 0..<6 {
        for x in 0..<6 {
          let isInside = (dx..<dx + 3).contains(x) && (dy..<dy + 3).contains(y)
          #expect(copied[x, y] == (isInside ? half : red))
          // 10 + 200 · 127 ÷ 255 = 109.6.
          let over = PremultipliedColor(red: 110, green: 20, blue: 30, alpha: 255)
          #expect(drawn[x, y] == (isInside ? over : red))
        }
      }
    }
  }

  @Test func `a picture brought to another space and back is the same inside both gamuts`() {
    var buffer = PixelBuffer(size: PixelSize(16, 16))
    for y in 0..<16 {
      for x in 0..<16 {
        buffer[x, y] = PremultipliedColor(
          red: UInt8(60 + 8 * x), green: UInt8(60 + 8 * y), blue: UInt8(60 + 4 * (x + y)), alpha: 255)
      }
    }
    let wide = buffer.converted(to: .displayP3)
    #expect(wide.space == .displayP3)
    // sRGB's gray is Display P3's gray: both have D65 and one transfer function.
    #expect(wide[3, 3] == buffer[3, 3])
    #expect((wide.converted(to: .sRGB).difference(from: buffer)?.largestDelta ?? 0) <= 1)
    // sRGB's red in Display P3, by CSS Color 4.
    let red = PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255)
    let converted = PixelBuffer(size: PixelSize(1, 1), filledWith: red).converted(to: .displayP3)
    #expect(converted[0, 0] == PremultipliedColor(red: 234, green: 51, blue: 35, alpha: 255))
  }

  @Test func `restoring a part brings back that part alone`() {
    let old = PixelBuffer(size: PixelSize(6, 6), filledWith: red)
    var new = PixelBuffer(size: PixelSize(6, 6), filledWith: half)
    new.restore(PixelRect(minX: -2, minY: 1, maxX: 3, maxY: 9), from: old)
    for y in 0..<6 {
      for x in 0..<6 { #expect(new[x, y] == (x < 3 && y >= 1 ? red : half)) }
    }
  }
}
