// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import Testing
@testable import Typeset

/// The clusters of a text from left to right as they are placed on one line without limit.
func visualOrder(_ string: String, locale: String = "en_US") throws -> String {
  let fonts = try Bundled.fonts.get()
  let tools = TextToolPool()
  let key = ShapeKey(text: string, locale: locale)
  let text = tools.withTools(locale: locale) { TextShaper.shape(key, fonts: fonts, tools: $0) }
  return VisualOrder.indices(of: text.units.map(\.level)).map { text.string($0..<$0 + 1) }.joined()
}

/// Pen positions of all glyphs of a layout.
func pens(_ layout: ParagraphLayout) -> [Double] {
  layout.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.position.x)
}
