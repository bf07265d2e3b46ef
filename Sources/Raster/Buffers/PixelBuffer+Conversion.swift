// SPDX-License-Identifier: MIT

public import Colorimetry

extension PixelBuffer {
  /// Returns the picture in another space; what lies outside its gamut is clamped.
  ///
  /// Pictures of two spaces are brought to one before they are compared, or a single changed pixel looks
  /// like all of them. Alpha is divided out before and multiplied in after; in its own space a picture comes
  /// back as it is.
  public func converted(to target: ColorSpace) -> PixelBuffer {
    guard target != space else { return self }
    var result = PixelBuffer(size: size, space: target)
    var known: [UInt32: UInt32] = [:]
    for place in pixels.indices {
      let pixel = pixels[place]
      if let same = known[pixel] {
        result.pixels[place] = same
        continue
      }
      let straight = straightBytes(pixel)
      let color = EncodedColor(
        red: Double(straight[0]) / 255, green: Double(straight[1]) / 255,
        blue: Double(straight[2]) / 255, alpha: Double(straight[3]) / 255, in: space)
      let converted = color.premultiplied(in: target).pixel
      known[pixel] = converted
      result.pixels[place] = converted
    }
    return result
  }
}
