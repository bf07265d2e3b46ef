// SPDX-License-Identifier: MIT

/// The colour space of a picture: its primaries; both share the sRGB transfer function and D65.
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  /// IEC 61966-2-1.
  case sRGB = "srgb"
  /// Apple's Display P3.
  case displayP3 = "p3"

  /// The share of each linear channel in relative luminance: the middle row of the matrix to XYZ.
  ///
  /// They add up to exactly 1 in the order that ``ChannelWeights/weighing(_:)`` adds.
  ///
  /// - Source: the primaries with D65 at (0.3127, 0.3290), as rationals in CSS Color Module Level 4,
  ///   section 18; the four digits of older standards are up to 4 × 10⁻⁵ off.
  public var luminanceWeights: ChannelWeights {
    switch self {
    case .sRGB: ChannelWeights(87098 / 409605, 175762 / 245763, 12673 / 175545)
    case .displayP3: ChannelWeights(35783 / 156275, 247089 / 357200, 198249 / 2500400)
    }
  }
}

/// One factor for each channel of linear light.
public struct ChannelWeights: Hashable, Sendable {
  /// The factor of linear red. Unit: none.
  public var red: Double
  /// The factor of linear green. Unit: none.
  public var green: Double
  /// The factor of linear blue. Unit: none.
  public var blue: Double

  /// Creates weights from the three factors.
  public init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// What white weighs: the sum, in the order of ``weighing(_:)``.
  public var sum: Double { red + (green + blue) }

  /// Returns the weighted sum of the channels of a colour.
  public func weighing(_ color: LinearColor) -> Double {
    red * color.red + (green * color.green + blue * color.blue)
  }
}
