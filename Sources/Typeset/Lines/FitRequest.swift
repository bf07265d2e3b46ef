// SPDX-License-Identifier: MIT

/// The space for a text and how far it may shrink.
struct FitRequest: Hashable {
  /// What a span is set with, at full size.
  struct Span: Hashable {
    /// The size of one em. Unit: pt.
    var size: Double
    /// Added after each unit. Unit: pt.
    var letterSpacing = 0.0
    /// How far the letters are moved up. Unit: pt.
    var baselineOffset = 0.0
  }

  /// What a text is offered.
  struct Space: Hashable {
    /// Unit: pt; infinite for no limit, never negative.
    var width = Double.infinity
    /// Unit: pt; infinite for no limit, never negative.
    var height = Double.infinity
    /// Whether exactly 0 × 0 was offered, which is answered with no line.
    var isNothing = false

    /// Without a limit.
    init() {}

    /// Reads a proposal.
    init(width: Double?, height: Double?) {
      isNothing = width == 0 && height == 0
      self.width = Space.limit(width)
      self.height = Space.limit(height)
    }

    private static func limit(_ length: Double?) -> Double {
      guard let length, !length.isNaN else { return .infinity }
      return max(length, 0)
    }
  }

  /// The spans; at least one.
  var spans: [Span]
  /// The space offered.
  var space = Space()
  /// At least 1, or nil for no limit.
  var lineLimit: Int?
  /// The smallest share of the size that shrinking may reach: a whole number of steps below the full size.
  /// Unit: hundredths, 1…100.
  var floor: Int
  /// How far apart the shares are that shrinking tries. Unit: hundredths, at least 1.
  var step: Int
  /// Added between two lines at every size. Unit: pt, not negative.
  var lineSpacing: Double
  /// Whether letters may move nearer to each other.
  var allowsTightening: Bool
  /// Where what is left out is left out.
  var truncationMode: TruncationMode

  /// Reads how a text is set, in no space yet; a size that is no positive number sets nothing.
  init(_ text: StyledText, _ style: ParagraphStyle) {
    spans = text.spans.map { span in
      Span(
        size: span.style.font.size.isFinite ? max(span.style.font.size, 0) : 0,
        letterSpacing: span.style.letterSpacing, baselineOffset: span.style.baselineOffset)
    }
    lineLimit = style.lineLimit.map { max($0, 1) }
    // The small term takes back what 0.07 × 100 is over 7.
    let floor = (style.minimumScaleFactor * 100 - 1e-9).rounded(.up)
    let lowest = floor < 100 ? max(1, Int(floor)) : 100
    step = max(style.scaleStep, 1)
    self.floor = 100 - (100 - lowest) / step * step
    lineSpacing = max(style.lineSpacing, 0)
    allowsTightening = style.allowsTightening
    truncationMode = style.truncationMode
  }

  var width: Double { space.width }
  var height: Double { space.height }
}
