// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inputs
import Inspection
import Light
import Testing
import WidgetModel

/// The job of the benchmark gives the light that other programs find for it.
@Suite struct BenchJobTests {
  /// What a program found over the first twenty lines of a set.
  struct Expected {
    var file: String
    var locale: String
    /// The mean luminance by environment.
    var luminance: [String: Double]
    /// The mean lit fraction by environment.
    var lit: [String: Double]
    /// The mean scale and the number of cut texts at home, and at night.
    var scale: (home: Double, night: Double)
    var cut: (home: Int, night: Int)
    /// How far programs may be apart, in shares of the luminance.
    var tolerance: [String: Double]
  }

  /// Found by a program on HarfBuzz and FreeType, `Benchmarks/peers/floor.c`, with Inter 4.0 and Noto Sans CJK JP Bold.
  ///
  /// Pango, Blend2D, Pillow, Chromium, resvg and Typst lie within 0.6 % of it at home, 2 % by day and 3 % at
  /// night in English, and within 4 % in Japanese. Andon's English face has the widths of the system's and not its own,
  /// so that cut texts hold other letters: 4 % at night.
  static let all = [
    Expected(
      file: "en20.txt", locale: "en_US",
      luminance: ["home": 0.16719, "standby_day": 0.03822, "standby_night": 0.00355, "always_on": 0.00447],
      lit: ["home": 0.9842, "standby_day": 0.0491, "standby_night": 0.0295, "always_on": 0.0289],
      scale: (0.71, 0.655), cut: (12, 13),
      tolerance: ["home": 0.006, "standby_day": 0.02, "standby_night": 0.04, "always_on": 0.04]),
    Expected(
      file: "ja20.txt", locale: "ja_JP",
      luminance: ["home": 0.17699, "standby_day": 0.04940, "standby_night": 0.00471, "always_on": 0.00593],
      lit: ["home": 0.9842, "standby_day": 0.0622, "standby_night": 0.0386, "always_on": 0.0379],
      scale: (0.755, 0.7), cut: (11, 12),
      tolerance: ["home": 0.04, "standby_day": 0.04, "standby_night": 0.04, "always_on": 0.04]),
  ]

  @Test(arguments: all)
  func `readings agree with those of other programs`(_ expected: Expected) async throws {
    let folder = Scenes.root.appending(path: "Examples/bench")
    let configuration = try Configuration.read(
      Array(Data(contentsOf: folder.appending(path: "andon.json"))), file: "andon.json",
      rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    let layout = try LayoutFile.read(
      Array(Data(contentsOf: folder.appending(path: "bench.widget.json"))), file: "bench.widget.json",
      environments: configuration.environmentNames)
    let lines = try String(contentsOf: folder.appending(path: expected.file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
    #expect(lines.count == 20)
    let run = try await Scenes.run(
      layout, texts: lines, locale: expected.locale, configuration: configuration)
    for (environment, luminance) in expected.luminance {
      let renders = run.report.renders.filter { $0.environment == environment }
      #expect(renders.count == 20)
      #expect(renders.allSatisfy { $0.pixels.width == (environment == "standby_day" ? 711 : 474) })
      let mean = renders.reduce(0) { $0 + $1.reading.luminance } / 20
      let tolerance = try #require(expected.tolerance[environment])
      #expect(abs(mean / luminance - 1) <= tolerance, "\(environment): \(mean), not \(luminance)")
      let lit = try #require(expected.lit[environment])
      let meanLit = renders.reduce(0) { $0 + $1.reading.litFraction } / 20
      // The lit fraction depends on where edges fall on the pixels: programs are within 6 % of each other.
      #expect(abs(meanLit / lit - 1) <= 0.06, "\(environment): \(meanLit), not \(lit)")
      let isNight = environment == "standby_night" || environment == "always_on"
      let texts = renders.compactMap(\.texts.first)
      let scale = texts.reduce(0) { $0 + $1.scale } / 20
      #expect(
        abs(scale - (isNight ? expected.scale.night : expected.scale.home)) <= 0.02,
        "\(environment): \(scale)")
      let cut = texts.count { $0.isTruncated }
      #expect(abs(cut - (isNight ? expected.cut.night : expected.cut.home)) <= 1, "\(environment): \(cut)")
    }
  }
}
