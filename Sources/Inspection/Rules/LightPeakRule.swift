// SPDX-License-Identifier: MIT

import Inputs
import Light
import WidgetModel

/// No small part of a dimmed picture may be brighter than a set luminance.
struct LightPeakRule: Rule {
  static let description = RuleDescription(
    id: "light.peak", title: "A dimmed widget has no hot spot", level: .off, limit: Measurement(0.5),
    what: "The largest mean luminance over any square of 8 pt of a dimmed picture.",
    why: "A mean over the whole widget hides one bright spot, which glares all the same.",
    howMeasured: """
      Mean relative luminance over every position of the square; the largest one counts. Off by default; \
      the limit 0.5 is Andon's own.
      """,
    howToFix: "Darken or outline the brightest element: a filled symbol, a badge, a very large digit.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced, let limit, let peak = subject.reading.peakTile,
      peak > limit
    else { return [] }
    return [
      .fail(
        Answer.Fault(
          "a square of 8 pt is lit at \(FigureText.percent(peak)) of full white",
          advice: "darken or outline the brightest element when dimmed",
          measured: Measurement(peak), limit: Measurement(limit)))
    ]
  }
}
