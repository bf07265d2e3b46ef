// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Typeset

/// Sets captions of sheets, in pixels.
struct CaptionPainter {
  let typesetter: Typesetter
  let locale: String

  /// A line or two of words in one colour.
  struct Caption {
    var text: String
    /// The size of one em. Unit: px.
    var size: Double
    var weight: FontWeight = .regular
    var color: EncodedColor
    var lineLimit = 1
  }

  /// Adds a caption to a drawing and returns the height it takes. Unit: px.
  func paint(_ caption: Caption, at origin: Point, width: Double, into items: inout [DrawItem]) -> Double {
    let paragraph = paragraph(of: caption, width: width)
    for run in paragraph.lines.flatMap(\.runs) {
      var placed = run
      for index in placed.glyphs.indices {
        placed.glyphs[index].position = placed.glyphs[index].position.moved(x: origin.x, y: origin.y)
      }
      items.append(.glyphs(placed, .solid(caption.color)))
    }
    return paragraph.size.height
  }

  /// Returns the room that a caption takes on one line. Unit: px.
  func size(of caption: Caption) -> Size { paragraph(of: caption, width: nil).size }

  private func paragraph(of caption: Caption, width: Double?) -> ParagraphLayout {
    typesetter.layOut(
      StyledText(caption.text, font: FontRequest(size: caption.size, weight: caption.weight)),
      style: ParagraphStyle(lineLimit: caption.lineLimit, locale: locale, displayScale: 1),
      width: width, height: nil)
  }
}
