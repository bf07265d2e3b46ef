// SPDX-License-Identifier: MIT

import BundledFonts
import Foundation
import Inputs
import Inspection
import Testing
import Typeset
import WidgetModel

/// Runs the inspector over layouts of the project or of a test.
enum Scenes {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let typesetter: Typesetter = {
    do {
      return Typesetter(fonts: try FontCollection.load(folder: BundledFonts.folder()))
    } catch {
      fatalError("the bundled faces cannot be read: \(error)")
    }
  }()

  static func layout(_ json: String, file: String = "test.widget.json") throws -> LayoutFile {
    try LayoutFile.read(Array(json.utf8), file: file, environments: Configuration().environmentNames)
  }

  static func example(_ path: String) throws -> LayoutFile {
    let bytes = try Data(contentsOf: root.appending(path: "Examples").appending(path: path))
    return try LayoutFile.read(Array(bytes), file: path, environments: Configuration().environmentNames)
  }

  /// Runs one layout over its samples, or over texts.
  static func run(
    _ layout: LayoutFile, texts: [String]? = nil, locale: String = "en_US",
    environments: [String]? = nil, configuration: Configuration = Configuration(), workers: Int = 1,
    keepsakes: InspectionPlan.Keepsakes = [], device: String = DeviceCatalogue.defaultName,
    baseline: Baseline? = nil
  ) async throws -> (report: RunReport, results: [RenderResult]) {
    let entries =
      texts.map { $0.enumerated().map { Entry(id: "\($0.offset)", fields: ["text": .text($0.element)]) } }
      ?? layout.samples
    let names = environments ?? configuration.selectedEnvironments
    var plan = InspectionPlan(
      subjects: [InspectionPlan.Subject(layout: layout, entries: entries)], locales: [locale],
      dates: try EntryDates(), devices: [try #require(try? configuration.devices.device(named: device))],
      environments: names.compactMap { configuration.environment(named: $0) },
      knownEnvironments: configuration.environments, model: configuration.model,
      configuration: configuration, keepsakes: keepsakes)
    plan.baseline = baseline
    let inspector = Inspector(
      plan: plan, stack: Stack(version: "test", model: [], fonts: []), typesetter: typesetter)
    var results: [RenderResult] = []
    let report = await inspector.run(workers: workers) { renders, _ in results += renders }
    return (report, results)
  }
}
