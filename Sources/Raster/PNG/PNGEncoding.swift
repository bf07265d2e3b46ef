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
    let file = PNGFile(size: size, space: space, pixelsPerInch: pixelsPerInch, name: name)
    try file.check()
    guard compression == .fast, size.width <= PNGPacker.widest else {
      return try file.bytes(PNGSamples(self))
    }
    var packer = PNGPacker()
    for var form in [PNGForm.gray, .palette(PaletteCodes()), isOpaque ? .rgb : .rgba] {
      guard let rows = packer.pack(0..<size.height, of: self, as: &form) else { continue }
      return try file.bytes(rows, as: form)
    }
    preconditionFailure("every pixel fits the last form")
  }
}
