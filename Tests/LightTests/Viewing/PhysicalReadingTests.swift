// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Testing

@testable import Light

/// The panel of an iPhone 15 Pro, 1179 × 2556 px at 460 px an inch, against published figures for it.
@Suite struct PhysicalReadingTests {
  let panel = PixelSize(1179, 2556)

  func reading(_ mean: LinearColor, white: Double) throws -> PhysicalReading {
    let profile = ViewingProfile(
      name: "test", distanceInMeters: 0.5, whiteInNits: white, roomInLux: 1, reflectance: 0.048)
    return try #require(
      profile.physicalReading(of: mean, pixels: panel, pixelsPerInch: 460, panel: .phoneOLED))
  }

  @Test(arguments: [
    (0.2, 0.20901), (0.3, 0.09775), (0.4, 0.05602), (0.5, 0.03617), (0.6, 0.02524), (0.8, 0.01427),
    (1.0, 0.00915), (2.0, 0.00229),
  ])
  func `one nit over the panel gives the published lux`(_ row: (meters: Double, lux: Double)) {
    let profile = ViewingProfile(name: "test", distanceInMeters: row.meters, flare: 0)
    let lux = profile.luxPerNit(width: 1179 / 460 * 0.0254, height: 2556 / 460 * 0.0254)
    #expect(abs(lux - row.lux) < 6e-6)
  }

  @Test func `an endless panel fills the eye with π lux a nit`() {
    let profile = ViewingProfile(name: "test", distanceInMeters: 0.5, flare: 0)
    #expect(abs(profile.luxPerNit(width: 1e7, height: 1e7) - .pi) < 1e-6)
  }

  /// Scenarios at half a metre: lux, melanopic EDI and scotopic lux, to three digits.
  @Test(arguments: [
    (20.0, LinearColor(red: 1, green: 1, blue: 1, in: .displayP3), 0.723, 0.727, 1.83),
    (20, LinearColor(red: 0.05, green: 0.05, blue: 0.05, in: .sRGB), 0.0362, 0.0364, 0.0915),
    (20, LinearColor(red: 0.05, green: 0, blue: 0, in: .displayP3), 0.00828, 4.19e-5, 0.000609),
    (20, LinearColor(red: 0.05, green: 0, blue: 0, in: .sRGB), 0.00769, 0.000874, 0.00282),
    (1000, LinearColor(red: 0.05, green: 0, blue: 0, in: .sRGB), 0.385, 0.0437, 0.141),
  ])
  func `the eye gets the published light`(
    _ row: (white: Double, mean: LinearColor, lux: Double, melanopic: Double, scotopic: Double)
  ) throws {
    let reading = try reading(row.mean, white: row.white)
    #expect(abs(reading.lux / row.lux - 1) < 0.006)
    #expect(abs(reading.melanopicEDI / row.melanopic - 1) < 0.006)
    #expect(abs(reading.scotopicLux / row.scotopic - 1) < 0.006)
    #expect(reading.melanopicBand.contains(reading.melanopicEDI))
    #expect(reading.scotopicBand.contains(reading.scotopicLux))
  }

  @Test func `luminance is that of white and intensity that of the area`() throws {
    let reading = try reading(LinearColor(red: 1, green: 1, blue: 1, in: .sRGB), white: 20)
    #expect(reading.nits == 20)
    // 9188 mm² of panel.
    #expect(abs(reading.candela - 20 * 9188e-6) < 1e-5)
  }

  @Test func `without a known white there is no physical reading`() {
    let mean = LinearColor(red: 1, green: 1, blue: 1, in: .sRGB)
    #expect(
      ViewingProfile.hand.physicalReading(
        of: mean, pixels: panel, pixelsPerInch: 460, panel: .phoneOLED) == nil)
  }
}
