// SPDX-License-Identifier: MIT

import Colorimetry
import Light
import Raster
import Testing

@Suite struct PeakTileTests {
  let meter = LightMeter()

  @Test func `the peak is the largest mean over all positions`() {
    let size = (width: 23, height: 17)
    let buffer = mixedPicture(size.width, size.height, seed: 5)
    var largest = 0.0
    for top in 0...size.height - 6 {
      for left in 0...size.width - 6 {
        var sum = 0.0
        for y in top..<top + 6 {
          for x in left..<left + 6 {
            let p = buffer.pixels[y * size.width + x]
            sum +=
              EncodedColor(bytes: UInt8(p & 255), UInt8(p >> 8 & 255), UInt8(p >> 16 & 255))
              .relativeLuminance
          }
        }
        largest = max(largest, sum / 36)
      }
    }
    #expect(abs(meter.peakTile(of: buffer, side: 6) - largest) < 1e-12)
  }

  @Test func `a hot spot as large as the square peaks at its own light`() {
    let buffer = picture(60, 40) { x, y in
      (30..<38).contains(x) && (32..<40).contains(y) ? .max : black
    }
    #expect(meter.peakTile(of: buffer, side: 8) == 1)
    #expect(meter.peakTile(of: buffer, side: 16) == 0.25)
  }

  @Test func `the square is cut to a smaller picture`() {
    let buffer = picture(4, 2) { x, _ in x == 0 ? .max : black }
    #expect(meter.peakTile(of: buffer, side: 24) == 0.25)
    #expect(meter.peakTile(of: picture(0, 0) { _, _ in 0 }, side: 24) == 0)
  }

  @Test func `flips and turns leave the peak bit for bit`() {
    let size = 29
    let original = mixedPicture(size, size, seed: 3)
    let pixels = original.pixels
    let peak = meter.peakTile(of: original, side: 5)
    let flipped = picture(size, size) { x, y in pixels[y * size + size - 1 - x] }
    let transposed = picture(size, size) { x, y in pixels[x * size + y] }
    #expect(meter.peakTile(of: flipped, side: 5) == peak)
    #expect(meter.peakTile(of: transposed, side: 5) == peak)
  }

  @Test func `a picture at sixteen bits peaks as its eight bit twin`() {
    let buffer = mixedPicture(31, 19, seed: 8)
    let samples = ContiguousArray(
      buffer.pixels.flatMap { p in [0, 8, 16, 24].map { UInt16(p >> $0 & 255) * 257 } })
    #expect(
      meter.peakTile(ofSamples: samples.span, width: 31, side: 7, space: .sRGB)
        == meter.peakTile(of: buffer, side: 7))
  }

  @Test func `the square is eight points of the panel`() {
    #expect(LightMeter.peakTileSide(panelScale: 3) == 24)
    #expect(LightMeter.peakTileSide(panelScale: 2) == 16)
  }
}
