// SPDX-License-Identifier: MIT

import Inputs

/// A picture should be the one that was looked at and kept.
///
/// The answer needs the stored pictures, so `andon golden` gives it.
public enum GoldenDiffersRule {
  /// The page of `andon explain`.
  public static let description = RuleDescription(
    id: "golden.differs", title: "A widget looks as it was looked at", level: .warning,
    what: "Each picture of `andon golden` equals the stored one, pixel for pixel.",
    why: """
      A change that nobody meant shows first in a picture that nobody looks at: a font that was replaced, a \
      margin that moved by a pixel.
      """,
    howMeasured: """
      Both pictures are decoded and compared exactly: drawing is integer arithmetic, the same on every \
      machine. The manifest beside the stored pictures holds a hash of the design (layout, \
      images and catalog colours that it uses, entry, device, locale), the hashes of the fonts, and Andon's \
      version and parameters; what differs from it is named: an engine, a font or the design.
      """,
    howToFix:
      "Look at the picture of before, difference and after; then `andon golden --update` keeps what is meant."
  )
}
