// SPDX-License-Identifier: MIT

public import Typeset

/// What a Text shows.
public enum TextContent: Hashable, Sendable {
  /// Words as they are, the entry's fields already put in.
  case verbatim(String)
  /// A value that follows locale, time zone and, where it is about time, the moment it is looked at.
  case formatted(FormattedValue)
}
