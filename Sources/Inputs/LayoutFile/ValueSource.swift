// SPDX-License-Identifier: MIT

import Typeset

/// A value that a Text writes in the manner of a locale, before the entry is known.
enum ValueSource: Sendable {
  case date(TextTemplate, DateTextStyle)
  case dateTime(TextTemplate, DateFormat)
  case relativeDate(TextTemplate, RelativeDateFormat)
  case interval(TextTemplate, TextTemplate)
  /// The format waits for the ends of the interval and the moment of its pause.
  case timer(TextTemplate, TextTemplate, pause: TextTemplate?, TimerFormat)
  case stopwatch(startingAt: TextTemplate)
  case offset(to: TextTemplate, DateOffsetFormat)
  case number(TextTemplate, NumberFormat)
}

extension EntryFields {
  /// Returns a value with the entry's fields.
  func value(of source: ValueSource) throws(InputError) -> FormattedValue {
    switch source {
    case .date(let date, let style):
      .date(try seconds(of: date), style, now: try now(for: date))
    case .dateTime(let date, let format): .dateTime(try seconds(of: date), format)
    case .relativeDate(let date, let format):
      .relativeDate(try seconds(of: date), format, now: try now(for: date))
    case .interval(let start, let end): try interval(start, end)
    case .timer(let start, let end, let pause, let format):
      try timer(start, end, pause: pause, format)
    case .stopwatch(let start):
      .stopwatch(startingAt: try seconds(of: start), now: try now(for: start))
    case .offset(let date, let format):
      .offset(to: try seconds(of: date), format, now: try now(for: date))
    case .number(let number, let format): .number(try decimal(of: number), format)
    }
  }

  private func interval(
    _ start: TextTemplate, _ end: TextTemplate
  ) throws(InputError) -> FormattedValue {
    let (from, to) = try ends(start, end)
    return .interval(from, to)
  }

  private func timer(
    _ start: TextTemplate, _ end: TextTemplate, pause: TextTemplate?, _ format: TimerFormat
  ) throws(InputError) -> FormattedValue {
    var format = format
    (format.start, format.end) = try ends(start, end)
    if let pause { format.pause = try seconds(of: pause) }
    return .timer(format, now: try now(for: end))
  }

  private func ends(
    _ start: TextTemplate, _ end: TextTemplate
  ) throws(InputError) -> (Double, Double) {
    let (from, to) = (try seconds(of: start), try seconds(of: end))
    guard from <= to else {
      throw InputError(
        .date, at: end.position, "the interval ends before it begins",
        hint: "Write the earlier moment first.")
    }
    return (from, to)
  }

  private func decimal(of template: TextTemplate) throws(InputError) -> String {
    let words = try words(of: template)
    if DecimalNumber.isDecimal(words) { return words }
    throw InputError(
      .entry, at: position(of: template), "'\(words.excerpt)' is no number",
      hint:
        "Write it as 1234.5, with a point and without spaces, in at most \(DecimalNumber.lengthLimit) characters."
    )
  }
}

/// The spelling of numbers in fields.
enum DecimalNumber {
  /// The longest number that is read.
  static let lengthLimit = 40

  /// Whether a text is a decimal number as JSON writes it, of a size that can be written out.
  static func isDecimal(_ text: String) -> Bool {
    guard text.utf8.count <= lengthLimit else { return false }
    var rest = text.utf8[...]
    func skipDigits() -> Bool {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count > 0
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    guard skipDigits() else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard skipDigits() else { return false }
    }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    // Written out, a number of any exponent would fill the memory.
    guard let exponent = Int(String(Substring(rest.dropFirst()))) else { return false }
    return exponent.magnitude <= 30
  }
}
