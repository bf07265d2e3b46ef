// SPDX-License-Identifier: MIT

/// The sRGB transfer function, which Display P3 shares: the only place where encoded meets linear.
///
/// Both directions are carried to negative numbers by mirroring, so that colours outside the gamut survive
/// a change of space.
///
/// - Source: IEC 61966-2-1:1999, with the threshold 0.04045 of the standard.
public enum TransferFunction {
  /// The encoded value where the straight piece ends. Unit: none.
  static let threshold = 0.04045

  /// Returns linear light for an encoded component.
  ///
  /// - Parameter encoded: Unit: none, 0…1 inside the gamut. NaN counts as 0.
  /// - Accuracy: two units in the last place; equal on every machine.
  public static func linear(_ encoded: Double) -> Double {
    if encoded < 0 { return -linear(-encoded) }
    guard encoded > threshold else { return encoded > 0 ? encoded / 12.92 : 0 }
    return raisedToTwelveFifths((encoded + 0.055) / 1.055)
  }

  /// Returns the encoded component for linear light.
  ///
  /// - Parameter linear: Unit: none, 0…1 inside the gamut. NaN counts as 0.
  /// - Accuracy: 10⁻¹⁵ of the range against the inverse of ``linear(_:)``.
  public static func encoded(_ linear: Double) -> Double {
    if linear < 0 { return -encoded(-linear) }
    guard linear > threshold / 12.92 else { return linear > 0 ? linear * 12.92 : 0 }
    return 1.055 * raisedToFiveTwelfths(linear) - 0.055
  }

  /// The linear light of each 8-bit code, by code.
  public static let linearByCode8: ContiguousArray<Double> = table(maximum: 255)

  /// The linear light of each 16-bit code, by code; made when first asked for.
  public static let linearByCode16: ContiguousArray<Double> = table(maximum: 65535)

  private static func table(maximum: Int) -> ContiguousArray<Double> {
    ContiguousArray((0...maximum).map { linear(Double($0) / Double(maximum)) })
  }
}
