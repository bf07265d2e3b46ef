// SPDX-License-Identifier: MIT

import Colorimetry
import Testing

@Suite struct ContrastRatioTests {
  @Test func `white on black is twenty-one to one`() {
    #expect(abs(ContrastRatio.wcag2(.white, .black) - 21) < 1e-12)
    #expect(ContrastRatio.wcag2(.black, .white) == ContrastRatio.wcag2(.white, .black))
  }

  @Test func `a colour on itself is one to one, even on black without flare`() {
    #expect(ContrastRatio.wcag2(.black, .black) == 1)
    #expect(ContrastRatio.ratio(0, 0, flare: 0) == 1)
    #expect(ContrastRatio.ratio(0.1, 0, flare: 0) == .infinity)
  }

  /// 0.2126 of white and flare: 0.2626 ÷ 0.05; Display P3's red gives 0.229 of white.
  @Test func `pure red on black depends on the gamut`() {
    #expect(abs(ContrastRatio.wcag2(EncodedColor(red: 1, green: 0, blue: 0), .black) - 5.252) < 1e-3)
    let wide = EncodedColor(red: 1, green: 0, blue: 0, in: .displayP3)
    #expect(abs(ContrastRatio.wcag2(wide, .black) - 5.58) < 5e-3)
  }

  /// 4.5 : 1 on black is the first byte of red at 235, 3 : 1 at 183.
  @Test(arguments: [(235.0, 4.5), (183, 3)])
  func `the lowest red byte of a level is known`(_ row: (byte: Double, level: Double)) {
    func contrast(_ byte: Double) -> Double {
      ContrastRatio.wcag2(EncodedColor(red: byte / 255, green: 0, blue: 0), .black)
    }
    #expect(contrast(row.byte) >= row.level)
    #expect(contrast(row.byte - 1) < row.level)
  }
}
