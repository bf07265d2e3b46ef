// SPDX-License-Identifier: MIT

import Colorimetry

/// From how far, and in what light, a widget is looked at.
public struct ViewingProfile: Hashable, Sendable {
  /// The name that an environment gives.
  public var name: String
  /// From the eye to the panel. Unit: m.
  public var distanceInMeters: Double
  /// The luminance of the panel's white, or nil where it is not known. Unit: cd/m².
  public var whiteInNits: Double?
  /// Light of the room that the panel throws back, relative to its white. Unit: none.
  public var flare: Double

  /// Creates a profile in which the panel's white is not known.
  public init(name: String, distanceInMeters: Double, flare: Double) {
    self.name = name
    self.distanceInMeters = distanceInMeters
    whiteInNits = nil
    self.flare = flare
  }

  /// Creates a profile for a panel of known white in a room of known light.
  ///
  /// - Parameters:
  ///   - name: The name that an environment gives.
  ///   - distanceInMeters: From the eye to the panel. Unit: m.
  ///   - whiteInNits: The luminance of full white. Unit: cd/m².
  ///   - roomInLux: The light that falls on the panel. Unit: lx.
  ///   - reflectance: The share of it that the panel scatters back. Unit: none.
  public init(
    name: String, distanceInMeters: Double, whiteInNits: Double, roomInLux: Double, reflectance: Double
  ) {
    self.name = name
    self.distanceInMeters = distanceInMeters
    self.whiteInNits = whiteInNits
    // A surface that scatters evenly sends back ρE/π.
    flare = reflectance * roomInLux / (.pi * whiteInNits)
  }

  /// A phone in the hand: 0.3 m. No white is known there, so the flare is WCAG's.
  public static let hand = ViewingProfile(
    name: "hand", distanceInMeters: 0.3, flare: ContrastRatio.webFlare)

  /// A phone on its stand by the bed, at night: 0.5 m, a white of 20 cd/m², 1 lx.
  ///
  /// - Source: 20 cd/m² is what reading in the dark comfortably needs (Mantiuk, Rempel and Heidrich 2009);
  ///   the reflectance of 4.8 % is DisplayMate's for an iPhone 12 Pro Max. Distance and room are assumptions.
  public static let bedside = ViewingProfile(
    name: "bedside", distanceInMeters: 0.5, whiteInNits: 20, roomInLux: 1, reflectance: 0.048)

  /// The built-in profiles by name, in order.
  public static let all: [ViewingProfile] = [hand, bedside]

  /// Returns the contrast of two relative luminances as seen in this light. Unit: none, from 1.
  public func contrast(_ a: Double, _ b: Double) -> Double { ContrastRatio.ratio(a, b, flare: flare) }

  /// Returns how large a length on the panel looks: 2 · atan(h / 2d). Unit: minutes of arc.
  ///
  /// - Parameters:
  ///   - heightInPixels: The length. Unit: px of the panel.
  ///   - pixelsPerInch: The panel's density.
  public func arcMinutes(ofHeightInPixels height: Double, pixelsPerInch: Double) -> Double {
    let meters = height / pixelsPerInch * 0.0254
    return 2 * arcTangent(meters / (2 * distanceInMeters)) * (180 * 60 / .pi)
  }
}

/// Returns the arc tangent, with correctly rounded operations alone, so that reports agree between platforms.
///
/// The angle is halved until it is below 0.13, where twelve terms of the series reach the last digit.
///
/// - Accuracy: relative error below 10⁻¹⁵.
func arcTangent(_ x: Double) -> Double {
  var tangent = x
  for _ in 0..<4 { tangent /= 1 + (1 + tangent * tangent).squareRoot() }
  let square = tangent * tangent
  let series = stride(from: 23.0, through: 1, by: -2).reduce(0) { 1 / $1 - square * $0 }
  return 16 * tangent * series
}
