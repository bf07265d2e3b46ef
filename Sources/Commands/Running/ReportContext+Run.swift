// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports

extension ReportContext {
  /// Creates the context of a run before its files are read.
  init(judgment: Judgment) {
    self.init()
    self.judgment = judgment
    rules = RuleCatalogue.descriptions
  }

  /// Takes what reports look up in the files of a run.
  ///
  /// - Parameters:
  ///   - places: Where views stand, by file.
  ///   - configuration: The limits in force.
  mutating func look(at places: [String: ViewPlaces], configuration: Configuration) {
    place = { file, path in
      (places[file]?.place(of: path)).map { Place(line: $0.line, column: $0.column) }
    }
    ratioLimit = Self.ratioLimit(by: configuration)
  }

  /// The limit that a passing ratio is shown beside.
  private static func ratioLimit(by configuration: Configuration) -> @Sendable (RenderReport) -> Double? {
    let rule = RuleCatalogue.description(of: "light.ratio")
    return { render in
      guard render.ratio != nil else { return nil }
      let setting = configuration.setting(
        for: "light.ratio", widget: render.widget, environment: render.environment)
      guard (setting.severity ?? rule?.level) != .off else { return nil }
      return setting.limit ?? rule?.limit?.value
    }
  }
}
