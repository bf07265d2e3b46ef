// SPDX-License-Identifier: MIT

public import Inputs
import Light

/// A budget should lie near what it holds.
///
/// The answer needs the whole run, so it is given at the end.
public enum BudgetStaleRule {
  /// The page of `andon explain`.
  public static let description = RuleDescription(
    id: "budget.stale", title: "No budget is far above today's light", level: .warning,
    limit: Measurement(2),
    what: "Each ceiling of `budgets` in andon.json is at most twice the largest figure of today's run.",
    why: "Under a ceiling that is far too high a widget may double its light and nobody hears of it.",
    howMeasured: """
      The ceiling over the largest figure of all renders that it holds for. A ceiling for every widget is asked \
      in runs over the whole project, one for a widget in runs over all its entries; `--text`, and what leaves \
      entries out, asks neither.
      """,
    howToFix: "Lower the ceiling in andon.json to what was reached, with as much room as you want to give.")

  /// The largest figures of a run by widget and environment.
  public struct Tally: Sendable {
    private struct Place: Hashable {
      var widget: String
      var environment: String
    }

    private var largest: [Place: [LightFigure: Double]] = [:]

    /// Creates a tally of nothing.
    public init() {}

    /// Takes a render.
    public mutating func add(_ render: RenderReport) {
      var figures = largest[Place(widget: render.widget, environment: render.environment)] ?? [:]
      for figure in LightFigure.allCases {
        guard let value = figure.value(in: render.reading) else { continue }
        figures[figure] = max(figures[figure] ?? 0, value)
      }
      largest[Place(widget: render.widget, environment: render.environment)] = figures
    }

    /// Returns the ceilings that are too high.
    ///
    /// - Parameter extent: How much was run, and nothing of it in error.
    public func findings(by configuration: Configuration, extent: RunExtent) -> [Finding] {
      guard extent != .part else { return [] }
      return configuration.statedCeilings.compactMap { stated -> Finding? in
        guard stated.widget != nil || extent == .project else { return nil }
        let figure = stated.budget.figure
        let values = largest.compactMap { place, figures -> Double? in
          guard place.environment == stated.environment,
            stated.widget.map({ $0 == place.widget }) ?? !stated.exceptions.contains(place.widget)
          else { return nil }
          return figures[figure]
        }
        guard let today = values.max() else { return nil }
        return finding(about: stated, today: today, configuration)
      }
    }

    private func finding(
      about stated: StatedCeiling, today: Double, _ configuration: Configuration
    ) -> Finding? {
      let page = BudgetStaleRule.description
      let widget = stated.widget ?? ""
      let setting = configuration.setting(for: page.id, widget: widget, environment: stated.environment)
      let most = today * (setting.limit ?? page.limit?.value ?? 0)
      guard stated.budget.ceiling > most, (setting.severity ?? page.level) != .off,
        !configuration.ignored.contains(where: {
          $0.covers(rule: page.id, widget: widget, environment: stated.environment, path: nil)
        })
      else { return nil }
      let figure = stated.budget.figure
      let unit: Measurement.Unit = figure == .light ? .squarePoints : .none
      return Finding(
        rule: page.id, severity: (setting.severity ?? page.level) == .error ? .error : .warning,
        message:
          "the ceiling of \(figure.rawValue) in \(stated.environment)"
          + (stated.widget.map { " for \($0)" } ?? "") + " is far above today's largest figure",
        advice: "lower it in andon.json to what was reached",
        measured: Measurement(stated.budget.ceiling, unit), limit: Measurement(most, unit))
    }
  }
}
