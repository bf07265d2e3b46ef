// SPDX-License-Identifier: MIT

/// A colour through the transfer function of its space, alpha not multiplied in.
public struct EncodedColor: Hashable, Sendable {
  /// The red component. Unit: none, 0…1 inside the gamut.
  public var red: Double
  /// The green component. Unit: as `red`.
  public var green: Double
  /// The blue component. Unit: as `red`.
  public var blue: Double
  /// The opacity. Unit: none, 0…1.
  public var alpha: Double
  /// The space that the components are in.
  public var space: ColorSpace

  /// Creates a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, in space: ColorSpace = .sRGB) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    self.space = space
  }

  /// Creates an opaque sRGB colour from bytes.
  public init(bytes red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
    self.init(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  /// Opaque black.
  public static let black = EncodedColor(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = EncodedColor(red: 1, green: 1, blue: 1)
  /// Nothing at all.
  public static let clear = EncodedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Returns the colour with its opacity multiplied by a factor.
  public func opacity(_ factor: Double) -> EncodedColor {
    var copy = self
    copy.alpha *= factor
    return copy
  }
}
