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
  /// A picture of at most 256 colours is written with a palette, another one as RGB, or as RGBA where it
  /// is not opaque; reading it gives the pixels back unchanged. sRGB is tagged with an sRGB chunk, Display P3 with
  /// an ICC profile and a cICP chunk. The same picture gives the same bytes with the same zlib.
  ///
  /// - Parameters:
  ///   - pixelsPerInch: The physical size to be noted, or nil where it is not known.
  ///   - compression: How much work goes into a small file.
  ///   - name: What an error calls the picture.
  public func pngBytes(
    pixelsPerInch: Double? = nil, compression: PNGCompression = .fast, name: String = "picture"
  ) throws(PNGError) -> [UInt8] {
    guard size.count > 0, size.width <= Int32.max, size.height <= Int32.max else {
      throw PNGError(
        code: .notWritten, subject: name,
        detail: "a picture of \(size.width) × \(size.height) px cannot be a PNG",
        hint: "each side must be 1 to \(Int32.max) px")
    }
    let samples = PNGSamples(self)
    let form = cpng_form(
      width: UInt32(size.width), height: UInt32(size.height), color_type: samples.colorType,
      level: compression == .fast ? 1 : 9,
      is_run_length: compression == .fast && samples.colorType == 3 ? 1 : 0,
      is_srgb: space == .sRGB ? 1 : 0,
      pixels_per_meter: pixelsPerMeter(pixelsPerInch))
    let (bytes, message) = write(samples, form)
    guard let bytes else {
      throw PNGError(
        code: .notWritten, subject: name, detail: message, hint: "try a smaller picture")
    }
    return bytes
  }

  /// Returns a resolution as pHYs has it, or 0 for none.
  private func pixelsPerMeter(_ pixelsPerInch: Double?) -> UInt32 {
    guard let pixelsPerInch, pixelsPerInch > 0 else { return 0 }
    return UInt32(min((pixelsPerInch / 0.0254 + 0.5).rounded(.down), Double(Int32.max)))
  }

  /// Lends all memory to libpng for one call. The corresponding C function is `cpng_write`.
  private func write(_ samples: PNGSamples, _ form: cpng_form) -> (bytes: [UInt8]?, message: String) {
    var form = form
    var bytes: UnsafeMutablePointer<UInt8>?
    var length = 0
    let isP3 = space == .displayP3
    let result = unsafe samples.bytes.withBlock { samplesBlock in
      unsafe samples.palette.withBlock { palette in
        unsafe (isP3 ? DisplayP3Profile.bytes : []).withBlock { profile in
          unsafe (isP3 ? DisplayP3Profile.codePoints : []).withBlock { cicp in
            unsafe cpng_write(
              &form, samplesBlock, palette, profile, DisplayP3Profile.name, cicp, &bytes, &length)
          }
        }
      }
    }
    guard result.status == CPNG_OK.rawValue, let bytes = unsafe bytes else {
      return (nil, text(of: result.message))
    }
    defer { unsafe cpng_free(bytes) }
    return unsafe (Array(UnsafeBufferPointer(start: bytes, count: length)), "")
  }
}

extension Array<UInt8> {
  /// Lends the bytes to C for one call.
  fileprivate func withBlock(_ body: (cpng_block) -> cpng_result) -> cpng_result {
    unsafe withUnsafeBufferPointer { pointer in
      unsafe body(cpng_block(bytes: pointer.baseAddress, length: pointer.count))
    }
  }
}
