// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster

/// Returns an opaque pixel from three codes, red in the lowest byte.
func pixel(_ code: [Int]) -> UInt32 {
  UInt32(code[0]) | UInt32(code[1]) << 8 | UInt32(code[2]) << 16 | black
}

/// An opaque black pixel.
let black: UInt32 = 0xFF00_0000

/// Returns a picture from a function of column and row.
func picture(
  _ width: Int, _ height: Int, _ space: ColorSpace = .sRGB, pixel: (Int, Int) -> UInt32
) -> PixelBuffer {
  var buffer = PixelBuffer(
    size: PixelSize(width, height),
    filledWith: PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255), space: space)
  for y in 0..<height {
    for x in 0..<width {
      let value = pixel(x, y)
      guard value != black else { continue }
      func byte(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: value >> shift) }
      buffer[x, y] = PremultipliedColor(red: byte(0), green: byte(8), blue: byte(16), alpha: byte(24))
    }
  }
  return buffer
}

/// Returns a picture with flats, edges and noise, different for each seed.
func mixedPicture(_ width: Int, _ height: Int, seed: UInt64 = 1) -> PixelBuffer {
  var state = seed
  return picture(width, height) { x, y in
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    if y % 5 < 2 { return black }
    if x % 40 < 34 { return pixel([255, y % 256, 3]) }
    return UInt32(truncatingIfNeeded: state >> 32) | black
  }
}
