// SPDX-License-Identifier: MIT

/// A value that a Text writes in the manner of a locale. Moments are in seconds since 1970-01-01T00:00:00Z.
public enum FormattedValue: Hashable, Sendable {
  /// SwiftUI's `Text(_:style:)`; `now` is the moment at which it is looked at.
  case date(Double, DateTextStyle, now: Double)
  /// SwiftUI's `Text(start...end)`.
  case interval(Double, Double)
  /// `Text(date, format: .dateTime…)`.
  case dateTime(Double, DateFormat)
  /// `Text(date, format: .relative(…))`, which stays as it was written.
  case relativeDate(Double, RelativeDateFormat, now: Double)
  /// `Text(timerInterval:…)` and `Text(.currentDate, format: .timer(…))`.
  case timer(TimerFormat, now: Double)
  /// `Text(.currentDate, format: .stopwatch(startingAt:))`.
  case stopwatch(startingAt: Double, now: Double)
  /// `Text(.currentDate, format: .offset(to:…))`.
  case offset(to: Double, DateOffsetFormat, now: Double)
  /// `Text(number, format:)`; the number as a decimal such as `-1.5e3`.
  case number(String, NumberFormat)
}

/// SwiftUI's `Text.DateStyle`.
public enum DateTextStyle: String, Hashable, Sendable, CaseIterable {
  /// Hour and minute in the locale's short form.
  case time
  /// Day, month and year in the locale's long form; fewer and shorter fields where room is short.
  case date
  /// The two largest fields of the time between the moment and now, in short units: "11 min, 14 sec".
  case relative
  /// The largest field of it with a sign, `+` for what is past: "-11 minutes".
  case offset
  /// Hours, minutes and seconds to the moment, and from it on: "15:00".
  case timer
}

/// Foundation's `Date.FormatStyle`: which fields of a date are shown; their order is the locale's.
public struct DateFormat: Hashable, Sendable {
  /// The fields as a skeleton of CLDR, such as `yMMMd`; `j` is the locale's hour.
  public var skeleton: String

  /// Creates a format.
  public init(skeleton: String) { self.skeleton = skeleton }
}

/// Foundation's `Date.RelativeFormatStyle`: "in 2 hours", "yesterday".
public struct RelativeDateFormat: Hashable, Sendable {
  /// How many words are taken.
  public enum UnitsStyle: String, Hashable, Sendable, CaseIterable {
    case wide, abbreviated, narrow
  }

  /// How many words are taken.
  public var unitsStyle = UnitsStyle.wide
  /// Whether a name such as "tomorrow" is taken where the locale has one.
  public var isNamed = false

  /// Creates a format with Foundation's own settings.
  public init() {}
}

/// SwiftUI's `SystemFormatStyle.Timer` and the arguments of `Text(timerInterval:)`. Unit: s.
public struct TimerFormat: Hashable, Sendable {
  /// Where the interval begins, since 1970-01-01T00:00:00Z.
  public var start: Double
  /// Where the interval ends, since 1970-01-01T00:00:00Z.
  public var end: Double
  /// From when on the timer stands still, or nil for one that runs.
  public var pause: Double?
  /// Whether the rest of the interval is shown, not what has passed of it.
  public var countsDown = true
  /// Whether an hour is shown as such, not as sixty minutes.
  public var showsHours = true
  /// Whether seconds are left out, and words take the place of the colon: "5 minutes".
  public var isToTheMinute = false

  /// Creates a timer that counts down.
  public init(start: Double, end: Double) {
    self.start = start
    self.end = end
  }
}

/// SwiftUI's `SystemFormatStyle.DateOffset`.
public struct DateOffsetFormat: Hashable, Sendable {
  /// When the sign is written.
  public enum Sign: String, Hashable, Sendable, CaseIterable {
    /// Before the moment only.
    case automatic
    /// After it too.
    case always
    /// Not at all.
    case never
  }

  /// The fields that may be shown.
  public var allowedFields = Set(TimeField.allCases)
  /// How many fields are shown at most, one at least.
  public var maxFieldCount = 2
  /// When the sign is written.
  public var sign = Sign.automatic

  /// Creates a format with SwiftUI's own settings.
  public init() {}
}
