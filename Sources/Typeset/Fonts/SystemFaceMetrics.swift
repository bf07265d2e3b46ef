// SPDX-License-Identifier: MIT

/// The vertical measures of the iOS system face, which the stand-in takes over.
///
/// Recorded, not modelled: exact at 8, 11, 12, 13, 15, 17, 20, 22, 24, 28 and 34 pt on iOS 26.1. That text
/// in fallback faces has the same line height is modelled: nothing is recorded for it.
public enum SystemFaceMetrics {
  /// The distance from one baseline to the next; there is no leading. Unit: em.
  public static let lineHeight = 2444.0 / 2048
  /// The height of a line above its baseline. Unit: em.
  public static let ascender = 1950.0 / 2048
  /// The height of a capital letter, the same in all sizes and weights. Unit: em.
  public static let capHeight = 1443.0 / 2048
  /// The height of an East Asian letter: the usual face of a square of 1 em. Modelled. Unit: em.
  public static let eastAsianHeight = 0.88
}
