// SPDX-License-Identifier: MIT

import Inputs
import Light

/// A widget should not give more light than what was looked at and kept.
struct LightBaselineRule: Rule {
  static let description = RuleDescription(
    id: "light.baseline", title: "A widget's light does not grow unseen", level: .warning,
    limit: Measurement(0.01),
    what: "The light of each render is not over the one that the baseline keeps of it.",
    why: """
      A budget is for one widget; a baseline holds every entry to what it was, and shows who grew by a longer \
      text, another colour or a larger font.
      """,
    howMeasured: """
      `light` against the figure of the file that `--baseline` names, by widget, locale, id, device and \
      environment. It fails over both 1 % and 0.5 pt² more; the limit is the first of the two. Without a baseline \
      the rule is not asked, and an entry that the baseline does not have is new and no finding.
      """,
    howToFix:
      "Bring the light down; or, where the growth is wanted, keep it with `--update-baseline`.")

  /// What may be added whatever the share. Unit: pt².
  private static let slack = 0.5

  /// Returns whether light grew by more than both the share and the slack.
  ///
  /// - Parameter limit: The share, or nil for the rule's own.
  static func grew(from old: Double, to new: Double, limit: Double?) -> Bool {
    new > allowed(over: old, limit: limit)
  }

  private static func allowed(over old: Double, limit: Double?) -> Double {
    max(old * (1 + (limit ?? description.limit?.value ?? 0)), old + slack)
  }

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let old = subject.baselineLight, let light = subject.reading.light,
      Self.grew(from: old, to: light, limit: limit)
    else { return [] }
    let by = old > 0 ? "by \(FigureText.percent(light / old - 1))" : "from nothing"
    return [
      .fail(
        Answer.Fault(
          "the light grew \(by) over the baseline",
          advice: "bring it down, or keep it with --update-baseline",
          measured: Measurement(light, .squarePoints),
          limit: Measurement(Self.allowed(over: old, limit: limit), .squarePoints)))
    ]
  }
}
