// SPDX-License-Identifier: MIT

/// The pixels of a buffer in the smallest of the forms that Andon writes.
struct PNGSamples {
  /// PNG's number of the form: 2 RGB, 3 palette, 6 RGBA.
  let colorType: UInt8
  /// Rows of samples, without padding.
  let bytes: [UInt8]
  /// Red, green, blue, alpha of each palette entry, in the order of first appearance.
  let palette: [UInt8]

  init(_ buffer: PixelBuffer) {
    if let indexed = Self.indexed(buffer.pixels) {
      colorType = 3
      bytes = indexed.indices
      palette = indexed.colors.flatMap { straightBytes($0) }
      return
    }
    palette = []
    let isOpaque = buffer.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    colorType = isOpaque ? 2 : 6
    bytes = isOpaque ? Self.rgb(buffer.pixels) : Self.rgba(buffer.pixels)
  }

  /// Returns an index for each pixel, or nil for more than 256 colours.
  private static func indexed(
    _ pixels: ContiguousArray<UInt32>
  ) -> (indices: [UInt8], colors: [UInt32])? {
    var numbers: [UInt32: UInt8] = [:]
    var colors: [UInt32] = []
    var indices = [UInt8](repeating: 0, count: pixels.count)
    var last: UInt32?
    var index: UInt8 = 0
    for place in pixels.indices {
      let pixel = pixels[place]
      if pixel != last {
        last = pixel
        if let known = numbers[pixel] {
          index = known
        } else {
          guard colors.count < 256 else { return nil }
          index = UInt8(colors.count)
          numbers[pixel] = index
          colors.append(pixel)
        }
      }
      indices[place] = index
    }
    return (indices, colors)
  }

  private static func rgb(_ pixels: ContiguousArray<UInt32>) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: pixels.count * 3)
    var place = 0
    for pixel in pixels {
      bytes[place] = UInt8(truncatingIfNeeded: pixel)
      bytes[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      bytes[place + 2] = UInt8(truncatingIfNeeded: pixel >> 16)
      place += 3
    }
    return bytes
  }

  private static func rgba(_ pixels: ContiguousArray<UInt32>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixels.count * 4)
    for pixel in pixels { bytes.append(contentsOf: straightBytes(pixel)) }
    return bytes
  }
}

/// Returns red, green and blue with alpha divided out, rounded half up, and alpha.
///
/// Multiplying by alpha again gives the same premultiplied bytes: the error of the quotient is at most a
/// half, so that of the product is below a half for every alpha under 255.
func straightBytes(_ pixel: UInt32) -> [UInt8] {
  let alpha = pixel >> 24
  guard alpha != 0 else { return [0, 0, 0, 0] }
  func straight(_ shift: UInt32) -> UInt8 {
    UInt8((((pixel >> shift) & 255) * 255 + alpha / 2) / alpha)
  }
  return [straight(0), straight(8), straight(16), UInt8(alpha)]
}
