// SPDX-License-Identifier: MIT

/// A part of a length of time, the largest first.
public enum TimeField: Int32, Hashable, Sendable, CaseIterable, Comparable {
  case year = 0
  case month, day, hour, minute, second

  /// Whether one field is smaller than another.
  public static func < (a: TimeField, b: TimeField) -> Bool { a.rawValue > b.rawValue }

  /// SwiftUI's name of the field, which is ICU's name of its unit too.
  public var name: String {
    switch self {
    case .year: "year"
    case .month: "month"
    case .day: "day"
    case .hour: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }
}

/// How finely text about time is written.
public enum TimeFidelity: Hashable, Sendable {
  /// To the second.
  case seconds
  /// To the minute, as the system writes while the luminance is reduced: a format that can drop its seconds does,
  /// any other shows U+2212 in place of each digit below the minute.
  ///
  /// - Source: reverse-engineered from SwiftUI's time formatting; field reports show `4:--`.
  case minutes
}
