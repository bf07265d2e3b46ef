// SPDX-License-Identifier: MIT

import Inputs

/// Text should stand out from what it lies on.
struct TextContrastRule: Rule {
  static let description = RuleDescription(
    id: "text.contrast", title: "Text stands out from its ground", level: .warning, limit: Measurement(3),
    what: "The contrast of each text against the colour under it, after the system's pass.",
    why: "Night mode turns colours into shades of one red: what differed in hue alone becomes the same.",
    howMeasured: """
      (L_hi + A) / (L_lo + A) in linear light from the known colours, not from antialiased pixels; A is the \
      light that the panel reflects in the viewing profile. Over a gradient \
      the worst of 25 places counts, and where some pass and some do not, or over a ground of several \
      colours, the rule cannot tell.
      """,
    howToFix: "Use a lighter text colour or a darker ground; at night only near-white stays bright, as red.")

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    guard let limit else { return [] }
    return subject.texts.compactMap { text in
      guard let contrast = text.report.contrast else {
        return .cannotTell(
          "“\(text.report.string.excerpt)” lies on more than one colour", path: text.report.path)
      }
      guard contrast < limit else { return nil }
      if let best = text.bestContrast, best >= limit {
        return .cannotTell(
          "“\(text.report.string.excerpt)” lies on colours of which it stands out from some only",
          path: text.report.path)
      }
      return .fail(
        Answer.Fault(
          "“\(text.report.string.excerpt)” hardly stands out from its ground",
          advice: "use a lighter text colour or a darker ground",
          measured: Measurement(contrast), limit: Measurement(limit), path: text.report.path))
    }
  }
}
