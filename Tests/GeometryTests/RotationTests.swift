// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct RotationTests {
  @Test func `quarters of a turn are exact`() {
    for quarter in -8...8 {
      let turn = Rotation(degrees: Double(quarter) * 90)
      let expected = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)][(quarter + 8) % 4]
      #expect(turn.cosine == expected.0 && turn.sine == expected.1)
    }
  }

  @Test func `sine and cosine are those of a mathematical library`() {
    for step in -2000...2000 {
      let degrees = Double(step) * 0.377
      let turn = Rotation(degrees: degrees)
      // The library is asked in radians, whose own rounding counts for large angles.
      expectClose(turn.cosine, cos(degrees * .pi / 180), within: 3e-15)
      expectClose(turn.sine, sin(degrees * .pi / 180), within: 3e-15)
      expectClose(turn.cosine * turn.cosine + turn.sine * turn.sine, 1, within: 4e-16)
    }
  }

  @Test func `an angle that is none turns nothing`() {
    for degrees in [Double.nan, .infinity, -.infinity] {
      #expect(Rotation(degrees: degrees) == Rotation(degrees: 0))
    }
  }

  @Test func `the angle of a direction is the one it was turned by`() {
    for step in 0..<3600 {
      let turn = Rotation(degrees: Double(step) / 10)
      let turns = Rotation.turns(x: 3 * turn.cosine, y: 3 * turn.sine)
      expectClose(turns * 3600, Double(step), within: 3e-12)
    }
    #expect(Rotation.turns(x: 0, y: 0) == 0)
    #expect(Rotation.turns(x: 1, y: 0) == 0)
    #expect(Rotation.turns(x: 0, y: 2) == 0.25)
    #expect(Rotation.turns(x: -2, y: 0) == 0.5)
    #expect(Rotation.turns(x: 0, y: -2) == 0.75)
  }
}
