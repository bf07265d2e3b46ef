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
  private var counts: [Presenting: CodeCounts] = [:]

  /// A part of one pixel that nothing is cut from.
  struct Calm {
    var part: PixelRect
    var pixel: PremultipliedColor
  }

  init(pixels: PixelBuffer, above: [PixelRect]) {
    self.pixels = pixels
    self.above = above
  }

  /// Returns the counts of the picture as a system shows it.
  mutating func counts(_ presenting: Presenting, _ meter: LightMeter, _ bench: Workbench) -> CodeCounts {
    if let known = counts[presenting], known.litThreshold == meter.litThreshold { return known }
    var made = CodeCounts(depth: .eight, litThreshold: meter.litThreshold)
    let whole = PixelRect(pixels.size)
    bench.present(pixels, in: whole, presenting) { made.add($0, in: whole) }
    counts[presenting] = made
    return made
  }
}

/// What a colour makes of a ground at each coverage, as a system shows it; the few that a widget needs are kept.
struct InkScales {
  private struct Key: Hashable {
    var color: EncodedColor
    var ground: PremultipliedColor
    var presenting: Presenting
  }

  private static let mostKept = 64
  private var scales: [Key: PixelBuffer] = [:]
  private var last: (key: Key, scale: PixelBuffer)?

  /// Returns the presented pixels by coverage.
  mutating func scale(
    of color: EncodedColor, over ground: PremultipliedColor, in space: ColorSpace, _ presenting: Presenting
  ) -> PixelBuffer {
    let key = Key(color: color, ground: ground, presenting: presenting)
    if let last, last.key == key { return last.scale }
    let scale = scales[key] ?? made(key, in: space)
    last = (key, scale)
    return scale
  }

  private mutating func made(_ key: Key, in space: ColorSpace) -> PixelBuffer {
    var scale = PixelBuffer.inkScale(of: key.color, over: key.ground, space: space)
    key.presenting.present(&scale, in: PixelRect(scale.size))
    if scales.count == Self.mostKept { scales.removeAll() }
    scales[key] = scale
    return scale
  }
}
