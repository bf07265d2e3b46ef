// SPDX-License-Identifier: MIT

/// Rounds lengths to the pixels of a canvas.
struct PixelRounding {
  /// Pixels per point.
  let scale: Double

  /// What a length may be over a pixel by and still take no further one: sums of advances are not exact.
  private static let noise = 1e-6

  /// Returns the length rounded up; never negative.
  func up(_ length: Double) -> Double { max(0, (length * scale - PixelRounding.noise).rounded(.up)) / scale }

  /// Returns the length rounded to the nearest, halves upward.
  func nearest(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
}
