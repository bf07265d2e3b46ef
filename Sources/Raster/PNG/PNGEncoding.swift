// SPDX-License-Identifier: MIT

import CPNG
import Colorimetry
import Geometry

/// How much work goes into making a PNG small.
public enum PNGCompression: Hashable, Sendable {
  /// The least work: for previews by the thousand.
  case fast
  /// The smallest file: for pictures that are kept.
  case small
}

extension PixelBuffer {
  /// Returns the picture as the bytes of a PNG file.
  ///
  /// A picture of at most 256 colours takes one byte a pixel, grey or with a palette, another one is written
  /// as RGB, or as RGBA where it is not opaque; reading it gives the pixels back unchanged. sRGB is tagged
  /// with an sRGB chunk, Display P3 with an ICC profile and a cICP chunk. The same picture gives the same
  /// bytes, with ``PNGCompression/small`` from the same zlib.
  ///
  /// - Parameters:
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - compression: How much work goes into a small file.
  ///   - name: What an error calls the picture.
  public func pngBytes(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .fast, name: String = "picture"
  ) throws(PNGError) -> [UInt8] {
    guard compression == .small else {
      var writer = PNGWriter()
      return try writer.bytes(of: self, pixelsPerInch: pixelsPerInch, name: name)
    }
    let file = PNGFile(size: size, space: space, pixelsPerInch: pixelsPerInch, name: name)
    try file.check()
    return try file.bytes(PNGSamples(self))
  }
}
