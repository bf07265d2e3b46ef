// SPDX-License-Identifier: MIT

import Testing

@testable import Typeset

/// Values in the words of a locale; moments count from 2026-01-01T00:00:00Z, a Thursday.
@Suite struct ValueWriterTests {
  private static let newYear = 1_767_225_600.0

  private func written(
    _ value: FormattedValue, _ locale: String = "en_US", _ fidelity: TimeFidelity = .seconds
  ) throws -> FormattedText {
    try ValueWriter(formats: try LocaleFormats(locale: locale, timeZone: "UTC"), fidelity: fidelity)
      .text(of: value)
  }

  private func text(
    _ value: FormattedValue, _ locale: String = "en_US", _ fidelity: TimeFidelity = .seconds
  ) throws -> String { try written(value, locale, fidelity).text }

  private func number(
    _ decimal: String, _ locale: String = "en_US", _ change: (inout NumberFormat) -> Void = { _ in }
  ) throws -> String {
    var format = NumberFormat()
    change(&format)
    return try text(.number(decimal, format), locale)
  }

  // MARK: Reduced luminance

  @Test(arguments: [
    (240.0, DateTextStyle.timer, "4:\u{2212}\u{2212}"), (5025, .timer, "1:23:\u{2212}\u{2212}"),
    (674, .relative, "11 min"), (45, .relative, "\u{2212}\u{2212} sec"), (8580, .relative, "2 hr, 23 min"),
    (674, .offset, "-11 minutes"), (45, .offset, "-\u{2212}\u{2212} seconds"),
  ])
  func `seconds are left out, or dashed where the form needs them`(
    length: Double, style: DateTextStyle, expected: String
  ) throws {
    let value = FormattedValue.date(Self.newYear + length, style, now: Self.newYear)
    #expect(try text(value, "en_US", .minutes) == expected)
  }

  @Test func `a stopwatch dashes what lies below the minute and no more`() throws {
    let value = FormattedValue.stopwatch(startingAt: 0, now: 3723.5)
    #expect(try text(value) == "01:02:03.50")
    #expect(
      try text(value, "en_US", .minutes) == "01:02:\u{2212}\u{2212}.\u{2212}\u{2212}")
  }

  // MARK: Change

  @Test(arguments: [
    (240.0, DateTextStyle.timer, 1.0 as Double?), (674, .relative, 1), (8580, .relative, 60),
    (7200, .relative, 60),
    (660, .relative, 1), (0, .relative, 1), (674, .offset, 60), (45, .offset, 1), (45, .time, nil),
    (45, .date, nil),
  ])
  func `a text with seconds changes each second, one without each minute, a date never`(
    length: Double, style: DateTextStyle, interval: Double?
  ) throws {
    let value = FormattedValue.date(Self.newYear + length, style, now: Self.newYear)
    for fidelity in [TimeFidelity.seconds, .minutes] {
      #expect(try written(value, "en_US", fidelity).changeInterval == interval)
    }
  }

  @Test func `a timer that is over or paused stands still`() throws {
    var format = TimerFormat(start: 0, end: 300)
    #expect(try written(.timer(format, now: 100)).changeInterval == 1)
    #expect(try written(.timer(format, now: 301)) == FormattedText(["0:00"]))
    format.pause = 60
    #expect(try written(.timer(format, now: 100)) == FormattedText(["4:00"]))
    format.isToTheMinute = true
    format.pause = nil
    #expect(try written(.timer(format, now: 100)).changeInterval == 60)
  }

  // MARK: Room

  @Test func `a date has shorter forms, a time has none`() throws {
    let date = try written(.date(Self.newYear, .date, now: 0))
    #expect(date.variants == ["January 1, 2026", "Jan 1, 2026", "Jan 1"])
    #expect(try written(.date(Self.newYear, .time, now: 0)).variants.count == 1)
  }

  // MARK: Lengths of time

  @Test func `units of zero are left out, and nothing at all is zero seconds`() throws {
    func relative(_ length: Double) throws -> String {
      try text(.date(Self.newYear - length, .relative, now: Self.newYear))
    }
    #expect(try relative(7200) == "2 hr")
    #expect(try relative(7205) == "2 hr")
    #expect(try relative(0) == "0 sec")
  }

  @Test func `the calendar says how long a month is`() throws {
    // From 1 January to 2 February is a month and a day, from 1 February to 5 March a month and four days.
    let month = FormattedValue.date(Self.newYear + 32 * 86_400, .relative, now: Self.newYear)
    #expect(try text(month) == "1 mth, 1 day")
    let february = Self.newYear + 31 * 86_400
    #expect(
      try text(.date(february + 32 * 86_400, .relative, now: february)) == "1 mth, 4 days")
  }

  @Test func `a clock has the locale's digits`() throws {
    #expect(try text(.date(754, .timer, now: 0), "ar_EG") == "١٢:٣٤")
    #expect(try text(.date(754, .timer, now: 0), "ja_JP") == "12:34")
  }

  // MARK: Formats

  @Test(arguments: [
    ("EEEEd", "en_US", "Thursday 1"), ("EEEEd", "de_DE", "Donnerstag, 1."),
    ("yMMMMd", "en_GB", "1 January 2026"),
    ("MMMd", "en_US", "Jan 1"), ("jmm", "de_DE", "00:00"), ("jmm", "en_US", "12:00\u{202f}AM"),
    ("yMd", "de_DE", "1.1.2026"),
  ])
  func `fields stand in the locale's order`(skeleton: String, locale: String, expected: String) throws {
    #expect(try text(.dateTime(Self.newYear, DateFormat(skeleton: skeleton)), locale) == expected)
  }

  @Test func `a relative date names its largest field`() throws {
    var format = RelativeDateFormat()
    func relative(_ days: Double, _ locale: String = "en_US") throws -> String {
      try text(.relativeDate(Self.newYear + days * 86_400, format, now: Self.newYear), locale)
    }
    #expect(try relative(2) == "in 2 days")
    #expect(try relative(-1) == "1 day ago")
    #expect(try relative(-1.0 / 12) == "2 hours ago")
    #expect(try relative(1, "de_DE") == "in 1 Tag")
    format.isNamed = true
    #expect(try relative(-1) == "yesterday")
    #expect(try relative(1, "ja_JP") == "明日")
    format.unitsStyle = .abbreviated
    #expect(try relative(-1.0 / 12) == "2 hr. ago" || relative(-1.0 / 12) == "2h ago")
  }

  @Test func `intervals over days name both`() throws {
    #expect(
      try text(.interval(Self.newYear, Self.newYear + 86_400), "en_US") == "Jan 1 – Jan 2")
    #expect(
      try text(.interval(Self.newYear - 86_400, Self.newYear), "en_US") == "Dec 31, 2025 – Jan 1, 2026")
    #expect(try text(.interval(Self.newYear, Self.newYear + 5400), "de_DE").hasPrefix("00:00–01:30"))
  }

  @Test func `numbers are grouped, rounded and shortened as the format says`() throws {
    #expect(try number("1234567.891") == "1,234,567.891")
    #expect(try number("1234567.891", "de_DE") == "1.234.567,891")
    #expect(try number("1234567") { $0.grouping = .never } == "1234567")
    #expect(try number("1234") { $0.notation = .compactName } == "1.2K")
    #expect(try number("1234567", "ja_JP") { $0.notation = .compactName } == "123万")
    #expect(try number("2.5") { $0.precision = .fractionLength(0...0) } == "2")
    #expect(try number("2") { $0.precision = .fractionLength(1...2) } == "2.0")
    #expect(try number("1234.5") { $0.precision = .significantDigits(2...2) } == "1,200")
    #expect(try number("3") { $0.sign = .always } == "+3")
    #expect(try number("8000", "ar_EG") == "٨٬٠٠٠")
  }

  @Test func `shares, money and measures have their signs where the locale puts them`() throws {
    #expect(try number("0.42") { $0.kind = .percent } == "42%")
    #expect(try number("0.42", "de_DE") { $0.kind = .percent } == "42\u{a0}%")
    #expect(try number("12.5") { $0.kind = .currency(code: "USD", .standard) } == "$12.50")
    #expect(try number("12.5", "de_DE") { $0.kind = .currency(code: "EUR", .standard) } == "12,50\u{a0}€")
    #expect(try number("1200") { $0.kind = .currency(code: "JPY", .narrow) } == "¥1,200")
    #expect(try number("12.5") { $0.kind = .currency(code: "EUR", .fullName) } == "12.50 euros")
    #expect(try number("5") { $0.kind = .measurement(unit: "kilometer", .abbreviated) } == "5 km")
    #expect(try number("5") { $0.kind = .measurement(unit: "kilometer", .wide) } == "5 kilometers")
    #expect(try number("21") { $0.kind = .measurement(unit: "celsius", .narrow) } == "21°C")
  }

  @Test func `units are known by CLDR's names`() {
    for unit in ["kilometer", "celsius", "mile-per-hour"] { #expect(LocaleFacts.isKnown(unit: unit)) }
    for unit in ["", "furlongs", "kilometer percent", "Kilometer"] {
      #expect(!LocaleFacts.isKnown(unit: unit), "\(unit)")
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `moments that are none are refused`(seconds: Double) {
    for style in DateTextStyle.allCases {
      #expect(throws: LocaleError.self) { try text(.date(seconds, style, now: 0)) }
    }
  }
}
