// SPDX-License-Identifier: MIT

import Testing

@testable import Light

@Suite struct ViewingProfileTests {
  /// Heights of a capital on a panel of 460 px an inch, 3 px a point, as published beside ISO 9241's 16′:
  /// 8.4 pt at 30 cm, 11.2 at 40, 14.0 at 50, 16.9 at 60, 22.5 at 80.
  @Test(arguments: [(0.3, 8.4), (0.4, 11.2), (0.5, 14.0), (0.6, 16.9), (0.8, 22.5)])
  func `sixteen minutes of arc have the published height`(_ row: (meters: Double, points: Double)) {
    let profile = ViewingProfile(name: "test", distanceInMeters: row.meters, flare: 0)
    let low = profile.arcMinutes(ofHeightInPixels: (row.points - 0.051) * 3, pixelsPerInch: 460)
    let high = profile.arcMinutes(ofHeightInPixels: (row.points + 0.051) * 3, pixelsPerInch: 460)
    #expect(low < 16 && 16 < high)
  }

  @Test func `forty-two pixels at the bedside are sixteen minutes of arc`() {
    let angle = ViewingProfile.bedside.arcMinutes(ofHeightInPixels: 42, pixelsPerInch: 460)
    #expect(abs(angle - 16) < 0.1)
  }

  @Test func `the arc tangent is right where geometry knows it`() {
    let root = 3.0.squareRoot()
    #expect(abs(arcTangent(1) - .pi / 4) < 1e-15)
    #expect(abs(arcTangent(root) - .pi / 3) < 2e-15)
    #expect(abs(arcTangent(1 / root) - .pi / 6) < 1e-15)
    #expect(abs(arcTangent(2 - root) - .pi / 12) < 1e-15)
    #expect(arcTangent(0) == 0)
    #expect(arcTangent(-1) == -arcTangent(1))
    #expect(abs(arcTangent(1e9) - .pi / 2) < 1e-8)
    #expect(abs(arcTangent(1e-6) - (1e-6 - 1e-18 / 3)) < 1e-21)
  }

  /// One lux on a surface that scatters 4.8 % adds 0.0153 cd/m².
  @Test func `the room's light adds the published flare at the bedside`() {
    #expect(abs(ViewingProfile.bedside.flare * 20 - 0.0153) < 5e-5)
  }

  @Test func `contrast in the hand is the web's`() {
    #expect(abs(ViewingProfile.hand.contrast(1, 0) - 21) < 1e-12)
    #expect(ViewingProfile.hand.contrast(0, 1) == ViewingProfile.hand.contrast(1, 0))
    #expect(ViewingProfile.bedside.contrast(1, 0) > 1000)
  }
}
