// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The bytes of one file, at an address that stays the same: FreeType and HarfBuzz both read from it.
// SAFETY: the memory is filled before `init` returns and is never written again, so any thread may read it.
@safe final class FontBytes: @unchecked Sendable {
  /// The first byte.
  let start: UnsafePointer<UInt8>
  /// How many there are; never 0.
  let count: Int

  /// Copies bytes that are in memory already; `subject` is what errors call them.
  init(_ bytes: [UInt8], subject: String) throws(FontError) {
    guard !bytes.isEmpty else { throw FontBytes.emptyFile(subject) }
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    unsafe memory.initialize(from: bytes, count: bytes.count)
    unsafe start = UnsafePointer(memory)
    count = bytes.count
  }

  /// Reads a whole file. The corresponding C functions are `fopen` and `fread`.
  init(path: String) throws(FontError) {
    guard let (start, count) = unsafe FontBytes.read(path) else {
      throw FontError(
        .unreadable, path, "the file cannot be read",
        hint: "check that it is there and that its permissions let you read it")
    }
    unsafe self.start = start
    self.count = count
    if count == 0 { throw FontBytes.emptyFile(path) }
  }

  deinit { unsafe start.deallocate() }

  private static func emptyFile(_ subject: String) -> FontError {
    FontError(.empty, subject, "the file holds no byte", hint: "put the font file back whole")
  }

  /// Returns the bytes of a file in memory that the caller gives back, or nil where it cannot be read whole.
  private static func read(_ path: String) -> (start: UnsafePointer<UInt8>, count: Int)? {
    guard let file = unsafe fopen(path, "rb") else { return nil }
    defer { unsafe fclose(file) }
    guard unsafe fseek(file, 0, SEEK_END) == 0 else { return nil }
    let length = unsafe ftell(file)
    // A folder opens, and then claims to be as long as a file can be.
    guard length >= 0, length < Int(Int32.max), unsafe fseek(file, 0, SEEK_SET) == 0 else { return nil }
    // Straight to where they stay: a second copy of the larger faces would leave a hole in memory.
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: max(length, 1))
    guard unsafe fread(memory, 1, length, file) == length else {
      unsafe memory.deallocate()
      return nil
    }
    return unsafe (UnsafePointer(memory), length)
  }

  /// The byte at an offset, or nil past the end.
  subscript(offset: Int) -> UInt8? {
    offset >= 0 && offset < count ? unsafe start[offset] : nil
  }

  /// The big-endian number of 16 bits at an offset, or nil past the end.
  func uint16(at offset: Int) -> Int? {
    guard let high = self[offset], let low = self[offset + 1] else { return nil }
    return Int(high) << 8 | Int(low)
  }

  /// The big-endian number of 32 bits at an offset, or nil past the end.
  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// SHA-256 of the bytes as 64 hexadecimal digits.
  var sha256: String {
    unsafe SHA256.hexDigest(of: UnsafeBufferPointer(start: start, count: count))
  }
}

extension FontBytes {
  /// The bytes as lines of UTF-8 text, without their line feeds.
  var lines: [String] {
    let text = unsafe UnsafeBufferPointer(start: start, count: count)
    return unsafe text.split(separator: 0x0a, omittingEmptySubsequences: false).map {
      unsafe String(decoding: $0, as: UTF8.self)
    }
  }
}
