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
  /// How the file says that its rows and columns lie; the samples are as they are stored.
  public let orientation: PictureOrientation
  /// What the file says about its colors and is not heeded, in the order of the file; empty for most.
  public let ignored: [String]

  /// The picture with eight bits a sample, premultiplied; sixteen bits are rounded half up.
  public var pixelBuffer: PixelBuffer {
    var buffer = PixelBuffer(size: size, space: space)
    switch samples {
    case .eight(let bytes):
      for place in 0..<size.count {
        buffer.pixels[place] = premultiplied(
          UInt32(bytes[4 * place]), UInt32(bytes[4 * place + 1]), UInt32(bytes[4 * place + 2]),
          alpha: UInt32(bytes[4 * place + 3]))
      }
    case .sixteen(let words):
      func byte(_ place: Int) -> UInt32 { (UInt32(words[place]) * 255 + 32767) / 65535 }
      for place in 0..<size.count {
        buffer.pixels[place] = premultiplied(
          byte(4 * place), byte(4 * place + 1), byte(4 * place + 2), alpha: byte(4 * place + 3))
      }
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
}

/// Returns a pixel of straight bytes, multiplied by its alpha.
private func premultiplied(_ red: UInt32, _ green: UInt32, _ blue: UInt32, alpha: UInt32) -> UInt32 {
  let opaque = red | green << 8 | blue << 16 | 0xFF00_0000
  return alpha == 255 ? opaque : scaled(opaque, by: alpha)
}
