// SPDX-License-Identifier: MIT

import Geometry
import Typeset

/// What a span of text is filled with.
struct TextInk {
  var letters: ResolvedStyle
  /// The line under the letters.
  var underline: ResolvedStyle
  /// The line through the letters.
  var strikethrough: ResolvedStyle
}

/// A text: answers with the box of its lines.
final class TextElement: LayoutElement {
  /// What a text is set with.
  struct Setting {
    var text: StyledText
    var paragraph: ParagraphStyle
    /// One for each span.
    var inks: [TextInk]
  }

  let path: String
  private(set) var setting: Setting
  private let paragraphs: RecentParagraphs
  /// The text shaped and ready for proposals, once it is asked for its size.
  private var prepared: Paragraph?
  private let grid: PixelGrid
  private var results: [Result] = []
  private var placedProposal: ProposedSize?
  private var knownParagraph: ParagraphLayout?

  /// An answer and what it was given for. Unit: pt.
  private struct Result {
    var width: Double
    var height: Double
    var text: TextMeasurement

    /// Whether the same lines come out for another offer: one that lies between this one and its answer.
    func holds(forWidth width: Double, height: Double) -> Bool {
      width <= self.width && width >= min(self.width, text.size.width)
        && height <= self.height && height >= min(self.height, text.size.height)
    }
  }

  init(path: String, setting: Setting, paragraphs: RecentParagraphs) {
    self.path = path
    self.setting = setting
    self.paragraphs = paragraphs
    grid = PixelGrid(scale: setting.paragraph.displayScale)
  }

  /// Puts other words in the place of those of a text of one span.
  func replaceWords(by words: String) {
    setting.text = StyledText([StyledText.Span(words, style: setting.text.spans[0].style)])
    results.removeAll(keepingCapacity: true)
    prepared = nil
    knownParagraph = nil
    placedProposal = nil
  }

  /// The lines in the place of the text, laid out when they are first asked for; nil before it is placed.
  var paragraph: ParagraphLayout? {
    if let knownParagraph { return knownParagraph }
    guard let placedProposal else { return nil }
    let paragraph = prepare().layOut(width: placedProposal.width, height: placedProposal.height)
    knownParagraph = paragraph
    return paragraph
  }

  override func size(for proposal: ProposedSize) -> Size { text(for: proposal).size }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    guard proposal != placedProposal else { return }
    placedProposal = proposal
    knownParagraph = nil
  }

  /// Lines begin on the grid, and are the same for all offers that one answer holds for.
  override func inkMark(on grid: PixelGrid) -> InkMark {
    InkMark(
      rect: rect.map { $0.isFinite ? grid.rounded($0) : $0 },
      form: placedProposal.map { answer(for: $0) } ?? -1)
  }

  /// The first baseline lies on the nearest line of the pixel grid; the last one moves along and is rounded up.
  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide == .vertical(.firstTextBaseline) || guide == .vertical(.lastTextBaseline) else { return nil }
    let text = text(for: proposal)
    let first = grid.rounded(text.firstBaseline)
    if guide == .vertical(.firstTextBaseline) { return first }
    return grid.roundedUp(text.lastBaseline + first - text.firstBaseline)
  }

  /// A text wants its descent and a tenth of its line to what stands above it, and below it enough that the
  /// distance looks the same from the capitals.
  override func spacing(at edge: RectEdge) -> SpacingPreference {
    guard edge.axis == .vertical else { return .standard(at: edge) }
    let size = setting.text.spans.reduce(0) { max($0, $1.style.font.size) }
    let line = SystemFaceMetrics.lineHeight * size
    let margin = grid.roundedUp(line / 10)
    let above = line - SystemFaceMetrics.ascender * size + margin
    // Between texts the lower one's leading decides, and the system's face has none.
    if edge == .top { return SpacingPreference(textToText: 0, aboveText: above) }
    return SpacingPreference(
      textToText: 0, belowText: max(line + margin - SystemFaceMetrics.capHeight * size, above))
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, let paragraph else { return }
    picture.text(setting.text.string, paragraph, in: rect, inks: setting.inks, path: path)
  }

  private func prepare() -> Paragraph {
    if let prepared { return prepared }
    let paragraph = paragraphs.paragraph(setting.text, style: setting.paragraph)
    prepared = paragraph
    return paragraph
  }

  private func text(for proposal: ProposedSize) -> TextMeasurement { results[answer(for: proposal)].text }

  /// Returns the place of the answer to an offer.
  private func answer(for proposal: ProposedSize) -> Int {
    let width = proposal.width ?? .infinity
    let height = proposal.height ?? .infinity
    for place in results.indices where results[place].holds(forWidth: width, height: height) { return place }
    let text = prepare().measure(width: width, height: height)
    results.append(Result(width: width, height: height, text: text))
    return results.count - 1
  }
}
