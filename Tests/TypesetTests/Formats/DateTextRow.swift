// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Typeset

/// One row of the recorded texts of dates.
struct DateTextRow: Sendable, CustomTestStringConvertible {
  var certainty: String
  var style: String
  /// One moment, or two for an interval.
  var dates: [Double]
  var now: Double
  var locale: String
  var zone: String
  var expected: String

  var testDescription: String { "\(locale) \(style) \(expected)" }

  static let all: [DateTextRow] = {
    guard let url = Bundle.module.url(forResource: "Resources/date-text", withExtension: "tsv"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t").map(String.init)
      return DateTextRow(
        certainty: cells[0], style: cells[1],
        dates: cells[2].split(separator: "/").map { seconds(String($0)) },
        now: seconds(cells[3]), locale: cells[4], zone: cells[5], expected: cells[6])
    }
  }()

  /// Reads `2026-01-01`, `2026-01-01T12:00Z`, `2026-01-01T12:00:00Z` or `2026-01-01T12:00:00.00Z`.
  private static func seconds(_ text: String) -> Double {
    let numbers = text.split { "-T:Z".contains($0) }.compactMap { Double($0) }
    var parts = DateComponents()
    parts.year = Int(numbers[0])
    parts.month = Int(numbers[1])
    parts.day = Int(numbers[2])
    parts.timeZone = .gmt
    let day = Calendar(identifier: .gregorian).date(from: parts)?.timeIntervalSince1970 ?? .nan
    let time = (numbers.dropFirst(3) + [0, 0, 0]).prefix(3)
    return zip(time, [3600.0, 60, 1]).reduce(day) { $0 + $1.0 * $1.1 }
  }

  /// Writes the row's value.
  func written(_ fidelity: TimeFidelity = .seconds) throws -> FormattedText {
    let writer = ValueWriter(
      formats: try LocaleFormats(locale: locale, timeZone: zone), fidelity: fidelity)
    if style.hasPrefix("date units") {
      return FormattedText([try writer.date(dates[0], of: style.contains("weekday") ? "EEEEd" : "d")])
    }
    return try writer.text(of: try value())
  }

  private func value() throws -> FormattedValue {
    if let style = DateTextStyle(rawValue: style) { return .date(dates[0], style, now: now) }
    if style == "interval" { return .interval(dates[0], dates[1]) }
    if style.hasPrefix("stopwatch") { return .stopwatch(startingAt: dates[0], now: now) }
    if style.hasPrefix("offset(to:") {
      var format = DateOffsetFormat()
      if style.contains("h m s") {
        (format.allowedFields, format.maxFieldCount) = ([.hour, .minute, .second], 3)
      }
      if style.hasSuffix("allowedFields: m s)") { format.allowedFields = [.minute, .second] }
      return .offset(to: dates[0], format, now: now)
    }
    try #require(style.hasPrefix("timer("))
    let length: Double = style.contains("1 h") ? 3600 : 300
    var format = TimerFormat(start: dates[0] - length, end: dates[0])
    if style.contains("showsHours: false") { format.start = now }
    format.showsHours = !style.contains("showsHours: false")
    format.countsDown = !style.contains("countingUpIn")
    format.isToTheMinute = style.contains("maxPrecision")
    return .timer(format, now: now)
  }
}
