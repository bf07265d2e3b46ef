// SPDX-License-Identifier: MIT

/// The widths and heights of a shaped text at one size.
struct SizedWidths {
  /// The first span.
  private let first: SizedSpan
  /// The further spans, with the units where they begin; most texts have none.
  private let others: [(start: Int, span: SizedSpan)]
  /// Whether there is but one span, so that all lines are as high as each other.
  let isUniform: Bool

  /// Measures a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sizes: The measures of its spans at all sizes, one for each.
  ///   - hundredths: The share of the sizes asked for. Unit: hundredths.
  init(_ text: ShapedText, sizes: [SpanSizes], hundredths: Int) {
    first = sizes[0][hundredths]
    isUniform = sizes.count == 1
    others =
      sizes.count == 1 ? [] : (1..<sizes.count).map { (text.spans[$0].start, sizes[$0][hundredths]) }
  }

  /// The measures of a span.
  subscript(span: Int) -> SizedSpan { span == 0 ? first : others[span - 1].span }

  /// The width of some units. Unit: pt.
  @inline(__always)
  func width(of text: ShapedText, _ start: Int, _ end: Int) -> Double {
    isUniform ? first.width(of: text, start, end) : widthOverSpans(of: text, start, end)
  }

  private func widthOverSpans(of text: ShapedText, _ start: Int, _ end: Int) -> Double {
    var span = text.span(of: start)
    var width = 0.0
    var from = start
    while from < end {
      let to = min(end, text.end(ofSpan: span))
      if to > from { width += self[span].width(of: text, from, to) }
      from = to
      span += 1
    }
    return width
  }

  /// How far a line of some units reaches above and below its baseline: as far as the span that reaches the
  /// farthest. Unit: pt.
  func extent(of text: ShapedText, _ units: Range<Int>) -> LineExtent {
    if isUniform { return first.extent }
    var span = text.span(of: units.lowerBound)
    var extent = self[span].extent
    while span + 1 < text.spans.count, text.spans[span + 1].start < units.upperBound {
      span += 1
      if text.end(ofSpan: span) > text.spans[span].start { extent = extent.union(self[span].extent) }
    }
    return extent
  }

  /// The width of the ellipsis behind a span. Unit: pt.
  func width(of ellipsis: ShapedText.Ellipsis, in span: Int) -> Double { self[span].width(of: ellipsis) }
}

/// How far a line reaches from its baseline. Unit: pt.
struct LineExtent: Hashable {
  var above: Double
  var height: Double

  func union(_ other: LineExtent) -> LineExtent {
    let above = max(above, other.above)
    let below = max(height - self.above, other.height - other.above)
    return LineExtent(above: above, height: above + below)
  }
}

/// The widths and heights of one span at one size.
struct SizedSpan {
  /// The size of one em. Unit: pt.
  let size: Double
  /// How far the letters are moved up. Unit: pt.
  let baselineOffset: Double
  /// How far a line of it reaches.
  ///
  /// Letters that are moved make the line higher by as much, and leave it the room that they had. Modelled.
  let extent: LineExtent
  /// Added for each tracked character. Unit: pt.
  private let tracking: Double
  /// Added for each unit. Unit: pt.
  private let letterSpacing: Double
  private let thousandth: Double
  private let ramp: Double

  init(_ style: FitRequest.Span, _ face: FaceStyle, hundredths: Int) {
    size = style.size * Double(hundredths) / 100
    let tracking = SystemTracking(size: size, face: face)
    self.tracking = tracking.perCharacter * size / 1000
    letterSpacing = style.letterSpacing * Double(hundredths) / 100
    thousandth = size / 1000
    ramp = tracking.ramp
    baselineOffset = style.baselineOffset * Double(hundredths) / 100
    extent = LineExtent(
      above: size * SystemFaceMetrics.ascender + max(baselineOffset, 0),
      height: size * SystemFaceMetrics.lineHeight + abs(baselineOffset))
  }

  /// The width of some units, all of the span. Unit: pt.
  @inline(__always)
  func width(of text: ShapedText, _ start: Int, _ end: Int) -> Double {
    width(from: text.sums[start], to: text.sums[end], unitCount: end - start)
  }

  /// The width of some units between two sums. Unit: pt.
  @inline(__always)
  func width(from a: ShapedText.Sums, to b: ShapedText.Sums, unitCount: Int) -> Double {
    (b.advance - a.advance) * size + (b.tracked - a.tracked) * tracking
      + ((b.text - a.text) + (b.display - a.display) * ramp) * thousandth
      + Double(unitCount) * letterSpacing
  }

  /// The width of the ellipsis. Unit: pt.
  func width(of ellipsis: ShapedText.Ellipsis) -> Double {
    ellipsis.glyph.advance * size + ellipsis.tracked * tracking + letterSpacing
  }
}
