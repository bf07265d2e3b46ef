// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Typeset

/// A text: answers with the box of its lines.
final class TextElement: LayoutElement {
  /// What a text is set with.
  struct Setting {
    var font: FontRequest
    var paragraph: ParagraphStyle
    var color: EncodedColor
  }

  private let path: String
  private let string: String
  private let setting: Setting
  private let typesetter: Typesetter
  private let grid: PixelGrid
  private var results: [Result] = []
  private var placed: ParagraphLayout?

  /// A measured paragraph and what it was measured for. Unit: pt.
  private struct Result {
    var width: Double
    var height: Double
    var paragraph: ParagraphLayout

    /// Whether the same lines come out for another offer: one that lies between this one and its answer.
    func holds(forWidth width: Double, height: Double) -> Bool {
      width <= self.width && width >= min(self.width, paragraph.size.width)
        && height <= self.height && height >= min(self.height, paragraph.size.height)
    }
  }

  init(path: String, string: String, setting: Setting, typesetter: Typesetter) {
    self.path = path
    self.string = string
    self.setting = setting
    self.typesetter = typesetter
    grid = PixelGrid(scale: setting.paragraph.displayScale)
  }

  override func measure(_ proposal: ProposedSize) -> Size {
    isNothing(proposal) ? .zero : paragraph(for: proposal).size
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    placed = paragraph(for: proposal)
  }

  /// The first baseline lies on the nearest line of the pixel grid; the last one moves along and is rounded up.
  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide.isForwardedByContainers else { return nil }
    let paragraph = paragraph(for: proposal)
    let first = grid.rounded(paragraph.firstBaseline)
    if guide == .vertical(.firstTextBaseline) { return first }
    return grid.roundedUp(paragraph.lastBaseline + first - paragraph.firstBaseline)
  }

  /// A text wants its descent and a tenth of its line to what stands above it, and below it enough that the
  /// distance looks the same from the capitals.
  override func spacing(at edge: RectEdge) -> SpacingPreference {
    guard edge.axis == .vertical else { return .standard(at: edge) }
    let size = setting.font.size
    let line = (SystemFaceMetrics.ascent + SystemFaceMetrics.descent) * size
    let margin = grid.roundedUp(line / 10)
    let above = SystemFaceMetrics.descent * size + margin
    if edge == .top {
      return SpacingPreference(textToText: grid.roundedUp(SystemFaceMetrics.leading * size), aboveText: above)
    }
    return SpacingPreference(
      textToText: 0, belowText: max(line + margin - SystemFaceMetrics.capHeight * size, above))
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, let placed else { return }
    picture.text(string, placed, in: rect, color: setting.color, path: path)
  }

  private func isNothing(_ proposal: ProposedSize) -> Bool { proposal.width == 0 && proposal.height == 0 }

  /// Lengths that are not positive still hold one glyph a line. Unit: pt.
  private static let smallestLength = 1.0 / 1024

  private func paragraph(for proposal: ProposedSize) -> ParagraphLayout {
    let width = max(proposal.width ?? .infinity, Self.smallestLength)
    let height = max(proposal.height ?? .infinity, Self.smallestLength)
    for result in results where result.holds(forWidth: width, height: height) {
      return isNothing(proposal) ? Self.withoutLines(result.paragraph, of: string) : result.paragraph
    }
    let paragraph = typesetter.layOut(
      string, font: setting.font, style: setting.paragraph,
      width: width.isFinite ? width : nil, height: height.isFinite ? height : nil)
    results.append(Result(width: width, height: height, paragraph: paragraph))
    return isNothing(proposal) ? Self.withoutLines(paragraph, of: string) : paragraph
  }

  /// The paragraph of a text that is offered nothing at all: nothing of it is shown.
  private static func withoutLines(_ paragraph: ParagraphLayout, of string: String) -> ParagraphLayout {
    var empty = paragraph
    empty.size = .zero
    empty.lines = []
    empty.isTruncated = !string.isEmpty
    empty.droppedText = string
    return empty
  }
}
