// SPDX-License-Identifier: MIT

import Colorimetry
import Light
import Testing

/// Colour arithmetic against figures of another program.
@Suite struct ColorConformanceTests {
  @Test func `each byte decodes to the recorded light`() {
    for (code, expected) in LightVectors.all.eotf_sRGB_256.enumerated() {
      #expect(abs(TransferFunction.linearByCode8[code] - expected) <= 1e-15, "code \(code)")
    }
  }

  @Test(arguments: LightVectors.all.vectors)
  func `a colour has the recorded light in every measure`(_ row: LightVectors.Vector) {
    let codes = row.code.map { Double($0) / Double(row.max) }
    let color = EncodedColor(red: codes[0], green: codes[1], blue: codes[2], in: row.colorSpace)
    let linear = color.linear
    for (value, expected) in zip([linear.red, linear.green, linear.blue], row.linear) {
      #expect(abs(value - expected) <= 1e-12)
    }
    #expect(agrees(color.relativeLuminance, row.Y))
    let panel = linear.converted(to: .displayP3)
    for (value, expected) in zip([panel.red, panel.green, panel.blue], row.panel_p3_linear) {
      #expect(abs(value - expected) <= 1e-12)
    }
  }

  @Test(arguments: LightVectors.all.vectors)
  func `a picture of one colour reads as that colour`(_ row: LightVectors.Vector) {
    var counts = CodeCounts(depth: row.max == 255 ? .eight : .sixteen)
    if row.max == 255 {
      counts = CodeCounts(of: picture(3, 2, row.colorSpace) { _, _ in pixel(row.code) })
    } else {
      let samples = ContiguousArray(row.code.map { UInt16($0) } + [.max])
      for _ in 0..<6 { counts.count(samples: samples.span) }
    }
    let reading = LightMeter().reading(of: counts, space: row.colorSpace, area: nil)
    #expect(agrees(reading.luminance, row.Y))
    #expect(agrees(reading.red, row.linear[0]))
    #expect(agrees(reading.green, row.linear[1]))
    #expect(agrees(reading.blue, row.linear[2]))
    #expect(agrees(reading.encodedMean, row.encoded_mean))
    #expect(reading.litFraction == (row.lit ? 1 : 0))
  }

  @Test func `a translucent colour on black has the recorded light to half a byte`() {
    for row in LightVectors.all.alpha_over_black {
      let color = EncodedColor(bytes: row.code[0], row.code[1], row.code[2], alpha: Double(row.alpha) / 255)
      let onBlack = color.premultiplied(in: .sRGB).composited(over: .black)
      func light(_ shift: Double) -> Double {
        func component(_ byte: UInt8) -> Double { min(max(Double(byte) + shift, 0) / 255, 1) }
        return EncodedColor(
          red: component(onBlack.red), green: component(onBlack.green), blue: component(onBlack.blue)
        ).relativeLuminance
      }
      #expect(light(-0.5) < row.Y_if_composited_encoded + 1e-12, "\(row)")
      #expect(light(0.5) > row.Y_if_composited_encoded - 1e-12, "\(row)")
    }
  }

  @Test func `WCAG contrast is the recorded one`() {
    for row in LightVectors.all.contrast {
      let contrast = ContrastRatio.wcag2(
        EncodedColor(bytes: row.text[0], row.text[1], row.text[2]),
        EncodedColor(bytes: row.bg[0], row.bg[1], row.bg[2]))
      #expect(agrees(contrast, row.wcag2), "\(row)")
    }
  }

  @Test func `the largest grey under a share of light is the recorded byte`() {
    let light = TransferFunction.linearByCode8
    for row in LightVectors.all.dimming {
      let byte = light.lastIndex { $0 <= row.target_linear_ratio }
      #expect(byte == row.byte_not_exceeding)
      #expect(agrees(light[row.byte_not_exceeding], row.achieved))
    }
  }
}
