// SPDX-License-Identifier: MIT

import Colorimetry

/// The colours of a heat map: dark for little light, bright for much, blue for what takes light away.
enum HeatRamp {
  /// The colour map *magma* at every quarter of its upper part.
  ///
  /// - Source: N. Smith and S. van der Walt, matplotlib's `_cm_listed.py`, CC0; rows 64, 128, 191 and 255.
  private static let stops: [(red: Double, green: Double, blue: Double)] = [
    (81, 18, 124), (183, 55, 121), (252, 137, 97), (252, 253, 191),
  ]

  /// What takes light away. Our own choice: far from every colour of the ramp.
  private static let dark = EncodedColor(bytes: 72, 156, 214)

  /// Returns the colour of a share of the light. Unit of the share: none, 0…1; less than zero is blue.
  static func color(of share: Double) -> EncodedColor {
    guard share >= 0 else { return dark }
    let place = min(share, 1) * Double(stops.count - 1)
    let index = min(Int(place), stops.count - 2)
    let (low, high) = (stops[index], stops[index + 1])
    let part = place - Double(index)
    func byte(_ a: Double, _ b: Double) -> UInt8 { UInt8((a + (b - a) * part).rounded()) }
    return EncodedColor(
      bytes: byte(low.red, high.red), byte(low.green, high.green), byte(low.blue, high.blue))
  }
}
