// SPDX-License-Identifier: MIT

import CPNG
import Colorimetry
import Geometry

/// What stands in a PNG file beside the pixels.
struct PNGFile {
  var size: PixelSize
  var space: ColorSpace
  /// The physical size to be noted, or nil where it is not known.
  var pixelsPerInch: Double?
  /// What an error calls the file.
  var name: String

  /// Checks that a PNG can have the size.
  func check() throws(PNGError) {
    guard size.count > 0, size.width <= Int32.max, size.height <= Int32.max else {
      throw PNGError(
        code: .notWritten, subject: name,
        detail: "a picture of \(size.width) × \(size.height) px cannot be a PNG",
        hint: "each side must be 1 to \(Int32.max) px")
    }
  }

  /// Returns the file of samples that libpng compresses as small as it can.
  func bytes(_ samples: PNGSamples) throws(PNGError) -> [UInt8] {
    try write(samples.bytes, palette: samples.palette, form(samples.colorType))
  }

  /// Returns the file of rows that are compressed already.
  ///
  /// - Parameters:
  ///   - rows: All rows.
  ///   - colorType: PNG's number of their form: 0 grey, 2 RGB, 3 palette, 6 RGBA.
  ///   - palette: Red, green, blue and alpha of each palette entry.
  func bytes(
    _ rows: PackedRows, colorType: UInt8, palette: [UInt8] = []
  ) throws(PNGError) -> [UInt8] {
    var form = form(colorType)
    form.is_packed = 1
    return try write(rows.stream, palette: palette, form)
  }

  private func form(_ colorType: UInt8) -> cpng_form {
    cpng_form(
      width: UInt32(size.width), height: UInt32(size.height), color_type: colorType, level: 9,
      is_packed: 0, is_srgb: space == .sRGB ? 1 : 0, pixels_per_meter: pixelsPerMeter)
  }

  /// The resolution as pHYs has it, or 0 for none.
  private var pixelsPerMeter: UInt32 {
    guard let pixelsPerInch, pixelsPerInch > 0 else { return 0 }
    return UInt32(min((pixelsPerInch / 0.0254 + 0.5).rounded(.down), Double(Int32.max)))
  }

  /// Lends all memory to libpng for one call. The corresponding C function is `cpng_write`.
  private func write(
    _ samples: [UInt8], palette: [UInt8], _ form: cpng_form
  ) throws(PNGError) -> [UInt8] {
    var form = form
    var bytes: UnsafeMutablePointer<UInt8>?
    var length = 0
    let isP3 = space == .displayP3
    let result = unsafe samples.withBlock { samplesBlock in
      unsafe palette.withBlock { palette in
        unsafe (isP3 ? DisplayP3Profile.bytes : []).withBlock { profile in
          unsafe (isP3 ? DisplayP3Profile.codePoints : []).withBlock { cicp in
            unsafe cpng_write(
              &form, samplesBlock, palette, profile, DisplayP3Profile.name, cicp, &bytes, &length)
          }
        }
      }
    }
    guard result.status == CPNG_OK.rawValue, let bytes = unsafe bytes else {
      throw PNGError(
        code: .notWritten, subject: name, detail: text(of: result.message), hint: "try a smaller picture")
    }
    defer { unsafe cpng_free(bytes) }
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: length))
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
