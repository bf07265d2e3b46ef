// SPDX-License-Identifier: MIT

/// What a Text shows.
public enum TextContent: Hashable, Sendable {
  /// Words as they are, the entry's fields already put in.
  case verbatim(String)
  /// A moment in a style that follows locale and time zone, in seconds since 1970-01-01T00:00:00Z.
  case date(secondsSince1970: Double, DateTextStyle)
}

/// SwiftUI's `Text.DateStyle`, as far as it is drawn.
public enum DateTextStyle: String, Hashable, Sendable, CaseIterable {
  /// Hour and minute in the locale's short form.
  case time
}
