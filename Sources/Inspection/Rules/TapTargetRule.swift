// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import ViewLayout

/// A button, a toggle or a link should be large enough for a finger.
struct TapTargetRule: Rule {
  static let description = RuleDescription(
    id: "tap.target", title: "Controls are large enough to hit", level: .warning,
    limit: Measurement(44, .points),
    what: "Every button, toggle and link is at least 44 pt wide and high on the panel.",
    why: "A control by the bed is hit half asleep, with the arm stretched out.",
    howMeasured: """
      The shorter side of the control's rectangle in points of the panel; StandBy enlarges the canvas. \
      44 pt is the minimum of Apple's Human Interface Guidelines.
      """,
    howToFix: "Give it a frame of 44 × 44 or padding around its label.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let limit else { return [] }
    return subject.controls.compactMap { control in
      let side = min(control.rect.width, control.rect.height) * subject.panelPointsPerCanvasPoint
      guard side < limit - 1e-6 else { return nil }
      return .fail(
        Answer.Fault(
          "a \(control.kind.rawValue) is small for a finger",
          advice: "give it a frame of 44 × 44 or padding around its label",
          measured: Measurement(side, .points), limit: Measurement(limit, .points), path: control.path))
    }
  }
}
