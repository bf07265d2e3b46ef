// SPDX-License-Identifier: MIT

import Inputs
import ViewLayout

/// Ink should stay inside the widget and inside the frames set around it.
struct LayoutOverflowRule: Rule {
  static let description = RuleDescription(
    id: "layout.overflow", title: "Ink stays inside its frame", level: .warning,
    what: "No view draws outside the widget, or outside a `frame` that stands around it.",
    why:
      "SwiftUI does not clip: what is too large for its frame lies over its neighbours or is cut at the edge.",
    howMeasured: """
      The bounds of each view's ink against the canvas and the nearest `frame` around it; more than one \
      pixel outside counts.
      """,
    howToFix: "Let the content shrink or wrap, enlarge the frame, or clip it on purpose.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.leaves.indices.compactMap { index in
      guard let overflow = subject.overflow(of: index) else { return nil }
      return .fail(
        Answer.Fault(
          overflow.place, advice: "let the content shrink or wrap, or enlarge its frame",
          measured: Measurement(overflow.distance, .points), limit: Measurement(0, .points),
          path: subject.leaves[index].path))
    }
  }
}
