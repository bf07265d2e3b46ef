// SPDX-License-Identifier: MIT

import CPNG
import Geometry

/// Why libpng, or the limit set to it, stopped.
enum PNGFault: Error {
  /// libpng's own words about what it refused.
  case refused(status: UInt32, message: String)
  /// The header promises more pixels than are allowed.
  case tooLarge(PixelSize, pixelLimit: Int)

  /// Takes the words of a call that failed.
  init(_ result: cpng_result) {
    self = .refused(status: UInt32(bitPattern: result.status), message: text(of: result.message))
  }
}

/// libpng's reader over bytes that are lent to it.
@safe struct PNGReader: ~Copyable {
  /// What stands before the pixels.
  struct Header {
    /// The extents. Unit: px.
    let size: PixelSize
    /// Bits in one sample of the file.
    let depth: Int
    /// The ICC profile, if there is one that libpng accepts.
    let profile: ICCProfile?
  }

  private let handle: OpaquePointer

  /// Makes a reader; the bytes must outlive it. The corresponding C function is `cpng_reader_create`.
  @unsafe init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGFault) {
    guard let handle = unsafe cpng_reader_create(bytes.baseAddress, bytes.count) else {
      throw .refused(status: CPNG_NO_MEMORY.rawValue, message: "memory ran out")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe cpng_reader_destroy(handle) }

  /// Reads everything up to the pixels. The corresponding C function is `cpng_reader_read_header`.
  func readHeader() throws(PNGFault) -> Header {
    var header = unsafe cpng_header()
    let result = unsafe cpng_reader_read_header(handle, &header)
    guard result.status == CPNG_OK.rawValue else { throw PNGFault(result) }
    var profile: ICCProfile?
    if let start = unsafe header.profile {
      profile = unsafe ICCProfile(
        Array(UnsafeBufferPointer(start: start, count: header.profile_length)),
        name: text(of: header.profile_name))
    }
    return unsafe Header(
      size: PixelSize(Int(header.width), Int(header.height)), depth: Int(header.depth),
      profile: profile)
  }

  /// Reads all pixels and the rest of the file. The corresponding C function is `cpng_reader_read_pixels`.
  func readSamples(_ header: Header) throws(PNGFault) -> PNGPicture.Samples {
    let count = 4 * header.size.count
    if header.depth == 16 {
      return .sixteen(try read(count, as: UInt16.self))
    }
    return .eight(try read(count, as: UInt8.self))
  }

  private func read<Sample: FixedWidthInteger>(
    _ count: Int, as type: Sample.Type
  ) throws(PNGFault) -> [Sample] {
    var result = cpng_result()
    let samples = unsafe [Sample](unsafeUninitializedCapacity: count) { buffer, filled in
      result = unsafe cpng_reader_read_pixels(
        handle, buffer.baseAddress, count * MemoryLayout<Sample>.size)
      filled = result.status == CPNG_OK.rawValue ? count : 0
    }
    guard result.status == CPNG_OK.rawValue else { throw PNGFault(result) }
    return samples
  }
}

/// Returns the text in a C array of characters that ends with a zero.
func text<Characters: BitwiseCopyable>(of characters: Characters) -> String {
  unsafe withUnsafeBytes(of: characters) { bytes in
    unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}
