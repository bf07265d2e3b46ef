// SPDX-License-Identifier: MIT

import Inputs

/// Night mode should be answered even where the system leaves `isLuminanceReduced` false.
struct NightDependsOnDimmedRule: Rule {
  static let description = RuleDescription(
    id: "night.dependsOnDimmed", title: "Night does not hang on isLuminanceReduced alone", level: .warning,
    what: "The night picture keeps its limits also when it is drawn with `isLuminanceReduced` false.",
    why: """
      Developers report that night mode sets the flag; Apple's texts say only that it is vibrant and red, \
      and read code says that the flag stays false. A widget should be dark at night either way.
      """,
    howMeasured: """
      The night environment is drawn a second time with the flag false, against the same twin; limits that \
      the second picture breaks and the first keeps are named, with the figure of the first of them.
      """,
    howToFix: "Branch on `widgetRenderingMode == .vibrant` too: `\"when\": { \"dimmed,vibrant\": … }`.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let first = subject.limitsBrokenUndimmed.first else { return [] }
    let rules = subject.limitsBrokenUndimmed.map(\.rule).joined(separator: ", ")
    return [
      .fail(
        Answer.Fault(
          "drawn with isLuminanceReduced false, the night picture breaks \(rules)",
          advice: "branch on widgetRenderingMode == .vibrant too (when: \"dimmed,vibrant\")",
          measured: first.measured, limit: first.limit))
    ]
  }
}
