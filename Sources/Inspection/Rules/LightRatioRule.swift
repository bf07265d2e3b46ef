// SPDX-License-Identifier: MIT

import Inputs
import Light
import WidgetModel

/// A dimmed picture must emit a set share of its twin's light at most.
struct LightRatioRule: Rule {
  static let description = RuleDescription(
    id: "light.ratio", title: "A dimmed widget cuts its own light", level: .error,
    limit: Measurement(0.25),
    what: """
      The luminance of the dimmed picture over that of its twin: the same widget drawn for the twin \
      environment and put through the same system pass. 1 means that the design did nothing itself.
      """,
    why: """
      At night the system turns everything red, and that alone takes four fifths of the light. What the \
      design leaves on still glares in a dark room, keeps the eye from adapting and ages the panel.
      """,
    howMeasured: """
      Mean relative luminance in linear light of both presented pictures, one over the other. The limit \
      0.25 is Andon's own policy: Apple publishes no dimming ratio.
      """,
    howToFix: """
      Remove elements when dimmed (hide secondary text, buttons and decoration) before you darken what \
      stays; use a smaller font, a darker colour, outlines in place of fills.
      """)

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let twin = subject.twin, let limit else { return [] }
    guard let ratio = twin.ratio.luminance else {
      return [.cannotTell("its twin \(twin.ratio.twin) emits no light, so there is no ratio", path: nil)]
    }
    guard ratio > limit else { return [] }
    let cut = FigureText.percent(1 - ratio)
    return [
      .fail(
        Answer.Fault(
          ratio >= 1
            ? "the design does not cut its light at all against \(twin.ratio.twin)"
            : "the design cuts only \(cut) of its light against \(twin.ratio.twin)",
          advice:
            "hide elements when dimmed, then use smaller or darker text, until the ratio is under the limit",
          measured: Measurement(ratio), limit: Measurement(limit)))
    ]
  }
}
