// SPDX-License-Identifier: MIT

/// The colour space of a picture: its primaries; both share the sRGB transfer function and D65.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1.
  case sRGB = "srgb"
  /// Apple's Display P3.
  case displayP3 = "p3"
}
