// SPDX-License-Identifier: MIT

import Inputs
import WidgetModel

/// A dimmed drawing must differ from its twin's.
struct DimmedSameRule: Rule {
  static let description = RuleDescription(
    id: "dimmed.same", title: "The widget answers dimming", level: .error,
    what: "The drawing for a dimmed environment without a system pass differs from its twin's.",
    why: "Equal bytes mean that the widget never looked at `isLuminanceReduced`.",
    howMeasured: "The bytes of `alwaysOn` against those of `standbyDay`.",
    howToFix:
      "Branch on `isLuminanceReduced` (`when: dimmed`): remove elements first, then darken what stays.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced, subject.environment.systemPass == .none,
      let twin = subject.twin, twin.hasEqualDrawing
    else { return [] }
    return [
      .fail(
        Answer.Fault(
          "the picture is the same, byte for byte, as \(twin.ratio.twin): dimming changes nothing",
          advice: "branch on isLuminanceReduced (when: dimmed) and remove elements there"))
    ]
  }
}
