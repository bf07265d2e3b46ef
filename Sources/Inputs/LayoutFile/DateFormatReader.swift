// SPDX-License-Identifier: MIT

import Typeset

/// Reads the formats of dates: Foundation's lengths, its single fields, and the relative one.
enum DateFormatReader {
  enum Format {
    case dateTime(DateFormat)
    case relative(RelativeDateFormat)
  }

  /// A field of Foundation's `.dateTime` with its symbols in CLDR's letters; the first is SwiftUI's own choice.
  private struct Field {
    var name: String
    var symbols: KeyValuePairs<String, String>
  }

  private static let fields = [
    Field(name: "era", symbols: ["abbreviated": "G", "wide": "GGGG", "narrow": "GGGGG"]),
    Field(name: "year", symbols: ["defaultDigits": "y", "twoDigits": "yy"]),
    Field(
      name: "quarter",
      symbols: ["abbreviated": "QQQ", "oneDigit": "Q", "twoDigits": "QQ", "wide": "QQQQ", "narrow": "QQQQQ"]),
    Field(
      name: "month",
      symbols: [
        "abbreviated": "MMM", "defaultDigits": "M", "twoDigits": "MM", "wide": "MMMM", "narrow": "MMMMM",
      ]),
    Field(name: "week", symbols: ["defaultDigits": "w", "twoDigits": "ww", "weekOfMonth": "W"]),
    Field(name: "dayOfYear", symbols: ["defaultDigits": "D", "twoDigits": "DD", "threeDigits": "DDD"]),
    Field(name: "day", symbols: ["defaultDigits": "d", "twoDigits": "dd", "ordinalOfDayInMonth": "F"]),
    Field(
      name: "weekday",
      symbols: ["abbreviated": "EEE", "wide": "EEEE", "narrow": "EEEEE", "short": "EEEEEE"]),
    Field(
      name: "hour",
      symbols: [
        "defaultDigits": "j", "twoDigits": "jj", "defaultDigitsNoAMPM": "J", "twoDigitsNoAMPM": "JJ",
      ]),
    Field(name: "minute", symbols: ["defaultDigits": "m", "twoDigits": "mm"]),
    Field(name: "second", symbols: ["defaultDigits": "s", "twoDigits": "ss"]),
    Field(name: "timeZone", symbols: ["short": "z", "long": "zzzz"]),
  ]

  /// Foundation's `Date.FormatStyle.DateStyle`.
  private static let dateStyles: KeyValuePairs<String, String> = [
    "omitted": "", "numeric": "yMd", "abbreviated": "yMMMd", "long": "yMMMMd", "complete": "yMMMMEEEEd",
  ]
  /// Foundation's `Date.FormatStyle.TimeStyle`.
  private static let timeStyles: KeyValuePairs<String, String> = [
    "omitted": "", "shortened": "jmm", "standard": "jmmss", "complete": "jmmssz",
  ]

  private static var known: [String] { ["date", "time", "relative"] + fields.map(\.name) }

  static func format(_ place: JSONPlace) -> Format? {
    if place.stringIfAny == "relative" { return .relative(RelativeDateFormat()) }
    let form =
      "\"relative\", { \"date\": \"long\", \"time\": \"shortened\" } or fields: { \"weekday\": \"wide\", \"day\": true }"
    guard let members = place.members(form) else { return nil }
    if members.count == 1, members[0].key == "relative" { return relative(members[0].place) }
    var skeleton = ""
    for member in members {
      switch member.key {
      case "date":
        guard let letters = letters(member.place, "date style", dateStyles) else { return nil }
        skeleton += letters
      case "time":
        guard let letters = letters(member.place, "time style", timeStyles) else { return nil }
        skeleton += letters
      default:
        guard let field = fields.first(where: { $0.name == member.key }) else {
          member.reportUnknown(in: "a date's format", known: known)
          return nil
        }
        guard let letters = letters(of: field, member.place) else { return nil }
        skeleton += letters
      }
    }
    let hasLengths = members.contains { $0.key == "date" || $0.key == "time" }
    if hasLengths, let field = members.first(where: { $0.key != "date" && $0.key != "time" }) {
      field.report(
        .contradiction, "'\(field.key)' stands beside a length of the whole date",
        hint: "Name the fields, or the lengths 'date' and 'time'.")
      return nil
    }
    guard !skeleton.isEmpty else {
      place.report(.outOfRange, "the format shows nothing of the date", hint: "Write \(form).")
      return nil
    }
    return .dateTime(DateFormat(skeleton: skeleton))
  }

  private static func letters(of field: Field, _ place: JSONPlace) -> String? {
    if case .boolean(true) = place.value.content { return field.symbols[0].value }
    if case .boolean(false) = place.value.content { return "" }
    return letters(place, field.name, field.symbols)
  }

  private static func letters(
    _ place: JSONPlace, _ what: String, _ symbols: KeyValuePairs<String, String>
  ) -> String? {
    let names = symbols.map(\.key)
    guard let word = place.string("\(what): \(names.joined(separator: ", "))") else { return nil }
    if let known = symbols.first(where: { $0.key == word }) { return known.value }
    place.report(
      .unknownName, "\(what) '\(word.excerpt)' is not known",
      hint: Suggestion.hint(for: word, among: names))
    return nil
  }

  private static func relative(_ place: JSONPlace) -> Format? {
    var format = RelativeDateFormat()
    guard let members = place.members("{}, or { \"presentation\": \"named\" }") else { return nil }
    for member in members {
      switch member.key {
      case "presentation":
        guard let word = member.place.name(of: "presentation", Presentation.self) else { return nil }
        format.isNamed = word == .named
      case "unitsStyle":
        guard let style = member.place.name(of: "units style", RelativeDateFormat.UnitsStyle.self) else {
          return nil
        }
        format.unitsStyle = style
      default: member.reportUnknown(in: "a relative date", known: ["presentation", "unitsStyle"])
      }
    }
    return .relative(format)
  }

  private enum Presentation: String, CaseIterable {
    case numeric, named
  }
}
