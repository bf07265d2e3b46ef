// SPDX-License-Identifier: MIT

import Foundation
import Reports
import TestSupport
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (759, "759"), (0.1 + 0.2, "0.30000000000000004"), (1e-05, "1e-05"),
    (1.0 / 3, "0.3333333333333333"), (.leastNonzeroMagnitude, "5e-324"), (-2.5, "-2.5"), (1e16, "1e+16"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
  ])
  func `a figure is the shortest decimal that reads back`(_ figure: Double, _ text: String) {
    #expect(NumberText.shortest(figure) == text)
  }

  @Test func `ten thousand bit patterns read back to themselves through another parser`() throws {
    var generator = SeededGenerator(seed: 1)
    var texts: [String] = []
    var figures: [Double] = []
    while figures.count < 10_000 {
      let figure = Double(bitPattern: generator.next())
      guard figure.isFinite else { continue }
      figures.append(figure)
      texts.append(NumberText.shortest(figure))
    }
    let json = Data("[\(texts.joined(separator: ","))]".utf8)
    let parsed = try JSONDecoder().decode([Double].self, from: json)
    #expect(parsed.map(\.bitPattern) == figures.map(\.bitPattern))
  }

  @Test(arguments: [
    (0.005, 2, "0.01"), (0.994, 2, "0.99"), (-0.001, 2, "0.00"), (-1.25, 1, "-1.3"), (12, 0, "12"),
    (0.05, 4, "0.0500"), (.nan, 2, "–"), (1e300, 2, "1e+300"),
  ])
  func `fixed decimals are rounded half away from zero`(_ figure: Double, _ decimals: Int, _ text: String) {
    #expect(NumberText.fixed(figure, decimals: decimals) == text)
  }

  @Test func `a share reads in percent`() {
    #expect(NumberText.percent(0.125) == "12.5 %")
    #expect(NumberText.percent(1) == "100.0 %")
  }

  @Test(arguments: [
    (0.18, 0.25, "0.18", "0.25"), (0.2504, 0.25, "0.2504", "0.25"), (0.6, 0.6, "0.60", "0.60"),
    (1, 0.25, "1.00", "0.25"), (0.250_000_1, 0.25, "0.25", "0.25"), (0.2496, 0.25, "0.2496", "0.25"),
  ])
  func `a figure and its limit are told apart`(
    _ measured: Double, _ limit: Double, _ measuredText: String, _ limitText: String
  ) {
    let pair = NumberText.pair(measured, limit)
    #expect(pair.measured == measuredText)
    #expect(pair.limit == limitText)
  }

  @Test(arguments: [(44, "44"), (43.5, "43.5"), (14.256, "14.26"), (0, "0"), (100, "100"), (0.001, "0")])
  func `a length has the decimals that say something`(_ figure: Double, _ text: String) {
    #expect(NumberText.brief(figure) == text)
  }
}
