// SPDX-License-Identifier: MIT

extension EncodedColor {
  /// The colour with every component brought into 0…1, NaN to 0.
  public var clamped: EncodedColor {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    return EncodedColor(
      red: unit(red), green: unit(green), blue: unit(blue), alpha: unit(alpha), in: space)
  }

  /// Returns the same colour in another space; components outside its gamut leave 0…1.
  ///
  /// In its own space the colour comes back bit for bit.
  public func converted(to target: ColorSpace) -> EncodedColor {
    guard target != space else { return self }
    let light = linear.converted(to: target)
    return EncodedColor(
      red: TransferFunction.encoded(light.red), green: TransferFunction.encoded(light.green),
      blue: TransferFunction.encoded(light.blue), alpha: alpha, in: target)
  }

  /// Returns the pixel that paints this colour in a picture of a space.
  ///
  /// Each component becomes a byte, half up, and is multiplied by the alpha byte, ÷ 255, half up: what the
  /// rows of the rasteriser do with coverage. Components outside the gamut are clamped.
  public func premultiplied(in space: ColorSpace) -> PremultipliedColor {
    let color = converted(to: space).clamped
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    let alpha = byte(color.alpha)
    func product(_ value: Double) -> UInt8 { UInt8((2 * byte(value) * alpha + 255) / 510) }
    return PremultipliedColor(
      red: product(color.red), green: product(color.green), blue: product(color.blue),
      alpha: UInt8(alpha))
  }
}
