// SPDX-License-Identifier: MIT

/// Lays pictures with straight alpha on black, as the panel shows them.
///
/// Blending is on encoded samples, as the platform's own compositor blends; each product is divided by the
/// full code and rounded half up, at the picture's own depth. Alpha ends as full.
public enum BlackGround {
  /// Returns a sample on black.
  ///
  /// - Parameters:
  ///   - sample: The straight code, 0…`maximum`.
  ///   - alpha: The opacity's code, 0…`maximum`.
  ///   - maximum: The code of full light; odd, so that no product lies half way.
  @inlinable
  public static func composited(_ sample: UInt32, alpha: UInt32, maximum: UInt32) -> UInt32 {
    UInt32((UInt64(sample) * UInt64(alpha) + UInt64(maximum / 2)) / UInt64(maximum))
  }

  /// Lays a row of samples on black, in place: red, green, blue, alpha of 8 or 16 bits.
  ///
  /// - Precondition: the number of samples is a multiple of four.
  public static func composite<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: inout MutableSpan<Sample>
  ) {
    precondition(samples.count % 4 == 0, "four samples make a pixel")
    let maximum = UInt32(Sample.max)
    for start in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt32(samples[start + 3])
      guard alpha != maximum else { continue }
      for index in start..<start + 3 {
        samples[index] = Sample(
          composited(UInt32(samples[index]), alpha: alpha, maximum: maximum))
      }
      samples[start + 3] = Sample.max
    }
  }
}
