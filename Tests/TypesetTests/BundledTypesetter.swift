// SPDX-License-Identifier: MIT

import BundledFonts
import Geometry
import Typeset

/// One typesetter over the bundled faces for all tests; it is a value of constant meaning.
enum Bundled {
  static let fonts = Result { try FontCollection.load(folder: BundledFonts.folder()) }
  static let shared = fonts.map { Typesetter(fonts: $0) }

  static func typesetter() throws -> Typesetter { try shared.get() }

  /// Lays a text out at 17 pt regular without limits unless told otherwise.
  static func layOut(
    _ string: String, font: FontRequest = FontRequest(), style: ParagraphStyle = ParagraphStyle(),
    width: Double? = nil, height: Double? = nil
  ) throws -> ParagraphLayout {
    try typesetter().layOut(StyledText(string, font: font), style: style, width: width, height: height)
  }

  /// The unrounded width of a text on one line.
  static func width(_ string: String, font: FontRequest = FontRequest()) throws -> Double {
    try layOut(string, font: font).lines[0].width
  }
}
