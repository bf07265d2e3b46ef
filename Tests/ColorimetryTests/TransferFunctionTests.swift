// SPDX-License-Identifier: MIT

import Testing

@testable import Colorimetry

@Suite struct TransferFunctionTests {
  @Test func `whole roots come out whole`() {
    for root in [1.0, 2, 3] {
      #expect(fifthRoot(root * root * root * root * root) == root)
      #expect(cubeRoot(root * root * root) == root)
    }
    #expect(fifthRoot(0) == 0)
    #expect(fifthRoot(1.0 / 32) == 0.5)
    #expect(raisedToTwelveFifths(1.0 / 32) == 1.0 / 4096)
    #expect(raisedToFiveTwelfths(1.0 / 4096) == 1.0 / 32)
  }

  /// Values of x^2.4 to more digits than a double holds, from Python's `decimal` with 70 digits.
  @Test(arguments: powers)
  func `the power is the nearest double`(_ row: (x: Double, power: Double)) {
    #expect(raisedToTwelveFifths(row.x) == row.power)
  }

  @Test func `the ends of the range are exact`() {
    #expect(TransferFunction.linear(0) == 0)
    #expect(TransferFunction.linear(1) == 1)
    #expect(TransferFunction.encoded(0) == 0)
    #expect(abs(TransferFunction.encoded(1) - 1) < 1e-15)
  }

  @Test func `encoding undoes decoding`() {
    for code in stride(from: -0.3, through: 1.5, by: 1.0 / 1024) {
      #expect(abs(TransferFunction.encoded(TransferFunction.linear(code)) - code) < 2e-15)
    }
  }

  @Test func `more code is more light, at both depths`() {
    for table in [TransferFunction.linearByCode8, TransferFunction.linearByCode16] {
      #expect(zip(table, table.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `an eight bit code and its sixteen bit twin are one light`() {
    for code in 0...255 {
      #expect(TransferFunction.linearByCode8[code] == TransferFunction.linearByCode16[code * 257])
    }
  }

  @Test func `what is not a number gives no light`() {
    #expect(TransferFunction.linear(.nan) == 0)
    #expect(TransferFunction.encoded(.nan) == 0)
  }

  static let powers: [(x: Double, power: Double)] = [
    (0.09047393364928911, 0.0031308072830676837),
    (0.5, 0.18946457081379975),
    (0.1, 0.003981071705534973),
    (0.75, 0.5013569413029384),
    (0.999, 0.9976016797759664),
    (1.25, 1.7083782405363719),
    (0.3846878159981778, 0.10098578255921371),
    (0.22727274827129676, 0.02855707175159805),
    (0.6823503704662669, 0.3995929671486623),
    (0.1559170208674639, 0.011559644210601242),
    (0.5776526239190872, 0.26791695647586405),
    (0.42277691439045284, 0.12666803559167558),
    (0.14277902154498318, 0.009358248287666288),
    (0.5517665172023725, 0.2400008735532506),
    (0.12412104918220623, 0.006686965016245474),
    (0.4846175721327711, 0.17577535269960246),
    (0.15356843545290322, 0.011146145381117583),
    (0.1725488421429172, 0.014743103640130723),
    (0.4763124621196877, 0.16863226240555043),
    (0.8424354334515546, 0.6626556431164018),
  ]
}
