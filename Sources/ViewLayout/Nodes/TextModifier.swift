// SPDX-License-Identifier: MIT

public import Typeset

/// What is changed about text, under SwiftUI's own names; it flows down to all text inside.
public enum TextModifier: Hashable, Sendable {
  /// Sets the family of shapes; nil is the font's own.
  case fontDesign(FontDesign?)
  /// Slants letters, or sets them upright.
  case italic(Bool)
  /// Gives all digits the same advance.
  case monospacedDigit
  /// Sets the monospaced design, or the font's own.
  case monospaced(Bool)
  /// Adds to each character; wins over kerning. Unit: pt.
  case tracking(Double)
  /// Adds to each character. Unit: pt.
  case kerning(Double)
  /// Moves letters up. Unit: pt.
  case baselineOffset(Double)
  /// Draws a line under letters, or none.
  case underline(TextLineStyle?)
  /// Draws a line through letters, or none.
  case strikethrough(TextLineStyle?)
  /// Adds room between lines. Unit: pt, not negative.
  case lineSpacing(Double)
  /// Lets letters move nearer to each other before text shrinks or is cut.
  case allowsTightening(Bool)
  /// Sets where an ellipsis stands for what is left out.
  case truncationMode(TruncationMode)
  /// Sets all letters in one case, or leaves them as they are.
  case textCase(TextCase?)
  /// Keeps the height of some lines free and limits them; without a limit where that is nil.
  case lineLimit(reserving: Int, atMost: Int?)
  /// Brings the Dynamic Type size into a range.
  case dynamicTypeSize(ClosedRange<DynamicTypeSize>)
  /// Sets text as a link: in the tint.
  case link
}

/// A line under or through letters.
public struct TextLineStyle: Hashable, Sendable {
  /// How it is broken up.
  public var pattern: LinePattern
  /// Its colour, or nil for the letters'.
  public var color: ShapeStyle?

  /// Creates a line.
  public init(pattern: LinePattern = .solid, color: ShapeStyle? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
