// SPDX-License-Identifier: MIT

import Testing
import Typeset
import ViewLayout
import WidgetModel

@testable import Inputs

/// Texts of dates and numbers, as a layout file writes them. 1767260460 is 2026-01-01T09:41:00Z.
@Suite struct FormattedTextTests {
  private static let now = 1_767_260_460.0

  private func value(
    _ text: String, _ fields: [String: Entry.Value] = [:]
  ) throws -> FormattedValue {
    let fields = fields.merging(["date": .text("2026-01-01T09:41:00Z")]) { own, _ in own }
    let node = try LayoutText.content(#"{"Text": \#(text)}"#, entry: Entry(id: "7", fields: fields))
    guard case .text(.formatted(let value)) = node.view else { throw Unexpected() }
    return value
  }

  private struct Unexpected: Error {}

  @Test(arguments: DateTextStyle.allCases)
  func `a style is written at the entry's date`(_ style: DateTextStyle) throws {
    let text = #"{"date": "{deadline}", "style": "\#(style.rawValue)"}"#
    let fields: [String: Entry.Value] = ["deadline": .text("2026-01-01T10:41:00Z")]
    #expect(try value(text, fields) == .date(Self.now + 3600, style, now: Self.now))
  }

  @Test func `an entry may be looked at later than its date`() throws {
    let fields: [String: Entry.Value] = ["now": .text("2026-01-01T09:42:30Z")]
    let value = try value(#"{"date": "{date}", "style": "relative"}"#, fields)
    #expect(value == .date(Self.now, .relative, now: Self.now + 90))
  }

  @Test func `the field now wrongly written is the entry's fault`() throws {
    let layout = try LayoutText.read(
      LayoutText.file(content: #"{"Text": {"date": "{date}", "style": "relative"}}"#))
    let error = #expect(throws: InputError.self) {
      try layout.view(
        in: Environments.home,
        entry: Entry(id: "7", fields: ["now": .text("soon")], origin: "set.json:3"), dates: EntryDates())
    }
    #expect(error?.position == SourcePosition(file: "set.json", line: 3, keyPath: "now"))
  }

  @Test func `timers, intervals and stopwatches have SwiftUI's settings`() throws {
    var timer = TimerFormat(start: Self.now, end: Self.now + 300)
    let ends = #"["{date}", "2026-01-01T09:46:00Z"]"#
    #expect(try value(#"{"timerInterval": \#(ends)}"#) == .timer(timer, now: Self.now))
    (timer.countsDown, timer.showsHours, timer.pause) = (false, false, Self.now + 60)
    let settings = #""countsDown": false, "showsHours": false, "pauseTime": "2026-01-01T09:42:00Z""#
    #expect(try value(#"{"timerInterval": \#(ends), \#(settings)}"#) == .timer(timer, now: Self.now))
    (timer.showsHours, timer.pause, timer.isToTheMinute) = (true, nil, true)
    #expect(
      try value(#"{"currentDate": {"timer": {"countingUpIn": \#(ends), "maxPrecision": 60}}}"#)
        == .timer(timer, now: Self.now))
    #expect(try value(#"{"interval": \#(ends)}"#) == .interval(Self.now, Self.now + 300))
    #expect(
      try value(#"{"currentDate": {"stopwatch": {"startingAt": "{date}"}}}"#)
        == .stopwatch(startingAt: Self.now, now: Self.now))
    var offset = DateOffsetFormat()
    #expect(
      try value(#"{"currentDate": {"offset": {"to": "{date}"}}}"#)
        == .offset(to: Self.now, offset, now: Self.now))
    (offset.allowedFields, offset.maxFieldCount, offset.sign) = ([.minute, .second], 1, .always)
    let fields = #""allowedFields": ["minute", "second"], "maxFieldCount": 1, "sign": "always""#
    #expect(
      try value(#"{"currentDate": {"offset": {"to": "{date}", \#(fields)}}}"#)
        == .offset(to: Self.now, offset, now: Self.now))
  }

  @Test(arguments: [
    (#"{"weekday": "wide", "day": true}"#, "EEEEd"), (#"{"hour": true, "minute": "twoDigits"}"#, "jmm"),
    (#"{"month": true, "year": true}"#, "MMMy"), (#"{"date": "long", "time": "omitted"}"#, "yMMMMd"),
    (#"{"date": "numeric", "time": "shortened"}"#, "yMdjmm"), (#"{"day": true, "month": false}"#, "d"),
  ])
  func `fields and lengths are CLDR's letters`(format: String, skeleton: String) throws {
    #expect(
      try value(#"{"date": "{date}", "format": \#(format)}"#)
        == .dateTime(Self.now, DateFormat(skeleton: skeleton)))
  }

  @Test func `a relative format is named or counted`() throws {
    var format = RelativeDateFormat()
    #expect(
      try value(#"{"date": "{date}", "format": "relative"}"#)
        == .relativeDate(Self.now, format, now: Self.now))
    (format.isNamed, format.unitsStyle) = (true, .narrow)
    #expect(
      try value(
        #"{"date": "{date}", "format": {"relative": {"presentation": "named", "unitsStyle": "narrow"}}}"#)
        == .relativeDate(Self.now, format, now: Self.now))
  }

  @Test func `numbers come from fields or stand in the file, digit by digit`() throws {
    #expect(
      try value(#"{"number": 12345678901234567890.10}"#) == .number("12345678901234567890.10", NumberFormat())
    )
    #expect(try value(#"{"number": "{n}"}"#, ["n": .text("-1.5e3")]) == .number("-1.5e3", NumberFormat()))
    var format = NumberFormat()
    (format.kind, format.precision) = (.currency(code: "EUR", .narrow), .fractionLength(0...2))
    let currency = #"{"currency": "EUR", "presentation": "narrow", "precision": [0, 2]}"#
    #expect(try value(#"{"number": 1, "format": \#(currency)}"#) == .number("1", format))
    format = NumberFormat()
    (format.kind, format.scale, format.sign) = (.percent, "1", .always)
    let percent = #"{"style": "percent", "scale": 1, "sign": "always"}"#
    #expect(try value(#"{"number": 1, "format": \#(percent)}"#) == .number("1", format))
    format = NumberFormat()
    (format.kind, format.precision) = (.measurement(unit: "kilometer", .wide), .significantDigits(2...2))
    let unit = #"{"unit": "kilometer", "width": "wide", "precision": {"significantDigits": 2}}"#
    #expect(try value(#"{"number": 1, "format": \#(unit)}"#) == .number("1", format))
  }

  @Test(arguments: ["many", "", "1e999", "0x10", "1,5", "+1", " 1", "1.", ".5", "1e", "--1", "1e31"])
  func `a field that is no number is the entry's fault`(_ text: String) throws {
    let layout = try LayoutText.read(LayoutText.file(content: #"{"Text": {"number": "{n}"}}"#))
    let error = #expect(throws: InputError.self) {
      try layout.view(
        in: Environments.home, entry: Entry(id: "7", fields: ["n": .text(text)], origin: "set.json:3"),
        dates: EntryDates())
    }
    #expect(error?.code == .entry)
    #expect(error?.position == SourcePosition(file: "set.json", line: 3, keyPath: "n"))
  }

  @Test func `an interval that ends before it begins is refused`() throws {
    let layout = try LayoutText.read(
      LayoutText.file(content: #"{"Text": {"interval": ["2026-01-02", "2026-01-01"]}}"#))
    let error = #expect(throws: InputError.self) {
      try layout.view(in: Environments.home, entry: Entry(text: "a"), dates: EntryDates())
    }
    #expect(error?.code == .date)
    #expect(error?.position.keyPath == "content/Text/interval/1")
  }

  @Test(arguments: [
    (#"{"date": "{date}"}"#, "lacks the key 'style'"),
    (#"{"date": "{date}", "style": "tme"}"#, "date style 'tme' is not known"),
    (#"{"date": "{date}", "style": "time", "format": "relative"}"#, "'style' and 'format'"),
    (#"{"date": "{date}", "format": {}}"#, "shows nothing of the date"),
    (#"{"date": "{date}", "format": {"month": "long"}}"#, "month 'long' is not known"),
    (#"{"date": "{date}", "format": {"date": "long", "day": true}}"#, "beside a length"),
    (#"{"date": "{date}", "format": {"mnth": true}}"#, "no key 'mnth'"),
    (#"{"date": "{date}", "number": 1}"#, "'date' and 'number'"),
    (#"{"number": true}"#, "expected a number"), (#"{"number": "many"}"#, "is no number"),
    (#"{"number": 1, "format": "percnt"}"#, "number format 'percnt' is not known"),
    (#"{"number": 1, "format": {"currency": "euro"}}"#, "no code of a currency"),
    (#"{"number": 1, "format": {"currency": "EUR", "style": "percent"}}"#, "stand in one format"),
    (#"{"number": 1, "format": {"presentation": "narrow"}}"#, "about a currency"),
    (#"{"number": 1, "format": {"unit": "furlong-per-fortnight"}}"#, "is not known"),
    (#"{"number": 1, "format": {"precision": [2, 1]}}"#, "the fewest digits"),
    (#"{"number": 1, "format": {"precision": 99}}"#, "from 0 to 15"),
    (#"{"interval": ["{date}"]}"#, "two dates"), (#"{"timerInterval": "{date}"}"#, "two dates"),
    (#"{"currentDate": {}}"#, "takes one format"),
    (#"{"currentDate": {"timer": {}}}"#, "lacks the key 'countingDownIn'"),
    (#"{"currentDate": {"stopwatch": {}}}"#, "lacks the key 'startingAt'"),
    (#"{"currentDate": {"offset": {}}}"#, "lacks the key 'to'"),
    (#"{"currentDate": {"offset": {"to": "{date}", "allowedFields": ["minuet"]}}}"#, "field 'minuet'"),
    (
      #"{"currentDate": {"timer": {"countingDownIn": ["{date}", "{date}"], "maxPrecision": 30}}}"#,
      "60 for minutes"
    ),
    (#"{"colour": "red"}"#, "no key 'colour'"),
  ])
  func `what is wrong with a text is said`(text: String, says: String) {
    let problems = LayoutText.problems(LayoutText.file(content: #"{"Text": \#(text)}"#))
    #expect(problems.contains { $0.detail.contains(says) }, "\(problems.map(\.detail))")
  }
}
