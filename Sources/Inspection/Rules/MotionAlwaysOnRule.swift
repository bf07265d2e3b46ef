// SPDX-License-Identifier: MIT

import Inputs
import ViewLayout
import WidgetModel

/// What moves within a minute stands still, or loses its digits, on a dimmed panel.
struct MotionAlwaysOnRule: Rule {
  static let description = RuleDescription(
    id: "motion.alwaysOn", title: "Nothing moves within a minute when dimmed", level: .warning,
    what: "No text counts seconds, and no drawing moves by itself, in a dimmed environment.",
    why:
      "A dimmed panel is drawn once a minute and without animation: the system writes dashes for seconds, and a spinner stands still.",
    howMeasured:
      "Texts and drawings of the dimmed picture that would change sooner than after 60 seconds with full luminance: timers, relative dates and offsets below the unit of a minute, indeterminate progress.",
    howToFix:
      "Under 'dimmed' write the time at which it ends (style time), a timer to the minute (maxPrecision 60), or hide it."
  )

  /// How often a dimmed panel is drawn.
  ///
  /// - Source: reverse-engineered from SwiftUI's classes of updates: 30 Hz, a second, a minute. Unit: s.
  private static let refreshInterval = 60.0

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard subject.environment.isLuminanceReduced else { return [] }
    return subject.leaves.compactMap { leaf in
      guard let interval = leaf.changeInterval, interval < Self.refreshInterval else { return nil }
      return .fail(
        Answer.Fault(
          Self.message(for: leaf), advice: "show the time at which it ends, or hide it when dimmed",
          path: leaf.path))
    }
  }

  private static func message(for leaf: PlacedLeaf) -> String {
    switch leaf.content {
    case .text(let words, _, _): "'\(words)' counts seconds, and a dimmed panel is drawn once a minute"
    default: "the drawing moves by itself, and a dimmed panel is drawn once a minute"
    }
  }
}
