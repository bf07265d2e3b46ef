// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
public import Pictures

extension Gradient {
  /// Returns the pixel that the gradient paints at a point of the canvas, in pt, in a picture of a space.
  public func pixel(at point: Point, in space: ColorSpace) -> PremultipliedColor {
    guard let ramp = GradientRamp(self, space: space) else { return .clear }
    let pixel = ramp.pixel(at: placement.location(of: point))
    func byte(_ shift: UInt32) -> UInt8 { UInt8(pixel >> shift & 0xFF) }
    return PremultipliedColor(red: byte(0), green: byte(8), blue: byte(16), alpha: byte(24))
  }
}
