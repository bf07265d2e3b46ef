// SPDX-License-Identifier: MIT

public import Typeset

/// What a Text shows.
public indirect enum TextContent: Sendable {
  /// Words as they are, the entry's fields already put in.
  case verbatim(String)
  /// A value that follows locale, time zone and, where it is about time, the moment it is looked at.
  case formatted(FormattedValue)
  /// Texts joined into one, as SwiftUI's `+` and attributed strings do.
  case parts([TextPart])
}

/// A part of a Text with what is changed about it.
public struct TextPart: Sendable {
  /// What the part shows.
  public var content: TextContent
  /// The modifiers that set text, innermost first; others change nothing.
  public var modifiers: [ViewModifier]

  /// Creates a part.
  public init(_ content: TextContent, modifiers: [ViewModifier] = []) {
    self.content = content
    self.modifiers = modifiers
  }
}
