// SPDX-License-Identifier: MIT

/// How a text is broken, shrunk, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  /// The largest number of lines, at least 1, or nil for no limit.
  public var lineLimit: Int?
  /// The number of lines whose height is kept free, whether or not there are as many; 0 for none.
  public var reservedLines = 0
  /// The room between two lines. Unit: pt, not negative; shrinking leaves it alone.
  public var lineSpacing = 0.0
  /// Whether letters may move nearer to each other before the text shrinks or is cut.
  public var allowsTightening = false
  /// Where an ellipsis stands for what is left out of the last line.
  public var truncationMode = TruncationMode.tail
  /// The smallest factor of the font's size that shrinking may reach. Unit: none, over 0 and at most 1.
  public var minimumScaleFactor: Double
  /// How far apart the factors are that shrinking tries, from 1 downwards. Unit: hundredths, at least 1.
  public var scaleStep = 1
  /// How lines of unequal width stand to each other.
  public var alignment: TextAlignment
  /// Language of the text for shaping and line breaking: a locale identifier such as `ja_JP`.
  public var locale: String
  /// Pixels of the canvas per point; sizes are rounded up to this grid.
  public var displayScale: Double
  /// Whether the leading edge is the right one, whatever the text's own direction.
  public var isRightToLeft = false

  /// Creates a style; the defaults are those of an unstyled Text.
  public init(
    lineLimit: Int? = nil, minimumScaleFactor: Double = 1, alignment: TextAlignment = .leading,
    locale: String = "en_US", displayScale: Double = 3
  ) {
    self.lineLimit = lineLimit
    self.minimumScaleFactor = minimumScaleFactor
    self.alignment = alignment
    self.locale = locale
    self.displayScale = displayScale
  }
}

/// SwiftUI's `TextAlignment`.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing
}

/// SwiftUI's `Text.TruncationMode`.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  case head, middle, tail
}
