// SPDX-License-Identifier: MIT

import Geometry
import Inputs
import ViewLayout

/// A ground under all the content belongs into the container background.
struct BackgroundHandmadeRule: Rule {
  static let description = RuleDescription(
    id: "background.handmade", title: "The ground is not written by hand", level: .error,
    what: """
      No opaque fill of the content lies under all its other views and covers half of the area inside the \
      content margins or more.
      """,
    why: """
      The system removes a container background in StandBy; a colour in a ZStack or a `.background` is \
      content to it and stays lit through the night.
      """,
    howMeasured:
      "The first view with ink in drawing order, a shape, a gradient or an image: its opacity, and its area inside the content margins.",
    howToFix: "Move the fill into `containerBackground`, with black under `when: dimmed`.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let first = subject.leaves.first, subject.leaves.count > 1, first.fadedShare >= 1,
      !first.enclosure.isMasked, first.content.isOpaque
    else { return [] }
    let inside = subject.contentRect
    var visible = first.rect.intersection(inside)
    if let clip = first.clip { visible = visible?.intersection(clip) }
    guard inside.area > 0, let visible else { return [] }
    let share = visible.area * first.content.fillShare / inside.area
    guard share >= 0.5 else { return [] }
    return [
      .fail(
        Answer.Fault(
          "an opaque ground of the content covers \(FigureText.percent(share)) of the widget and stays lit in StandBy",
          advice: "move it into containerBackground, which the system removes",
          measured: Measurement(share), limit: Measurement(0.5), path: first.path))
    ]
  }
}

extension PlacedLeaf.Content {
  /// The share of the leaf's rectangle that is covered.
  fileprivate var fillShare: Double {
    if case .fill(let outline, _) = self { outline.fillShare } else { 1 }
  }
}
