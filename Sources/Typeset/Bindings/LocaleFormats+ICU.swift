// SPDX-License-Identifier: MIT

import CICU

/// Writes dates, lengths of time and numbers in the manner of one locale, by ICU's data.
struct LocaleFormats {
  /// A locale identifier such as `en_US`.
  let locale: String
  private let zone: [UInt16]

  /// How many words a text takes.
  enum Width: Int32 {
    case wide = 0
    case short = 1
    case narrow = 2
  }

  /// - Throws: ``LocaleError`` where the locale or the zone is none.
  init(locale: String, timeZone: String) throws(LocaleError) {
    try LocaleFacts.require(locale: locale, timeZone: timeZone)
    self.locale = locale
    zone = Array(timeZone.utf16)
  }

  // MARK: Dates

  /// Returns hour and minute in the locale's short form, with the spaces that CLDR's data has.
  func shortTime(_ seconds: Double) throws(LocaleError) -> String {
    let milliseconds = try Self.milliseconds(seconds)
    return try text(of: "\(seconds) s") { out, status in
      unsafe cicu_short_time(
        locale, zone, Int32(zone.count), milliseconds, &out, Int32(out.count), &status)
    }
  }

  /// Returns a moment with the fields of a skeleton, such as `yMMMMd`, in the locale's order.
  func date(_ seconds: Double, skeleton: String) throws(LocaleError) -> String {
    try date(seconds, pattern: try pattern(for: skeleton))
  }

  /// Returns the locale's pattern for the fields of a skeleton; `j` is the locale's hour.
  func pattern(for skeleton: String) throws(LocaleError) -> String {
    let skeleton = Array(skeleton.utf16)
    return try text(of: "a date") { out, status in
      unsafe cicu_date_pattern(locale, skeleton, Int32(skeleton.count), &out, Int32(out.count), &status)
    }
  }

  /// Returns a moment in a pattern of CLDR, such as `MMMM d, y`.
  func date(_ seconds: Double, pattern: String) throws(LocaleError) -> String {
    let milliseconds = try Self.milliseconds(seconds)
    let pattern = Array(pattern.utf16)
    return try text(of: "\(seconds) s") { out, status in
      unsafe cicu_patterned_date(
        locale, zone, Int32(zone.count), milliseconds, pattern, Int32(pattern.count), &out,
        Int32(out.count), &status)
    }
  }

  /// Returns two moments with the fields of a skeleton; what both share is said once.
  func interval(_ from: Double, _ to: Double, skeleton: String) throws(LocaleError) -> String {
    let from = try Self.milliseconds(from)
    let to = try Self.milliseconds(to)
    let skeleton = Array(skeleton.utf16)
    return try text(of: "an interval") { out, status in
      unsafe cicu_date_interval(
        locale, zone, Int32(zone.count), from, to, skeleton, Int32(skeleton.count), &out,
        Int32(out.count), &status)
    }
  }

  /// Returns how often each field goes into what the ones before it leave of the time between two moments.
  ///
  /// - Parameter fields: From the largest to the smallest.
  func difference(
    from start: Double, to end: Double, in fields: [TimeField]
  ) throws(LocaleError) -> [Int] {
    let from = try Self.milliseconds(start)
    let to = try Self.milliseconds(end)
    let codes = fields.map(\.rawValue)
    var amounts = [Int32](repeating: 0, count: fields.count)
    var status: Int32 = 0
    unsafe cicu_date_difference(
      zone, Int32(zone.count), from, to, codes, Int32(codes.count), &amounts, &status)
    guard status == 0 else { throw LocaleError.unwritable("\(end - start) s") }
    return amounts.map(Int.init)
  }

  /// Returns an amount of a field from now on: "in 2 days", or "tomorrow" where a name is asked for.
  func relativeDate(
    _ amount: Int, _ field: TimeField, width: Width, byName: Bool
  ) throws(LocaleError) -> String {
    try text(of: "\(amount)") { out, status in
      unsafe cicu_relative_date(
        locale, width.rawValue, byName ? 1 : 0, Double(amount), field.rawValue, &out, Int32(out.count),
        &status)
    }
  }

  // MARK: Numbers and lists

  /// Returns a decimal number by a number skeleton of ICU.
  func number(_ decimal: String, skeleton: String) throws(LocaleError) -> String {
    let skeleton = Array(skeleton.utf16)
    return try text(of: decimal) { out, status in
      unsafe cicu_number(
        locale, skeleton, Int32(skeleton.count), decimal, &out, Int32(out.count), &status)
    }
  }

  /// Returns amounts of units, at most six, joined as the locale joins them.
  func list(ofUnits amounts: [String], width: Width) throws(LocaleError) -> String {
    let items = amounts.prefix(6).map { Array($0.utf16) }
    let joined = items.flatMap { $0 }
    let lengths = items.map { Int32($0.count) }
    return try text(of: "a length of time") { out, status in
      unsafe cicu_unit_list(
        locale, width.rawValue, joined, lengths, Int32(lengths.count), &out, Int32(out.count), &status)
    }
  }

  /// Returns a text of ASCII digits and marks with the digits of the locale's numbering system.
  func withOwnDigits(_ text: String) throws(LocaleError) -> String {
    let digits = Array(
      try self.text(of: text) { out, status in
        unsafe cicu_digits(locale, &out, Int32(out.count), &status)
      })
    guard digits.count == 10 else { return text }
    return String(text.map { character in character.wholeNumberValue.map { digits[$0] } ?? character })
  }

  // MARK: Calls

  private static func milliseconds(_ seconds: Double) throws(LocaleError) -> Double {
    let milliseconds = seconds * 1000
    // ICU's calendars reach some five million years either way.
    guard milliseconds.magnitude < 1e17 else { throw LocaleError.unwritable("\(seconds) s") }
    return milliseconds
  }

  /// Calls for a text, a second time where it is longer than the first room.
  private func text(
    of subject: String, _ write: (inout [UInt16], inout Int32) -> Int32
  ) throws(LocaleError) -> String {
    var out = [UInt16](repeating: 0, count: 128)
    var status: Int32 = 0
    var length = Int(write(&out, &status))
    if status == 0, length > out.count {
      out = [UInt16](repeating: 0, count: length)
      length = Int(write(&out, &status))
    }
    guard status == 0, (0...out.count).contains(length) else { throw LocaleError.unwritable(subject) }
    return String(decoding: out[..<length], as: UTF16.self)
  }
}
