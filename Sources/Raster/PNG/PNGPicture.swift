// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// A decoded PNG: straight RGBA as the file has it, with no gamma and no profile applied.
public struct PNGPicture: Hashable, Sendable {
  /// Four samples a pixel — red, green, blue, alpha — row by row from the top.
  public enum Samples: Hashable, Sendable {
    /// Eight bits a sample; files of 1, 2 and 4 bits are expanded to the full range.
    case eight([UInt8])
    /// Sixteen bits a sample.
    case sixteen([UInt16])
  }

  /// The extents. Unit: px.
  public let size: PixelSize
  /// Bits in one sample of the file: 1, 2, 4, 8 or 16.
  public let fileDepth: Int
  /// The samples.
  public let samples: Samples
  /// The space that the samples are taken to be in: Display P3 where the file says so, else sRGB.
  public let space: ColorSpace
  /// What the file says about its colors and is not heeded, in the order of the file; empty for most.
  public let ignored: [String]

  /// The picture with eight bits a sample, premultiplied; sixteen bits are rounded half up.
  public var pixelBuffer: PixelBuffer {
    var buffer = PixelBuffer(size: size, space: space)
    for place in 0..<size.count {
      let pixel = byteSamples(place)
      let opaque =
        UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16 | 0xFF00_0000
      buffer.pixels[place] = scaled(opaque, by: UInt32(pixel.alpha))
    }
    return buffer
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool {
    switch samples {
    case .eight(let bytes): stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == .max }
    case .sixteen(let words):
      stride(from: 3, to: words.count, by: 4).allSatisfy { words[$0] == .max }
    }
  }

  /// Returns a pixel's straight samples as bytes.
  private func byteSamples(_ place: Int) -> (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    let start = 4 * place
    switch samples {
    case .eight(let bytes):
      return (bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    case .sixteen(let words):
      func byte(_ word: UInt16) -> UInt8 { UInt8((UInt32(word) * 255 + 32767) / 65535) }
      return (byte(words[start]), byte(words[start + 1]), byte(words[start + 2]), byte(words[start + 3]))
    }
  }
}
