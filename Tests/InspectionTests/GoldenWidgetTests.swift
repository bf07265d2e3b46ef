// SPDX-License-Identifier: MIT

import Inspection
import Raster
import TestSupport
import Testing

/// The seed's two scenes in every environment, in English, Japanese and Arabic.
@Suite struct GoldenWidgetTests {
  struct Scene: CustomTestStringConvertible {
    var layout: String
    var locale: String
    var text: String
    var testDescription: String { "\(layout)-\(locale)" }
  }

  static let scenes: [Scene] = ["before", "after"].flatMap { layout in
    [
      Scene(layout: layout, locale: "en_US", text: "I breathe in calm and breathe out worry."),
      Scene(layout: layout, locale: "ja_JP", text: "ゆっくり息を吐いて、肩の力を抜く。"),
      Scene(layout: layout, locale: "ar_SA", text: "أستنشق الهدوء وأزفر القلق."),
    ]
  }

  @Test(arguments: scenes)
  func `the seed's scenes are drawn as they were looked at`(_ scene: Scene) async throws {
    let (report, results) = try await Scenes.run(
      Scenes.example("seed/\(scene.layout).widget.json"), texts: [scene.text], locale: scene.locale,
      keepsakes: .pictures)
    #expect(report.errors == [])
    #expect(results.count == 4)
    let preview = Preview(typesetter: Scenes.typesetter)
    for result in results {
      let picture = try #require(preview.picture(of: result))
      let language = scene.locale.prefix(2)
      #expect(throws: Never.self) {
        try GoldenPicture.check(picture, "\(scene.layout)-\(language)-\(result.report.environment)")
      }
    }
  }
}
