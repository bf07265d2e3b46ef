// SPDX-License-Identifier: MIT

import Inputs
import Light
import WidgetModel

/// A dimmed picture may light a set share of its pixels at most.
struct LightLitRule: Rule {
  static let description = RuleDescription(
    id: "light.lit", title: "A dimmed widget lights few pixels", level: .error, limit: Measurement(0.15),
    what: "The share of pixels that are not black in a dimmed picture: the on-pixel ratio.",
    why: """
      Lit area is what the system itself looks at when it sets the level of an always-on screen, and \
      each lit pixel of an OLED panel costs power and ages.
      """,
    howMeasured: """
      Pixels with any sample over `litThreshold` over all pixels of the widget's rectangle. The limit \
      0.15 is the one that watch stores publish; Apple gives none for the phone.
      """,
    howToFix: "Leave the ground black when dimmed, draw outlines in place of fills, and remove elements.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced, let limit else { return [] }
    let lit = subject.reading.litFraction
    guard lit > limit else { return [] }
    return [
      .fail(
        Answer.Fault(
          "\(FigureText.percent(lit)) of the pixels are lit",
          advice: "leave the ground black when dimmed and draw outlines in place of fills",
          measured: Measurement(lit), limit: Measurement(limit)))
    ]
  }
}
