// SPDX-License-Identifier: MIT

import Typeset

/// The values that flow down to texts, beside font and foreground.
///
/// An object, so that the values of a deep tree stay small; it is never changed once it flows down.
final class TextValues {
  /// The design that overrides the font's own.
  private(set) var design: FontDesign?
  /// Whether letters are slanted, where a modifier says so.
  private(set) var isItalic: Bool?
  private(set) var hasMonospacedDigits = false
  private(set) var tracking: Double?
  private(set) var kerning: Double?
  private(set) var baselineOffset = 0.0
  private(set) var underline: TextLineStyle?
  private(set) var strikethrough: TextLineStyle?
  private(set) var lineSpacing = 0.0
  private(set) var allowsTightening = false
  private(set) var truncationMode = TruncationMode.tail
  private(set) var textCase: TextCase?
  private(set) var reservedLines = 0
  private(set) var dynamicTypeSizes = DynamicTypeSize.xSmall...DynamicTypeSize.accessibility5

  /// The values of text that nothing is said about.
  init() {}

  private init(_ other: TextValues) {
    design = other.design
    isItalic = other.isItalic
    hasMonospacedDigits = other.hasMonospacedDigits
    tracking = other.tracking
    kerning = other.kerning
    baselineOffset = other.baselineOffset
    underline = other.underline
    strikethrough = other.strikethrough
    lineSpacing = other.lineSpacing
    allowsTightening = other.allowsTightening
    truncationMode = other.truncationMode
    textCase = other.textCase
    reservedLines = other.reservedLines
    dynamicTypeSizes = other.dynamicTypeSizes
  }

  /// Returns the values inside a modifier.
  func taking(_ modifier: TextModifier) -> TextValues {
    let inner = TextValues(self)
    switch modifier {
    case .fontDesign(let design): inner.design = design
    case .italic(let isItalic): inner.isItalic = isItalic
    case .monospacedDigit: inner.hasMonospacedDigits = true
    case .monospaced(let isMonospaced): inner.design = isMonospaced ? .monospaced : nil
    case .tracking(let points): inner.tracking = points
    case .kerning(let points): inner.kerning = points
    case .baselineOffset(let points): inner.baselineOffset = points
    case .underline(let style): inner.underline = style
    case .strikethrough(let style): inner.strikethrough = style
    case .lineSpacing(let points): inner.lineSpacing = max(points, 0)
    case .allowsTightening(let isAllowed): inner.allowsTightening = isAllowed
    case .truncationMode(let mode): inner.truncationMode = mode
    case .textCase(let textCase): inner.textCase = textCase
    case .lineLimit(let reserved, _): inner.reservedLines = max(reserved, 0)
    case .dynamicTypeSize(let range):
      // One range after the other is a range again.
      inner.dynamicTypeSizes =
        dynamicTypeSizes.lowerBound.clamped(to: range)...dynamicTypeSizes.upperBound.clamped(to: range)
    case .link: break
    }
    return inner
  }

  /// Returns the values without lines that are kept free.
  func reservingNoLines() -> TextValues {
    reservedLines == 0 ? self : taking(.lineLimit(reserving: 0, atMost: nil))
  }
}

extension DynamicTypeSize {
  /// Returns the nearest size of a range.
  func clamped(to range: ClosedRange<DynamicTypeSize>) -> DynamicTypeSize {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
