// SPDX-License-Identifier: MIT

// The arithmetic of the rasteriser for single pixels: a product of two bytes ÷ 255, rounded half up.
extension PremultipliedColor {
  /// No light and no cover.
  public static let clear = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// Opaque black.
  public static let black = PremultipliedColor(red: 0, green: 0, blue: 0, alpha: 255)

  /// Returns the pixel laid over another one, source-over.
  public func composited(over ground: PremultipliedColor) -> PremultipliedColor {
    let rest = ground.multiplied(by: 255 - alpha)
    return PremultipliedColor(
      red: red + rest.red, green: green + rest.green, blue: blue + rest.blue, alpha: alpha + rest.alpha)
  }

  /// Returns the pixel at a share of its opacity; the share becomes a byte, half up. Unit: none, 0…1.
  public func faded(to share: Double) -> PremultipliedColor {
    multiplied(by: share > 0 ? UInt8(min(share, 1) * 255 + 0.5) : 0)
  }

  private func multiplied(by factor: UInt8) -> PremultipliedColor {
    func product(_ byte: UInt8) -> UInt8 { UInt8((2 * UInt32(byte) * UInt32(factor) + 255) / 510) }
    return PremultipliedColor(
      red: product(red), green: product(green), blue: product(blue), alpha: product(alpha))
  }
}
