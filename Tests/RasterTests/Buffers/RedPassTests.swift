// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct RedPassTests {
  private let weights = ChannelWeights(0.2126, 0.7152, 0.0722)

  /// Returns the drive level of one opaque color.
  private func level(
    _ red: Int, _ green: Int, _ blue: Int, _ domain: RedPassDomain, weights: ChannelWeights? = nil
  ) -> Int {
    let color = PremultipliedColor(
      red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255)
    var buffer = PixelBuffer(size: PixelSize(1, 1), filledWith: color)
    buffer.applyRedPass(weights: weights ?? self.weights, domain: domain)
    return Int(buffer[0, 0].red)
  }

  @Test func `encoded bytes are weighed in whole numbers and rounded half up`() {
    var random = SeededGenerator(seed: 11)
    var colors = (0..<3000).map { _ in
      (Int(random.next() & 255), Int(random.next() & 255), Int(random.next() & 255))
    }
    colors += (0...255).map { ($0, $0, $0) }
    for (red, green, blue) in colors {
      // Ten thousandths, as the weights are given.
      let expected = (2126 * red + 7152 * green + 722 * blue + 5000) / 10000
      #expect(level(red, green, blue, .encoded) == expected)
    }
  }

  @Test func `a half is rounded up`() {
    let halves = ChannelWeights(0.5, 0.25, 0.25)
    #expect(level(1, 0, 0, .encoded, weights: halves) == 1)
    #expect(level(0, 1, 0, .encoded, weights: halves) == 0)
    #expect(level(0, 1, 1, .encoded, weights: halves) == 1)
    #expect(level(255, 255, 255, .encoded, weights: ChannelWeights(1, 1, 1)) == 255)
  }

  @Test func `linear light is weighed and encoded again`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<1000 {
      let codes = (0..<3).map { _ in Int(random.next() & 255) }
      let light = codes.map { TransferFunction.linear(Double($0) / 255) }
      let sum = 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
      let exact = TransferFunction.encoded(sum) * 255
      let drawn = Double(level(codes[0], codes[1], codes[2], .linear))
      expectClose(drawn, exact, within: 0.5 + 1e-6, unit: "code values")
    }
    // The weights add up to one, so a gray keeps its light.
    for gray in 0...255 { #expect(level(gray, gray, gray, .linear) == gray) }
  }

  @Test func `a translucent picture is laid over black, and every pixel becomes opaque red`() {
    var buffer = PixelBuffer(
      size: PixelSize(70, 3), filledWith: PremultipliedColor(red: 50, green: 50, blue: 50, alpha: 60))
    buffer[40, 1] = PremultipliedColor(red: 9, green: 200, blue: 9, alpha: 255)
    buffer.applyRedPass(weights: weights, domain: .encoded)
    for y in 0..<3 {
      for x in 0..<70 {
        // (2126 · 9 + 7152 · 200 + 722 · 9) ÷ 10 000 = 145.6.
        let level: UInt8 = x == 40 && y == 1 ? 146 : 50
        #expect(buffer[x, y] == PremultipliedColor(red: level, green: 0, blue: 0, alpha: 255))
      }
    }
  }

  @Test func `a part is turned alone`() {
    let gray = PremultipliedColor(red: 7, green: 7, blue: 7, alpha: 255)
    var buffer = PixelBuffer(size: PixelSize(80, 4), filledWith: gray)
    buffer.applyRedPass(
      weights: weights, domain: .encoded, part: PixelRect(minX: 3, minY: 1, maxX: 77, maxY: 3))
    for y in 0..<4 {
      for x in 0..<80 {
        let isInside = (3..<77).contains(x) && (1..<3).contains(y)
        #expect(buffer[x, y].green == (isInside ? 0 : 7))
      }
    }
  }
}
