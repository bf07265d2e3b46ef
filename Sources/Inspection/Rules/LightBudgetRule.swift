// SPDX-License-Identifier: MIT

import Inputs
import Light

/// A figure of the reading must stay under the ceiling that the project sets for it.
struct LightBudgetRule: Rule {
  static let description = RuleDescription(
    id: "light.budget", title: "A widget keeps the project's budgets", level: .error,
    what: "Each figure of the reading that `budgets` in andon.json gives a ceiling for.",
    why: "A budget holds what was reached once: the next change may not quietly light the room again.",
    howMeasured:
      "The figure of the reading against the project's own ceiling for that environment and widget.",
    howToFix: "Bring the figure down, or raise the ceiling in andon.json where the growth is wanted.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.budgets.compactMap { budget in
      guard let value = budget.figure.value(in: subject.reading), value > budget.ceiling else { return nil }
      let unit: Measurement.Unit = budget.figure == .light ? .squarePoints : .none
      return .fail(
        Answer.Fault(
          Self.message(budget),
          advice: "bring \(budget.figure.rawValue) down, or raise the ceiling in andon.json",
          measured: Measurement(value, unit), limit: Measurement(budget.ceiling, unit)))
    }
  }

  /// Returns the sentence that tells one budget from the others of a render.
  static func message(_ budget: LightBudget) -> String {
    "\(budget.figure.rawValue) is over the project's budget"
  }
}
