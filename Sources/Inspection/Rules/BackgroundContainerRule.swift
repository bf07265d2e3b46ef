// SPDX-License-Identifier: MIT

import Inputs

/// A widget must declare its container background.
struct BackgroundContainerRule: Rule {
  static let description = RuleDescription(
    id: "background.container", title: "The container background is declared", level: .error,
    what: "The widget declares `containerBackground(for: .widget)`.",
    why: """
      Since iOS 17 the system takes this background away in StandBy and on the lock screen, and shows a \
      notice in place of a widget that declares none.
      """,
    howMeasured: "The layout has `containerBackground`, in the environment at hand.",
    howToFix: "Move the ground into `containerBackground`.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard !subject.declaresContainerBackground else { return [] }
    return [
      .fail(
        Answer.Fault(
          "no container background is declared; iOS shows a notice in place of this widget",
          advice: "declare containerBackground, and move a hand-written ground into it"))
    ]
  }
}
