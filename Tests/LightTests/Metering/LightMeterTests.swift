// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Raster
import Testing

@Suite struct LightMeterTests {
  @Test(arguments: LightVectors.all.images)
  func `a picture has the recorded light`(_ image: LightVectors.Image) {
    var row: [UInt32] = []
    for run in image.row_major_runs {
      row.append(contentsOf: repeatElement(pixel(run.code.map { Int($0) }), count: run.length))
    }
    let buffer = picture(image.width, image.height, image.colorSpace) { x, y in
      row[y * image.width + x]
    }
    let counts = CodeCounts(of: buffer)
    #expect(counts.litPixels == image.lit_pixels)
    let reading = LightMeter().reading(of: counts, space: image.colorSpace, area: nil)
    #expect(agrees(reading.litFraction, image.lit_ratio_nonblack))
    #expect(agrees(reading.luminance, image.mean_linear_Y))
    #expect(agrees(reading.red, image.mean_linear_rgb[0]))
    #expect(agrees(reading.green, image.mean_linear_rgb[1]))
    #expect(agrees(reading.blue, image.mean_linear_rgb[2]))
    #expect(agrees(reading.encodedMean, image.apl_encoded_channel_mean))
  }

  @Test func `white reads exactly one in every figure, in both spaces`() {
    for space in ColorSpace.allCases {
      let reading = LightMeter().reading(of: picture(5, 3, space) { _, _ in .max }, area: 9)
      for figure in [
        reading.litFraction, reading.encodedMean, reading.luminance, reading.red, reading.green,
        reading.blue,
      ] { #expect(figure == 1) }
      #expect(reading.light == 9)
      for figure in [reading.melanopic, reading.scotopic, reading.powerIndex] {
        #expect(abs(figure - 1) < 1e-15)
      }
    }
  }

  @Test func `a picture without pixels reads as black`() {
    let reading = LightMeter().reading(of: PixelBuffer(size: PixelSize(0, 4)), area: 0)
    #expect(reading == LightMeter().reading(of: picture(1, 1) { _, _ in black }, area: 0))
    #expect(reading.luminance == 0 && reading.litFraction == 0)
  }

  @Test func `a black border thins the means by the area and leaves the light alone`() {
    let inner = mixedPicture(20, 30)
    let pixels = inner.pixels
    let outer = picture(40, 90) { x, y in
      (5..<25).contains(x) && (7..<37).contains(y) ? pixels[(y - 7) * 20 + x - 5] : black
    }
    let small = LightMeter().reading(of: inner, area: 600)
    let large = LightMeter().reading(of: outer, area: 3600)
    #expect(agrees(large.luminance * 6, small.luminance))
    #expect(agrees(large.litFraction * 6, small.litFraction))
    #expect(agrees(large.melanopic * 6, small.melanopic))
    #expect(agrees(large.light!, small.light!))
  }

  @Test func `no area, no light`() {
    #expect(LightMeter().reading(of: mixedPicture(4, 4), area: nil).light == nil)
  }

  /// Per luminance the red of sRGB carries 22 times the melanopic and 5 times the scotopic light of Display
  /// P3's: on a wide panel it lights green and blue sub-pixels.
  @Test func `the red of sRGB leaks on a wide panel`() {
    func red(_ space: ColorSpace) -> LightReading {
      LightMeter().reading(of: picture(2, 2, space) { _, _ in pixel([255, 0, 0]) }, area: nil)
    }
    let narrow = red(.sRGB)
    let wide = red(.displayP3)
    let melanopic = (narrow.melanopic / narrow.luminance) / (wide.melanopic / wide.luminance)
    let scotopic = (narrow.scotopic / narrow.luminance) / (wide.scotopic / wide.luminance)
    #expect((22...23).contains(melanopic))
    #expect((4.8...5.2).contains(scotopic))
  }

  @Test func `a ratio is one for equals and absent over nothing`() {
    let reading = LightMeter().reading(of: mixedPicture(9, 9), area: 5)
    let ratio = LightRatio(of: reading, to: reading)
    #expect(ratio.luminance == 1 && ratio.light == 1 && ratio.powerIndex == 1)
    #expect(ratio.melanopic == 1 && ratio.scotopic == 1)
    let unlit = LightMeter().reading(of: picture(1, 1) { _, _ in black }, area: 5)
    let none = LightRatio(of: reading, to: unlit)
    #expect(none.luminance == nil && none.light == nil && none.powerIndex == nil)
    #expect(LightRatio(of: unlit, to: reading).luminance == 0)
  }

  @Test func `light is compared on each picture's own area`() {
    let twin = LightMeter().reading(of: mixedPicture(9, 9), area: 10)
    var reading = twin
    reading.light = LightMeter().reading(of: mixedPicture(9, 9), area: 5).light
    #expect(LightRatio(of: reading, to: twin).light == 0.5)
  }
}
