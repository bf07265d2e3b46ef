// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Geometry
import Inputs
import Inspection
import Light
import Raster
import Testing

@Suite struct InspectorTests {
  @Test func `a flat colour reads as its own light`() async throws {
    let layout = try Scenes.layout(
      ##"{ "andon": 1, "name": "flat", "family": "systemSmall", "samples": [ {} ], "contentMargins": 0, "containerBackground": { "color": "#000000" }, "content": { "Color": "#808080" } }"##
    )
    let (report, _) = try await Scenes.run(layout, environments: ["standbyDay"])
    let render = try #require(report.renders.first)
    // sRGB 0x80 is 0.21586050011389926 in linear light; the four corners outside the 22 pt curve are black.
    // Some 500 of the 576,081 pixels lie on the curve; an encoded blend gives them less light than their area.
    let covered = render.reading.luminance / 0.21586050011389926
    #expect(abs(covered - 24527.824517 / (158 * 158)) < 5e-4)
    #expect(render.pixels == PixelSize(759, 759))
    #expect(abs((render.reading.light ?? 0) - render.reading.luminance * 253 * 253) < 1e-9)
  }

  @Test func `night turns a colour into the red of its weighted bytes`() async throws {
    let layout = try Scenes.layout(
      ##"{ "andon": 1, "name": "flat", "family": "systemSmall", "samples": [ {} ], "containerBackground": { "color": "#000000" }, "content": { "Color": "#FF9F0A" } }"##
    )
    let (_, results) = try await Scenes.run(layout, environments: ["standbyNight"], keepsakes: [.pictures])
    let picture = try #require(results.first?.picture)
    // ⌊0.2126 × 255 + 0.7152 × 159 + 0.0722 × 10 + ½⌋ = 169, the byte that the facts give for systemOrange.
    #expect(picture[380, 380] == PremultipliedColor(red: 169, green: 0, blue: 0, alpha: 255))
  }

  /// Contrasts computed apart, from the pixels that source-over gives: the group's colours at a share over black,
  /// or the text's at a share over the ground.
  @Test(arguments: [
    // 72, 202, 205 on 55, 117, 26: the colours × 217/255, on black.
    (
      ##"{ "ZStack": [ { "Color": "#41891E" }, { "Text": "Hi", "foregroundStyle": "#55EDF1" } ], "opacity": 0.85 }"##,
      2.84940486243901, 3.5147682498155297, 3.510755208522046
    ),
    (
      ##"{ "ZStack": [ { "Color": "#A465A5" }, { "Text": "Hi", "foregroundStyle": "#331F75", "opacity": 0.2774787900236415 } ] }"##,
      1.3685140666883544, 1.5051017343870856, 1.4957886159556122
    ),
  ])
  func `contrast is that of the pixels`(
    content: String, home: Double, standbyDay: Double, standbyNight: Double
  ) async throws {
    let layout = try Scenes.layout(RuleCase.widget(content))
    let (report, _) = try await Scenes.run(layout, environments: ["home", "standbyDay", "standbyNight"])
    let contrasts = try report.renders.map { try #require($0.texts.first?.contrast) }
    for (contrast, expected) in zip(contrasts, [home, standbyDay, standbyNight]) {
      #expect(abs(contrast / expected - 1) < 1e-9)
    }
  }

  @Test func `the red of night may be that of Display P3 although the drawing is in sRGB`() async throws {
    let layout = try Scenes.layout(
      ##"{ "andon": 1, "name": "flat", "family": "systemSmall", "samples": [ {} ], "containerBackground": { "color": "#000000" }, "content": { "Color": "#FFFFFF", "frame": { "width": 79, "height": 79 } } }"##
    )
    let configuration = try Configuration.read(
      Array(#"{ "model": { "red.space": "p3" } }"#.utf8), file: "andon.json", rules: [])
    let (report, results) = try await Scenes.run(
      layout, environments: ["standbyNight"], configuration: configuration, keepsakes: [.pictures])
    let render = try #require(report.renders.first)
    #expect(render.space == .displayP3)
    #expect(results.first?.picture?.space == .displayP3)
    // The weight of Display P3's red in luminance, on the pixels that are lit.
    #expect(abs(render.reading.luminance - render.reading.red * 0.22897456406974884) < 1e-15)
    #expect(render.reading.luminance > 0.05)
  }

  @Test func `text shrinks in the steps of the project`() async throws {
    let layout = try Scenes.layout(
      RuleCase.widget(
        #"{ "Text": "All things come to those who wait", "lineLimit": 1, "minimumScaleFactor": 0.2 }"#))
    func scale(_ model: String) async throws -> Double {
      let configuration = try Configuration.read(
        Array("{ \"model\": { \(model) } }".utf8), file: "andon.json", rules: [])
      let (report, _) = try await Scenes.run(layout, environments: ["home"], configuration: configuration)
      return try #require(report.renders.first?.texts.first?.scale)
    }
    let finest = try await scale("")
    #expect(finest > 0.2 && finest < 1)
    for step in [5, 7, 30] {
      let expected = stride(from: 100, through: 20, by: -step).first { Double($0) / 100 <= finest }
      #expect(try await scale("\"text.scaleStep\": \(step)") == Double(try #require(expected)) / 100)
    }
  }

  @Test func `a widget that ignores dimming has a ratio of exactly one in both dimmed environments`()
    async throws
  {
    let (report, _) = try await Scenes.run(Scenes.layout(RuleCase.widget(RuleCase.hello)))
    let ratios = report.renders.map { $0.ratio?.luminance }
    #expect(ratios == [nil, nil, 1, 1])
    let night = try #require(report.renders[2].systemRatio)
    // A grey byte turns into the same byte of red: what is left is the red weight of luminance.
    #expect(abs(night - 0.2126390058715103) < 1e-12)
  }

  @Test func `the seed's scene before fails by the four rules that name its faults`() async throws {
    let (report, _) = try await Scenes.run(Scenes.example("seed/before.widget.json"))
    let errors = Set(report.renders.flatMap(\.findings).filter { $0.severity == .error }.map(\.rule))
    #expect(
      errors == ["background.container", "background.handmade", "dimmed.same", "light.lit", "light.ratio"])
  }

  @Test func `the seed's scene after has warnings at most`() async throws {
    let (report, _) = try await Scenes.run(Scenes.example("seed/after.widget.json"))
    #expect(report.renders.flatMap(\.findings).allSatisfy { $0.severity == .warning })
    #expect(report.summary.passed == 4)
  }

  @Test func `one worker and eight give the same report in the same order`() async throws {
    let layout = try Scenes.example("seed/after.widget.json")
    let texts = ["I am enough.", "今日もよくがんばりました。", "Rest is part of the work.", "Courage can be quiet."]
    func fingerprint(_ workers: Int) async throws -> [String] {
      let (_, results) = try await Scenes.run(
        layout, texts: texts, workers: workers, keepsakes: [.pictures])
      return results.map {
        "\($0.report.entry.id) \($0.report.environment) \($0.report.reading) \($0.picture?.hashValue ?? 0)"
      }
    }
    let one = try await fingerprint(1)
    #expect(one.count == 16)
    #expect(try await fingerprint(8) == one)
  }

  @Test func `what an entry is drawn after does not show in its picture`() async throws {
    let layout = try Scenes.example("seed/after.widget.json")
    let texts = ["I am enough, and more than that.", "今日も", "I am enough.", ""]
    let (_, together) = try await Scenes.run(layout, texts: texts, workers: 1, keepsakes: [.pictures])
    for (index, text) in texts.enumerated() {
      let (_, alone) = try await Scenes.run(layout, texts: [text], workers: 1, keepsakes: [.pictures])
      let same = together[(index * 4)..<(index * 4 + 4)]
      #expect(alone.map(\.picture) == same.map(\.picture))
      #expect(alone.map(\.report.reading) == same.map(\.report.reading))
    }
  }

  @Test func `an entry in error costs that entry only`() async throws {
    let layout = try Scenes.layout(
      #"{ "andon": 1, "name": "w", "family": "systemSmall", "samples": [ { "text": "a" }, { "word": "b" }, { "text": "c" } ], "containerBackground": { "color": "black" }, "content": { "Text": "{text}" } }"#
    )
    let (report, _) = try await Scenes.run(layout, environments: ["home"])
    #expect(report.renders.map(\.entry.text) == ["a", "c"])
    #expect(report.errors.count == 1)
    #expect(report.errors.first?.message.contains("text") == true)
    #expect(report.summary.errors == 1)
  }

  @Test func `a medium widget is drawn on the home screen alone`() async throws {
    let layout = try Scenes.layout(
      #"{ "andon": 1, "name": "w", "family": "systemMedium", "samples": [ {} ], "containerBackground": { "color": "black" }, "content": { "Text": "Hi" } }"#
    )
    let (report, _) = try await Scenes.run(layout)
    #expect(report.renders.map(\.environment) == ["home"])
    #expect(report.renders.first?.pixels == PixelSize(338 * 3, 158 * 3))
  }
}
