// SPDX-License-Identifier: MIT

import Colorimetry
import Testing

@Suite struct EncodedColorTests {
  @Test func `a colour in its own space comes back bit for bit`() {
    let color = EncodedColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.4, in: .displayP3)
    #expect(color.converted(to: .displayP3) == color)
  }

  @Test func `white is white in both spaces`() {
    let white = EncodedColor.white.converted(to: .displayP3)
    for component in [white.red, white.green, white.blue] { #expect(abs(component - 1) < 1e-15) }
  }

  @Test func `a change of space keeps the luminance and undoes itself`() {
    for red in stride(from: 0.0, through: 1, by: 0.25) {
      for green in stride(from: 0.0, through: 1, by: 0.25) {
        for blue in stride(from: 0.0, through: 1, by: 0.25) {
          let color = EncodedColor(red: red, green: green, blue: blue, in: .displayP3)
          let other = color.converted(to: .sRGB)
          #expect(abs(other.relativeLuminance - color.relativeLuminance) < 1e-12)
          let back = other.converted(to: .displayP3)
          #expect(abs(back.red - red) < 1e-12)
          #expect(abs(back.green - green) < 1e-12)
          #expect(abs(back.blue - blue) < 1e-12)
        }
      }
    }
  }

  @Test func `the luminance weights of each space add up to exactly one`() {
    for space in ColorSpace.allCases { #expect(space.luminanceWeights.sum == 1) }
  }

  @Test func `a pixel is rounded half up and premultiplied`() {
    let half = EncodedColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultiplied(in: .sRGB)
    // 0.5 → 128 (127.5 half up); 255·128/255 = 128; 128·128/255 = 64.25.
    #expect(half == PremultipliedColor(red: 128, green: 64, blue: 0, alpha: 128))
    let opaque = EncodedColor(bytes: 1, 127, 254).premultiplied(in: .sRGB)
    #expect(opaque == PremultipliedColor(red: 1, green: 127, blue: 254, alpha: 255))
  }

  @Test func `no component of a pixel is above its alpha`() {
    for alpha in 0...255 {
      let pixel = EncodedColor(red: 1, green: 0.999, blue: 0.5, alpha: Double(alpha) / 255)
        .premultiplied(in: .sRGB)
      #expect(pixel.alpha == alpha)
      #expect(pixel.red == pixel.alpha)
      #expect(pixel.green <= pixel.alpha && pixel.blue <= pixel.alpha)
    }
  }

  @Test func `what lies outside the gamut or is no number is clamped in a pixel`() {
    let red = EncodedColor(red: 1, green: 0, blue: 0, in: .displayP3).premultiplied(in: .sRGB)
    #expect(red == PremultipliedColor(red: 255, green: 0, blue: 0, alpha: 255))
    let odd = EncodedColor(red: .nan, green: -3, blue: 7, alpha: .infinity).premultiplied(in: .sRGB)
    #expect(odd == PremultipliedColor(red: 0, green: 0, blue: 255, alpha: 255))
  }
}
