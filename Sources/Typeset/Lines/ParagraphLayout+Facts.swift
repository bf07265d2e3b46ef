// SPDX-License-Identifier: MIT

extension ParagraphLayout {
  /// The size of one em that the span with the most letters asked for. Unit: pt.
  public var requestedSize: Double { fitter.request.spans[text.mainSpan].size }
  /// The size of one em that was used: `requestedSize` × `scale`. Unit: pt.
  public var pointSize: Double { fit.widths[text.mainSpan].size }
  /// The factor that shrinking came to, a whole number of hundredths. Unit: none.
  public var scale: Double { Double(fit.hundredths) / 100 }
  /// The factor that shrinking could have come to at the least. Unit: none, over 0 and at most 1.
  public var minimumScale: Double { Double(fitter.request.floor) / 100 }
  /// Whether text was left out for an ellipsis.
  public var isTruncated: Bool { fit.isTruncated }

  /// The text that was left out; empty when nothing was.
  public var droppedText: String {
    guard fit.isTruncated else { return "" }
    guard let last = fit.lines.last else { return text.source }
    return text.string(last.next..<(last.tail?.lowerBound ?? text.units.count))
  }

  /// The parts of the text that the lines show, before any ellipsis was put in.
  var shownLines: [String] {
    fit.lines.map { text.string($0.start..<$0.shownEnd) + ($0.tail.map(text.string) ?? "") }
  }

  /// The characters that no face has, each once, in order of appearance.
  public var missingCharacters: [Character] { text.traits.missingCharacters }
  /// The names of the faces used, each once, in order of appearance.
  public var faces: [String] { text.traits.faceNames }
  /// ISO 15924 code of the script that most letters belong to, such as `Latn`.
  public var script: String { text.traits.script }
  /// Whether the paragraph runs from right to left.
  public var isRightToLeft: Bool { text.traits.isRightToLeft }

  /// Height of a capital letter (0.88 em for East Asian text) at `pointSize`. Unit: pt.
  public var capHeight: Double {
    pointSize
      * (text.traits.isEastAsian ? SystemFaceMetrics.eastAsianHeight : SystemFaceMetrics.capHeight)
  }

  /// How far the stand-in face may be wrong about a width, for this text. Unit: share of the width.
  public var widthUncertainty: Double {
    text.spans.reduce(0) {
      max($0, SystemTracking.uncertainty(of: $1.face, isMostlyDigits: text.traits.isMostlyDigits))
    }
  }

  /// What the text would come to if it were narrower by `widthUncertainty` than it was measured.
  public var verdictIfNarrower: FitVerdict { fitter.verdict(widthsOffBy: -widthUncertainty) }
  /// What the text would come to if it were wider by `widthUncertainty` than it was measured.
  public var verdictIfWider: FitVerdict { fitter.verdict(widthsOffBy: widthUncertainty) }
  /// Whether the verdict would be another if widths were wrong by `widthUncertainty`.
  public var isUncertain: Bool { verdictIfNarrower != verdictIfWider }
  /// The first line's baseline below the top. Unit: pt.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The last line's baseline below the top. Unit: pt.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  private var text: ShapedText { fitter.text }
}
