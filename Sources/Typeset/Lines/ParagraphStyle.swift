// SPDX-License-Identifier: MIT

/// How a text is broken, shrunk, cut and aligned.
public struct ParagraphStyle: Hashable, Sendable {
  /// The largest number of lines, at least 1, or nil for no limit.
  public var lineLimit: Int?
  /// The smallest factor of the font's size that shrinking may reach. Unit: none, over 0 and at most 1.
  public var minimumScaleFactor: Double
  /// How lines of unequal width stand to each other.
  public var alignment: TextAlignment
  /// Language of the text for shaping and line breaking: a locale identifier such as `ja_JP`.
  public var locale: String
  /// Pixels of the canvas per point; sizes are rounded up to this grid.
  public var displayScale: Double

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
