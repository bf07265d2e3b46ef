// SPDX-License-Identifier: MIT

import Inputs

/// Capital letters should be large enough for the viewing distance.
struct TextSmallRule: Rule {
  static let description = RuleDescription(
    id: "text.small", title: "Text is large enough for its distance", level: .warning,
    limit: Measurement(16, .arcMinutes),
    what: "The height of a capital letter, seen from the viewing distance of the environment.",
    why: "A phone by the bed is read from half a metre, a phone in the hand from thirty centimetres.",
    howMeasured: """
      Height of a capital (0.88 em for East Asian text) in pixels of the panel, as an angle at the distance \
      of the viewing profile. 16 minutes of arc is the minimum that ISO 9241-3 is quoted with.
      """,
    howToFix: "Use a larger text style, or leave the text out in that environment.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let limit else { return [] }
    return subject.texts.compactMap { text in
      guard let angle = text.report.capHeightArcmin else {
        return .cannotTell("the panel's pixel density is not known", path: text.report.path)
      }
      guard angle < limit else { return nil }
      return .fail(
        Answer.Fault(
          "“\(text.report.string.excerpt)” is small for its distance",
          advice: "use a larger text style, or leave it out in this environment",
          measured: Measurement(angle, .arcMinutes), limit: Measurement(limit, .arcMinutes),
          path: text.report.path))
    }
  }
}
