// SPDX-License-Identifier: MIT

import Inputs

/// Every character must have a glyph.
struct TextMissingGlyphRule: Rule {
  static let description = RuleDescription(
    id: "text.missing-glyph", title: "Every character has a glyph", level: .error,
    what: "No text holds a character that none of the faces has.",
    why: "A box in place of a letter makes the sentence unreadable and its measured light wrong.",
    howMeasured:
      "Each cluster is drawn by the first face of the collection that has all of it; the rest are listed.",
    howToFix:
      "Correct the character if it is a slip; else the bundled faces do not cover that script or symbol yet.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.texts.compactMap { text in
      guard !text.report.missingGlyphs.isEmpty else { return nil }
      let list = text.report.missingGlyphs.prefix(8).map { "\($0.excerpt) (\($0.codePoints))" }
      return .fail(
        Answer.Fault(
          "no face has \(list.joined(separator: ", "))",
          advice: "correct the character; the bundled faces do not cover it, so the figures leave it out",
          measured: Measurement(Double(text.report.missingGlyphs.count), .count),
          limit: Measurement(0, .count), path: text.report.path))
    }
  }
}
