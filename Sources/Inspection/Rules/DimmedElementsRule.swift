// SPDX-License-Identifier: MIT

import Inputs
import WidgetModel

/// A dimmed widget should show fewer elements.
struct DimmedElementsRule: Rule {
  static let description = RuleDescription(
    id: "dimmed.elements", title: "Dimming removes elements", level: .warning,
    what: "A dimmed widget shows fewer elements than its twin, where the twin has two or more.",
    why: """
      Darker colours alone leave more light than one expects at a bedside; taking elements away is what \
      helps, and what stays can then be readable.
      """,
    howMeasured:
      "The views with ink in the content, dimmed against twin; the container background does not count.",
    howToFix: "Hide secondary text and decoration when dimmed (`\"hidden\": true` under `when`).")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced, let twin = subject.twin, twin.leafCount >= 2,
      subject.leaves.count >= twin.leafCount
    else { return [] }
    return [
      .fail(
        Answer.Fault(
          "as many elements when dimmed as in \(twin.ratio.twin)",
          advice: "hide secondary text and decoration when dimmed",
          measured: Measurement(Double(subject.leaves.count), .count),
          limit: Measurement(Double(twin.leafCount - 1), .count)))
    ]
  }
}
