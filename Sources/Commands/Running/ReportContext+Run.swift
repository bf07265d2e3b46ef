// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports
import WidgetModel

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
    limits = Self.limits(by: configuration)
  }

  /// The limits that figures are shown beside, passed or not: those of the rules, and of texts their own floors.
  private static func limits(
    by configuration: Configuration
  ) -> @Sendable (_ rule: String, RenderReport) -> [Double] {
    let dimmed = Set(configuration.environments.filter(\.isLuminanceReduced).map(\.name))
    let ratioLimit = Self.ratioLimit(by: configuration)
    return { rule, render in
      switch rule {
      case "light.ratio": return ratioLimit(render).map { [$0] } ?? []
      case "light.lit" where dimmed.contains(render.environment):
        let description = RuleCatalogue.description(of: rule)
        let setting = configuration.setting(
          for: rule, widget: render.widget, environment: render.environment)
        guard (setting.severity ?? description?.level) != .off else { return [] }
        return (setting.limit ?? description?.limit?.value).map { [$0] } ?? []
      case "text.scale":
        let setting = configuration.setting(
          for: rule, widget: render.widget, environment: render.environment)
        guard setting.severity != .off else { return [] }
        return Array(Set(render.texts.compactMap(\.minimumScale)))
      default: return []
      }
    }
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
