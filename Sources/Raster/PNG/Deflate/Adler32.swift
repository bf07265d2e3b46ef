// SPDX-License-Identifier: MIT

/// The checksum that ends a stream of zlib.
///
/// - Source: RFC 1950, section 8.2.
struct Adler32: Hashable, Sendable {
  private static let modulus: UInt64 = 65521

  /// One and the sum of all bytes, modulo 65521 after ``settle()``.
  private(set) var low: UInt64 = 1
  /// The sum of all sums, modulo 65521 after ``settle()``.
  private(set) var high: UInt64 = 0

  /// The checksum of no byte.
  init() {}

  /// The four bytes at the end of the stream, the first one highest.
  var value: UInt32 { UInt32(high % Adler32.modulus) << 16 | UInt32(low % Adler32.modulus) }

  /// Adds one byte `count` times, without a loop.
  mutating func add(_ byte: UInt8, times count: Int) {
    let (byte, count) = (UInt64(byte), UInt64(count))
    high &+= count &* low &+ byte &* (count &* (count &+ 1) / 2)
    low &+= count &* byte
  }

  /// Adds a pixel of `size` bytes `count` times.
  ///
  /// - Parameters:
  ///   - sum: The sum of its bytes.
  ///   - weighted: The sum of its bytes, the last one once, the one before it twice, and so on.
  mutating func add(sum: UInt64, weighted: UInt64, size: UInt64, times count: Int) {
    let count = UInt64(count)
    high &+= count &* (size &* low &+ weighted) &+ size &* sum &* (count &* (count &- 1) / 2)
    low &+= count &* sum
  }

  /// Takes both sums modulo 65521, so that they do not overflow: once a row of at most 2²⁰ pixels.
  mutating func settle() {
    low %= Adler32.modulus
    high %= Adler32.modulus
  }

  /// Adds the bytes of another checksum, of which there are `length`.
  mutating func append(_ other: Adler32, length: Int) {
    let before = low % Adler32.modulus
    let length = UInt64(length) % Adler32.modulus
    high = (high + other.high + length * (before + Adler32.modulus - 1)) % Adler32.modulus
    low = (before + other.low + Adler32.modulus - 1) % Adler32.modulus
  }
}
