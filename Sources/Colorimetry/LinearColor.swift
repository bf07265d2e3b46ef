// SPDX-License-Identifier: MIT

/// Red, green and blue proportional to light, opaque, in the primaries of a space.
public struct LinearColor: Hashable, Sendable {
  /// Linear red. Unit: none, 0…1 inside the gamut.
  public var red: Double
  /// Linear green. Unit: as `red`.
  public var green: Double
  /// Linear blue. Unit: as `red`.
  public var blue: Double
  /// The space whose primaries the channels drive.
  public var space: ColorSpace

  /// Creates a colour from its channels.
  public init(red: Double, green: Double, blue: Double, in space: ColorSpace) {
    self.red = red
    self.green = green
    self.blue = blue
    self.space = space
  }

  /// Light relative to white, as the eye weighs it by day. Unit: none, 0…1 inside the gamut.
  public var relativeLuminance: Double { space.luminanceWeights.weighing(self) }

  /// Returns the same light in the primaries of another space; what lies outside leaves 0…1.
  ///
  /// - Source: primaries and D65 as in ``ColorSpace/luminanceWeights``, one matrix to XYZ times the inverse
  ///   of the other. Both spaces have the same blue, hence the zeros in the last column.
  /// - Accuracy: 2 × 10⁻¹⁶ an entry.
  public func converted(to target: ColorSpace) -> LinearColor {
    switch (space, target) {
    case (.sRGB, .sRGB), (.displayP3, .displayP3):
      self
    case (.sRGB, .displayP3):
      LinearColor(
        red: 0.8224619687143623 * red + 0.17753803128563764 * green,
        green: 0.033194198850961615 * red + 0.966805801149038 * green,
        blue: 0.01708263072112004 * red + (0.0723974406639634 * green + 0.9105199286149166 * blue),
        in: target)
    case (.displayP3, .sRGB):
      LinearColor(
        red: 1.2249401762805596 * red - 0.22494017628055982 * green,
        green: -0.042056954709688156 * red + 1.0420569547096885 * green,
        blue: -0.019637554590334443 * red
          + (-0.07863604555063185 * green + 1.0982736001409663 * blue),
        in: target)
    }
  }
}

extension EncodedColor {
  /// The colour through the inverse transfer function; alpha is left aside.
  public var linear: LinearColor {
    LinearColor(
      red: TransferFunction.linear(red), green: TransferFunction.linear(green),
      blue: TransferFunction.linear(blue), in: space)
  }

  /// The relative luminance of the colour as if it were opaque. Unit: none, 0…1 inside the gamut.
  public var relativeLuminance: Double { linear.relativeLuminance }
}
