// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// A text in its style, shaped once and laid out in as many proposals as are asked for.
///
/// Layout asks the same question several times, so answers are remembered. Used by one thread at a time.
public final class Paragraph {
  let text: StyledText
  let style: ParagraphStyle
  private let shaped: ShapedText
  private let sizes: [SpanSizes]
  private let decorations: [SpanDecoration]
  /// The request without a proposal.
  private let request: FitRequest
  /// The latest answers; few proposals are made to one text.
  private var fits: [(request: FitRequest.Space, fit: TextFit)] = []
  /// The latest layout: environments that set a text alike ask for the same one.
  private var last: (space: FitRequest.Space, layout: ParagraphLayout)?

  init(_ text: StyledText, style: ParagraphStyle, shaped: ShapedText, sizes: SpanSizesCache) {
    self.text = text
    self.style = style
    self.shaped = shaped
    request = FitRequest(text, style)
    self.sizes = zip(request.spans, shaped.spans).map { sizes.sizes($0, $1.face) }
    let isPlain = text.spans.allSatisfy { $0.style.underline == nil && $0.style.strikethrough == nil }
    decorations =
      isPlain
      ? []
      : text.spans.map {
        SpanDecoration(underline: $0.style.underline, strikethrough: $0.style.strikethrough)
      }
  }

  /// Returns the text laid out in a proposal; see ``Typesetter/layOut(_:style:width:height:)``.
  public func layOut(width: Double?, height: Double?) -> ParagraphLayout {
    let space = FitRequest.Space(width: width, height: height)
    if let last, last.space == space { return last.layout }
    let composer = composer(in: space)
    let layout = ParagraphLayout(
      size: composer.size, lines: composer.lines(), fit: composer.fit, fitter: fitter(in: space))
    last = (space, layout)
    return layout
  }

  /// Returns the size of the text in a proposal: as ``layOut(width:height:)``, without the glyphs.
  public func measure(width: Double?, height: Double?) -> TextMeasurement {
    let composer = composer(in: FitRequest.Space(width: width, height: height))
    let count = composer.fit.lines.count
    guard count > 0 else { return TextMeasurement(size: .zero, firstBaseline: 0, lastBaseline: 0) }
    return TextMeasurement(
      size: composer.size, firstBaseline: composer.baseline(of: 0),
      lastBaseline: composer.baseline(of: count - 1))
  }

  private func composer(in space: FitRequest.Space) -> ParagraphComposer {
    ParagraphComposer(
      text: shaped, fit: fit(in: space), style: style, decorations: decorations,
      grid: PixelRounding(scale: style.displayScale))
  }

  private func fit(in space: FitRequest.Space) -> TextFit {
    for known in fits where known.request == space { return known.fit }
    let fit = fitter(in: space).fit()
    if fits.count == 8 { fits.removeFirst() }
    fits.append((space, fit))
    return fit
  }

  private func fitter(in space: FitRequest.Space) -> TextFitter {
    var request = request
    request.space = space
    return TextFitter(text: shaped, sizes: sizes, request: request)
  }
}
