// SPDX-License-Identifier: MIT

import Colorimetry
import Testing

@Suite struct PremultipliedColorTests {
  /// ⌊a·b/255 + ½⌋ in whole numbers.
  func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func `a pixel over an opaque one keeps it in proportion to what is left`() {
    for alpha in 0...255 {
      let source = PremultipliedColor(
        red: UInt8(alpha), green: UInt8(alpha / 2), blue: 0, alpha: UInt8(alpha))
      let ground = PremultipliedColor(red: 10, green: 200, blue: 255, alpha: 255)
      let mixed = source.composited(over: ground)
      #expect(Int(mixed.red) == alpha + product(10, 255 - alpha))
      #expect(Int(mixed.green) == alpha / 2 + product(200, 255 - alpha))
      #expect(Int(mixed.blue) == 255 - alpha)
      #expect(mixed.alpha == 255)
    }
  }

  @Test func `over a clear pixel stays what it is, under an opaque one nothing stays`() {
    let pixel = PremultipliedColor(red: 3, green: 60, blue: 7, alpha: 90)
    #expect(pixel.composited(over: .clear) == pixel)
    #expect(PremultipliedColor.clear.composited(over: pixel) == pixel)
    #expect(PremultipliedColor.black.composited(over: pixel) == .black)
  }

  @Test func `a faded pixel has all four bytes multiplied by the nearest byte of the share`() {
    // 0.5 is the byte 128: 255·128/255 = 128, 200·128/255 = 100.39, 1·128/255 = 0.502.
    let pixel = PremultipliedColor(red: 200, green: 1, blue: 0, alpha: 255)
    #expect(pixel.faded(to: 0.5) == PremultipliedColor(red: 100, green: 1, blue: 0, alpha: 128))
    #expect(pixel.faded(to: 1.5) == pixel)
    #expect(pixel.faded(to: 0) == .clear && pixel.faded(to: .nan) == .clear)
  }
}
