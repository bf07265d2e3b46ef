// SPDX-License-Identifier: MIT

/// Lays rows of pixels with straight alpha on black, as the panel shows them.
///
/// Blending is on encoded samples, as the platform's own compositor blends; each product is divided by the
/// full code and rounded half up, at the picture's own depth. Alpha ends as full.
public enum BlackGround {
  /// Lays a row of red, green, blue and alpha of eight bits on black, in place.
  ///
  /// - Precondition: the number of samples is a multiple of four.
  public static func composite(_ samples: inout MutableSpan<UInt8>) {
    compositeSamples(&samples)
  }

  /// Lays a row of red, green, blue and alpha of sixteen bits on black, in place.
  ///
  /// - Precondition: the number of samples is a multiple of four.
  public static func composite(_ samples: inout MutableSpan<UInt16>) {
    compositeSamples(&samples)
  }

  private static func compositeSamples<Sample: FixedWidthInteger & UnsignedInteger>(
    _ samples: inout MutableSpan<Sample>
  ) {
    precondition(samples.count % 4 == 0, "four samples make a pixel")
    // The full code is odd, so no product lies half way between two codes.
    let full = UInt64(Sample.max)
    for start in stride(from: 0, to: samples.count, by: 4) {
      let alpha = UInt64(samples[start + 3])
      guard alpha != full else { continue }
      for index in start..<start + 3 {
        samples[index] = Sample((UInt64(samples[index]) * alpha + full / 2) / full)
      }
      samples[start + 3] = Sample.max
    }
  }
}
