// SPDX-License-Identifier: MIT

import Inputs
import Typeset

/// Every text must be shown whole.
struct TextTruncatedRule: Rule {
  static let description = RuleDescription(
    id: "text.truncated", title: "Text is whole", level: .error,
    what: "No text is cut with an ellipsis.",
    why: """
      StandBy shows the same small widget with another font size and line limit; a sentence that was \
      whole on the home screen loses its end there, and no simulator shows it.
      """,
    howMeasured: """
      The text is shaped, broken and shrunk as SwiftUI does it, with the stand-in face's widths corrected \
      to the platform's. Where the stand-in's error could turn the answer, the rule cannot tell.
      """,
    howToFix:
      "Allow the text to shrink (`minimumScaleFactor`), raise `lineLimit`, use a smaller font, or shorten it."
  )

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.texts.compactMap { text in
      guard (text.verdicts.narrower == .cut) == (text.verdicts.wider == .cut) else {
        let state = text.report.isTruncated ? "is cut" : "just fits"
        return .cannotTell(
          "“\(text.report.string.excerpt)” \(state), by less than the stand-in face can tell "
            + "(\(FigureText.percent(text.widthUncertainty)) of width)",
          path: text.report.path)
      }
      guard text.report.isTruncated else { return nil }
      return .fail(
        Answer.Fault(
          "“\(text.report.string.excerpt)” is cut: “\(text.report.droppedText.excerpt)” is not shown",
          advice: "let it shrink (minimumScaleFactor), raise lineLimit, use a smaller font, or shorten it",
          path: text.report.path))
    }
  }
}
