// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Inspection
import Raster
import TestSupport
import Testing

/// Every layout under `golden/scenes`, drawn as the tool draws it.
@Suite struct GoldenSceneTests {
  /// A layout file, and what its name and its `when` branches ask for.
  struct Scene: CustomTestStringConvertible {
    var name: String
    var testDescription: String { name }

    static let folder = Scenes.root.appending(path: "golden/scenes")
    private static let suffix = ".widget.json"

    /// The scenes there are, by name.
    static let all: [Scene] =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
      .filter { $0.hasSuffix(suffix) }.sorted()
      .map { Scene(name: String($0.dropLast(suffix.count))) } ?? []

    var file: URL { Self.folder.appending(path: name + Self.suffix) }

    /// What follows an `@` in the name, else American English.
    var locale: String { name.split(separator: "@").dropFirst().first.map(String.init) ?? "en_US" }

    /// The home screen, and each environment that a branch of the layout asks for.
    func environments() throws -> [String] {
      let text = try String(contentsOf: file, encoding: .utf8)
      let branches = [("dark", "standbyDay"), ("vibrant", "standbyNight"), ("dimmed", "alwaysOn")]
      return ["home"] + branches.filter { text.contains("\"\($0.0)\":") }.map(\.1)
    }

    /// The name of the picture in an environment, without `.png`.
    func picture(in environment: String) -> String {
      environment == "home" ? name : "\(name)-\(environment)"
    }
  }

  @Test(arguments: Scene.all)
  func `a scene is drawn as it was looked at`(_ scene: Scene) async throws {
    let layout = try LayoutFile.read(
      Array(Data(contentsOf: scene.file)), file: scene.file.path,
      environments: Configuration().environmentNames,
      assets: AssetCatalogs(of: Configuration()).assets(for: scene.file.path))
    let (report, results) = try await Scenes.run(
      layout, locale: scene.locale, environments: scene.environments(), keepsakes: .pictures)
    #expect(report.errors == [])
    #expect(layout.samples.count == 1, "a scene has one sample, so that its picture has one name")
    let preview = Preview(typesetter: Scenes.typesetter)
    for result in results {
      let picture = try #require(preview.picture(of: result))
      #expect(throws: Never.self) {
        try GoldenPicture.check(picture, "scenes/\(scene.picture(in: result.report.environment))")
      }
    }
  }

  @Test func `every picture of a scene has its scene`() throws {
    #expect(!Scene.all.isEmpty)
    let drawn = Set(
      try Scene.all.flatMap { scene in try scene.environments().map { scene.picture(in: $0) + ".png" } })
    let kept = try FileManager.default.contentsOfDirectory(
      atPath: GoldenPicture.folder.appending(path: "scenes").path)
    #expect(
      kept.filter { !drawn.contains($0) } == [], "delete the picture, or bring back its scene")
  }
}
