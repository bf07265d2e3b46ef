// SPDX-License-Identifier: MIT

import Foundation

/// Reads moments in ISO 8601: a date, a date with local time, or one with its zone.
enum Moment {
  /// Why a string is no moment; half a sentence that follows the string.
  struct Fault: Error {
    var reason: String
  }

  /// Returns the seconds since 1970-01-01T00:00:00Z; a moment without a zone is local to `zone`.
  ///
  /// `2026-01-01`, `2026-01-01T09:41`, `2026-01-01T09:41:00.5Z` and `2026-01-01T09:41+09:00` are
  /// moments. A local time that a change of clocks skips is read with the offset before the change.
  static func seconds(_ string: String, in zone: TimeZone) throws(Fault) -> Double {
    var rest = Substring(string)
    let year = try digits(4, of: &rest)
    try skip("-", of: &rest)
    let month = try digits(2, of: &rest)
    try skip("-", of: &rest)
    let day = try digits(2, of: &rest)
    guard year > 0, (1...12).contains(month), (1...daysInMonth(month, year)).contains(day) else {
      throw Fault(reason: "names no day")
    }
    var seconds = Double(days(year, month, day) * 86_400)
    guard let mark = rest.first else { return local(seconds, in: zone) }
    guard mark == "T" || mark == "t" || mark == " " else { throw form }
    rest = rest.dropFirst()
    seconds += try timeOfDay(&rest)
    guard !rest.isEmpty else { return local(seconds, in: zone) }
    return seconds - Double(try offset(&rest))
  }

  private static let form = Fault(reason: "is not of the form 2026-01-01T09:41:00Z")

  private static func timeOfDay(_ rest: inout Substring) throws(Fault) -> Double {
    let hour = try digits(2, of: &rest)
    try skip(":", of: &rest)
    let minute = try digits(2, of: &rest)
    var second = 0.0
    if rest.first == ":" {
      rest = rest.dropFirst()
      second = Double(try digits(2, of: &rest))
      if rest.first == "." {
        let fraction = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
        guard !fraction.isEmpty, let value = Double("0.\(fraction)") else { throw form }
        second += value
        rest = rest[fraction.endIndex...]
      }
    }
    guard hour < 24, minute < 60, second < 60 else { throw Fault(reason: "names no time of the day") }
    return Double(hour * 3600 + minute * 60) + second
  }

  /// Returns the offset of a zone from UTC. Unit: s.
  private static func offset(_ rest: inout Substring) throws(Fault) -> Int {
    if rest == "Z" || rest == "z" { return 0 }
    let sign = rest.first
    guard sign == "+" || sign == "-" else { throw form }
    rest = rest.dropFirst()
    let hour = try digits(2, of: &rest)
    var minute = 0
    if !rest.isEmpty {
      if rest.first == ":" { rest = rest.dropFirst() }
      minute = try digits(2, of: &rest)
    }
    guard rest.isEmpty else { throw form }
    guard hour < 24, minute < 60 else { throw Fault(reason: "has a zone that is none") }
    return (sign == "-" ? -1 : 1) * (hour * 3600 + minute * 60)
  }

  private static func digits(_ count: Int, of rest: inout Substring) throws(Fault) -> Int {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let value = Int(digits)
    else {
      throw form
    }
    rest = rest.dropFirst(count)
    return value
  }

  private static func skip(_ mark: Character, of rest: inout Substring) throws(Fault) {
    guard rest.first == mark else { throw form }
    rest = rest.dropFirst()
  }

  private static func local(_ wall: Double, in zone: TimeZone) -> Double {
    // The offset at the wall's number taken as UTC is wrong only within hours of a change of clocks;
    // the second look is then right.
    let first = wall - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: wall)))
    return wall - Double(zone.secondsFromGMT(for: Date(timeIntervalSince1970: first)))
  }

  private static func daysInMonth(_ month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Returns the days from 1970-01-01 in the proleptic Gregorian calendar.
  private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
    // Years that start in March have their leap day last.
    let marchYear = month > 2 ? year : year - 1
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    let dayOfMarchYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + leapDays + dayOfMarchYear - 719_468
  }
}
