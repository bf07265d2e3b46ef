// SPDX-License-Identifier: MIT

/// A text of one or more spans, each set in its own way.
public struct StyledText: Hashable, Sendable {
  /// A part of a text.
  public struct Span: Hashable, Sendable {
    /// The words.
    public var string: String
    /// How they are set.
    public var style: SpanStyle

    /// Creates a span.
    public init(_ string: String, style: SpanStyle) {
      self.string = string
      self.style = style
    }
  }

  /// The spans in reading order; at least one.
  public let spans: [Span]

  /// Creates a text; one without spans is empty and unstyled.
  public init(_ spans: [Span]) {
    self.spans = spans.isEmpty ? [Span("", style: SpanStyle())] : spans
  }

  /// Creates a text of one span.
  public init(_ string: String, font: FontRequest = FontRequest()) {
    spans = [Span(string, style: SpanStyle(font: font))]
  }

  /// The words of all spans.
  public var string: String { spans.count == 1 ? spans[0].string : spans.map(\.string).joined() }
}

/// How a span is set.
public struct SpanStyle: Hashable, Sendable {
  /// The face and size.
  public var font: FontRequest
  /// Added after each character, as SwiftUI's `tracking` and `kerning` do. Unit: pt at the size asked for.
  public var letterSpacing: Double
  /// How far the letters are moved up. Unit: pt at the size asked for.
  public var baselineOffset: Double
  /// The line under the letters, or nil.
  public var underline: LinePattern?
  /// The line through the letters, or nil.
  public var strikethrough: LinePattern?

  /// Creates a style; the defaults are those of an unstyled Text.
  public init(
    font: FontRequest = FontRequest(), letterSpacing: Double = 0, baselineOffset: Double = 0,
    underline: LinePattern? = nil, strikethrough: LinePattern? = nil
  ) {
    self.font = font
    self.letterSpacing = letterSpacing
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
  }
}

/// The patterns of SwiftUI's `Text.LineStyle`.
public enum LinePattern: String, Hashable, Sendable, CaseIterable {
  case solid, dot, dash, dashDot, dashDotDot

  /// Marks and gaps by turns, beginning with a mark, in multiples of the line's thickness; empty for a solid
  /// line. Modelled: the system's lengths are not published.
  public var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}
