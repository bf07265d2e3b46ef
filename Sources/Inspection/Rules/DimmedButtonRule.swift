// SPDX-License-Identifier: MIT

import Inputs
import ViewLayout
import WidgetModel

/// A dimmed widget should not keep a filled button.
struct DimmedButtonRule: Rule {
  static let description = RuleDescription(
    id: "dimmed.button", title: "Buttons are hidden or outlined when dimmed", level: .warning,
    what: "No button with a filled ground stays in a dimmed environment.",
    why: "A filled button is a large lit area, and its target is hard to see at night anyway.",
    howMeasured: "Buttons whose style or background fills them, in the dimmed drawing.",
    howToFix: "Hide the button when dimmed, or use the plain style with an outline.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced else { return [] }
    return subject.buttons.filter(\.isFilled).map { button in
      .fail(
        Answer.Fault(
          "a filled button stays when dimmed", advice: "hide the button when dimmed, or outline it",
          path: button.path))
    }
  }
}
