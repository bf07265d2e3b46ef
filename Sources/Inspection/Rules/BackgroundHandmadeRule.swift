// SPDX-License-Identifier: MIT

import Colorimetry
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
      "The first view with ink in drawing order: its opacity, and its area inside the content margins.",
    howToFix: "Move the fill into `containerBackground`, with black under `when: dimmed`.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let first = subject.leaves.first, subject.leaves.count > 1,
      case .fill(let outline, let color) = first.content, color.alpha * first.fadedShare >= 1
    else { return [] }
    let inside = subject.contentRect
    var visible = outline.bounds.intersection(inside)
    if let clip = first.clip { visible = visible?.intersection(clip) }
    guard inside.area > 0, let visible else { return [] }
    let share = visible.area * outline.fillShare / inside.area
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

extension Outline {
  /// The share of its own bounds that the outline fills, for a share of area to a few percent.
  ///
  /// Corners of a rounded rectangle are left out: they take 2 % at most of a widget's ground.
  fileprivate var fillShare: Double {
    switch self {
    case .rectangle, .roundedRectangle, .path: 1
    case .ellipse: Double.pi / 4
    }
  }
}
