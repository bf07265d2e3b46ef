// SPDX-License-Identifier: MIT

/// The contrast of text against its ground.
public enum ContrastRatio {
  /// The flare that WCAG adds to both luminances, relative to white. Unit: none.
  ///
  /// - Source: WCAG 2.2, "contrast ratio".
  public static let webFlare = 0.05

  /// Returns the ratio of two relative luminances, the higher one over the lower one, with flare on both.
  ///
  /// - Parameters:
  ///   - a: One relative luminance. Unit: none, 0…1.
  ///   - b: The other one. Unit: none, 0…1.
  ///   - flare: Light reflected from the panel, relative to its white. Unit: none; 0 is a dark room.
  /// - Returns: 1 for equal luminances; infinity where the darker side gives no light at all.
  public static func ratio(_ a: Double, _ b: Double, flare: Double) -> Double {
    a == b ? 1 : (max(a, b) + flare) / (min(a, b) + flare)
  }

  /// Returns the contrast of two opaque colours by WCAG 2. Unit: none, 1…21.
  ///
  /// The channels count with WCAG's own four-digit weights, in sRGB as the text demands; a colour outside
  /// that gamut keeps its light. The threshold in WCAG's transfer function is sRGB's since May 2021; the
  /// older 0.03928 makes no difference to any byte.
  ///
  /// - Source: WCAG 2.2, "relative luminance" and "contrast ratio".
  public static func wcag2(_ a: EncodedColor, _ b: EncodedColor) -> Double {
    ratio(webLuminance(a), webLuminance(b), flare: webFlare)
  }

  private static func webLuminance(_ color: EncodedColor) -> Double {
    let linear = color.linear.converted(to: .sRGB)
    return ChannelWeights(0.2126, 0.7152, 0.0722).weighing(linear)
  }
}
