// SPDX-License-Identifier: MIT

import Inputs
import ViewLayout
import WidgetModel

/// A dimmed widget should not keep a filled button, toggle or link.
struct DimmedButtonRule: Rule {
  static let description = RuleDescription(
    id: "dimmed.button", title: "Controls are hidden or outlined when dimmed", level: .warning,
    what: "No button, toggle or link with a filled ground stays in a dimmed environment.",
    why: "A filled control is a large lit area, and its target is hard to see at night anyway.",
    howMeasured:
      "Controls whose style or background fills them, in the dimmed drawing; a switch always does.",
    howToFix: "Hide it when dimmed, or use the plain button style with an outline.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced else { return [] }
    return subject.controls.filter(\.isFilled).map { control in
      .fail(
        Answer.Fault(
          "a filled \(control.kind.rawValue) stays when dimmed", advice: "hide it when dimmed, or outline it",
          path: control.path))
    }
  }
}
