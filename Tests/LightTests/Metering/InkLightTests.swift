// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct InkLightTests {
  private let size = PixelSize(90, 40)

  private func run(_ shift: Double) -> GlyphRun {
    GlyphRun(
      source: BoxFont(), pointSize: 20,
      glyphs: [(5, 3.1), (7, 16.4), (2, 35.9), (6, 44.2)].map {
        GlyphRun.Glyph(id: GlyphID($0.0), position: Point($0.1 + shift, 30.3))
      })
  }

  @Test(arguments: [
    (EncodedColor.white, EncodedColor.black),
    (EncodedColor(bytes: 255, 59, 48, alpha: 0.85), EncodedColor(bytes: 0, 0, 0)),
    (EncodedColor(bytes: 10, 200, 90, alpha: 0.4), EncodedColor(bytes: 88, 86, 214)),
  ])
  func `light of masks on a ground is that of the pixels drawn on it`(ink: EncodedColor, ground: EncodedColor)
  {
    let renderer = PictureRenderer()
    let whole = DrawItem.fill(.rectangle(Rect(0, 0, 90, 40)), .solid(ground))
    func picture(_ items: [DrawItem]) -> PixelBuffer {
      var buffer = PixelBuffer(size: size)
      renderer.draw(Picture(size: Size(90, 40), items: items), scale: 1, into: &buffer, on: .black)
      return buffer
    }
    let bare = picture([whole])
    var light = InkLight(
      PixelBuffer.inkScale(of: ink, over: bare[0, 0], space: .sRGB), litThreshold: 8)
    let meter = LightMeter(litThreshold: 8)
    // The second text has masks that the first one had, and others.
    for shift in [0, 0.25, 20] {
      var tally = GlyphTally()
      tally.begin()
      renderer.addMasks(of: run(shift), x: 0, y: 0, scale: 1, to: &tally)
      tally.endLine()
      var sums = CodeCounts(of: bare, litThreshold: 8).sums
      light.add(tally, by: renderer, to: &sums)
      let drawn = picture([whole, .glyphs(run(shift), .solid(ink))])
      #expect(
        meter.reading(of: sums, depth: .eight, space: .sRGB, area: 1) == meter.reading(of: drawn, area: 1))
    }
  }

  @Test func `full white is exactly one in each channel, whatever the number of pixels`() {
    for count in [1, 3, 1 << 20, 1 << 40] {
      let reading = LightMeter().reading(
        of: white(times: count).sums, depth: .eight, space: .sRGB, area: nil)
      #expect((reading.red, reading.green, reading.blue) == (1, 1, 1))
    }
  }

  /// The counts of so many white pixels, doubled up from one.
  private func white(times: Int) -> CodeCounts {
    var buffer = PixelBuffer(size: PixelSize(1, 1))
    PictureRenderer().draw(
      Picture(size: Size(1, 1), items: [.fill(.rectangle(Rect(0, 0, 1, 1)), .solid(.white))]), scale: 1,
      into: &buffer, on: .black)
    var power = CodeCounts(of: buffer)
    var counts = CodeCounts(depth: .eight)
    var left = times
    while left > 0 {
      if left & 1 == 1 { counts.add(power) }
      power.add(power)
      left >>= 1
    }
    return counts
  }
}
