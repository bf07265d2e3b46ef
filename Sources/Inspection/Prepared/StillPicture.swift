// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Pictures
import Raster

/// What stays from entry to entry: drawn once, and counted once for each way in which it is presented.
struct StillPicture {
  /// The drawing of what stays, on opaque black and cut to the widget's shape.
  var pixels: PixelBuffer
  /// Where what stays lies above something that varies. Unit: px.
  var above: [PixelRect]
  /// A part that was found to be one pixel, once somebody asked for one.
  var calm: Calm?
  private var counts: [Presenting: (counts: CodeCounts, sums: LightSums)] = [:]

  /// A part of one pixel that nothing is cut from.
  struct Calm {
    var part: PixelRect
    var pixel: PremultipliedColor
  }

  init(pixels: PixelBuffer, above: [PixelRect]) {
    self.pixels = pixels
    self.above = above
  }

  /// Returns the counts of the picture as a system shows it, and its light.
  mutating func counts(
    _ presenting: Presenting, _ meter: LightMeter, _ bench: Workbench
  ) -> (counts: CodeCounts, sums: LightSums) {
    if let known = counts[presenting], known.counts.litThreshold == meter.litThreshold { return known }
    var made = CodeCounts(depth: .eight, litThreshold: meter.litThreshold)
    let whole = PixelRect(pixels.size)
    bench.present(pixels, in: whole, presenting) { made.add($0, in: whole) }
    counts[presenting] = (made, made.sums)
    return (made, made.sums)
  }
}

/// The light of glyphs in the few colours of a widget, on the few grounds that they stand on.
struct InkLights {
  private struct Key: Equatable {
    var color: EncodedColor
    var ground: PremultipliedColor
    var presenting: Presenting
    var litThreshold: Int
  }

  private static let mostKept = 16
  private var lights: [(key: Key, light: InkLight)] = []

  /// Adds what glyphs of a colour change to the light of their ground, as a system shows both.
  mutating func add(
    _ tally: GlyphTally, by renderer: PictureRenderer, in color: EncodedColor,
    over ground: PremultipliedColor, in space: ColorSpace, _ presenting: Presenting, _ meter: LightMeter,
    to sums: inout LightSums
  ) {
    let key = Key(
      color: color, ground: ground, presenting: presenting, litThreshold: meter.litThreshold)
    let place = lights.firstIndex { $0.key == key } ?? take(key, in: space)
    lights[place].light.add(tally, by: renderer, to: &sums)
  }

  private mutating func take(_ key: Key, in space: ColorSpace) -> Int {
    var scale = PixelBuffer.inkScale(of: key.color, over: key.ground, space: space)
    key.presenting.present(&scale, in: PixelRect(scale.size))
    if lights.count == Self.mostKept { lights.removeFirst() }
    lights.append((key, InkLight(scale, litThreshold: key.litThreshold)))
    return lights.count - 1
  }
}
