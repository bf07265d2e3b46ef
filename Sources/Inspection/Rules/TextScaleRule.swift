// SPDX-License-Identifier: MIT

import Inputs
import Typeset

/// Text should not have shrunk to its floor.
struct TextScaleRule: Rule {
  static let description = RuleDescription(
    id: "text.scale", title: "Text keeps room to shrink", level: .warning,
    what: "No text has shrunk to its `minimumScaleFactor`.",
    why: "At the floor the next longer word, or the next language, is cut.",
    howMeasured: "The largest hundredth of the font's size whose layout fits, against `minimumScaleFactor`.",
    howToFix:
      "Give the text another line, a smaller font, or a lower `minimumScaleFactor` if it stays readable.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.texts.compactMap { text in
      guard text.minimumScale < 1 else { return nil }
      guard (text.verdicts.narrower == .fits) == (text.verdicts.wider == .fits) else {
        return .cannotTell(
          "“\(text.report.string.excerpt)” comes to its floor within what the stand-in face can tell "
            + "(\(FigureText.percent(text.widthUncertainty)) of width)",
          path: text.report.path)
      }
      guard text.verdicts.wider != .fits else { return nil }
      return .fail(
        Answer.Fault(
          "“\(text.report.string.excerpt)” has shrunk to its floor",
          advice: "give it another line or a smaller font, so that longer words still fit",
          measured: Measurement(text.report.scale), limit: Measurement(text.minimumScale),
          path: text.report.path))
    }
  }
}
