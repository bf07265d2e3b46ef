// SPDX-License-Identifier: MIT

import Typeset

/// Reads the formats of numbers: a word, or an object with what is changed about it.
enum NumberFormatReader {
  private enum Word: String, CaseIterable {
    case number, percent
  }

  private static let keys = [
    "style", "currency", "presentation", "unit", "width", "notation", "precision", "grouping", "sign",
    "scale",
  ]

  static func format(_ place: JSONPlace) -> NumberFormat? {
    var format = NumberFormat()
    if place.stringIfAny != nil {
      guard let word = place.name(of: "number format", Word.self) else { return nil }
      if word == .percent { format.kind = .percent }
      return format
    }
    guard let members = place.members("\"percent\", or { \"currency\": \"EUR\", … }") else { return nil }
    let problemCount = place.problems.list.count
    for member in members {
      switch member.key {
      case "notation":
        format.notation =
          member.place.name(of: "notation", NumberFormat.Notation.self) ?? .automatic
      case "grouping":
        format.grouping = member.place.name(of: "grouping", NumberFormat.Grouping.self) ?? .automatic
      case "sign": format.sign = member.place.name(of: "sign", NumberFormat.Sign.self) ?? .automatic
      case "precision": format.precision = precision(member.place)
      case "scale": format.scale = scale(member.place)
      case "style", "currency", "presentation", "unit", "width": break
      default: member.reportUnknown(in: "a number's format", known: keys)
      }
    }
    if let kind = kind(members, place) { format.kind = kind }
    return place.problems.list.count == problemCount ? format : nil
  }

  private static func kind(_ members: [JSONPlace.Member], _ place: JSONPlace) -> NumberFormat.Kind? {
    let kinds = members.filter { ["style", "currency", "unit"].contains($0.key) }
    if kinds.count > 1 {
      kinds[1].report(.contradiction, "'\(kinds[0].key)' and '\(kinds[1].key)' stand in one format")
      return nil
    }
    let kind = kinds.first
    for (key, owner) in [("presentation", "currency"), ("width", "unit")] where kind?.key != owner {
      members.first { $0.key == key }?.report(
        .contradiction, "'\(key)' is about a \(owner), and the format names none",
        hint: "Write \"\(owner)\" beside it.")
    }
    func member(_ key: String) -> JSONPlace? { members.first { $0.key == key }?.place }
    switch kind?.key {
    case "style": return kind?.place.name(of: "number format", Word.self) == .percent ? .percent : .number
    case "currency":
      let presentation = member("presentation").flatMap {
        $0.name(of: "presentation", NumberFormat.CurrencyPresentation.self)
      }
      return kind.flatMap { code($0.place) }.map { .currency(code: $0, presentation ?? .standard) }
    case "unit":
      let width = member("width").flatMap { $0.name(of: "width", NumberFormat.UnitWidth.self) }
      return kind.flatMap { unit($0.place) }.map { .measurement(unit: $0, width ?? .abbreviated) }
    default: return nil
    }
  }

  private static func code(_ place: JSONPlace) -> String? {
    guard let code = place.string("a currency, such as \"EUR\"") else { return nil }
    if code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) { return code }
    place.report(
      .unknownName, "'\(code.excerpt)' is no code of a currency",
      hint: "Write three capital letters, such as EUR, USD or JPY.")
    return nil
  }

  private static func unit(_ place: JSONPlace) -> String? {
    guard let unit = place.string("a unit, such as \"kilometer\"") else { return nil }
    if LocaleFacts.isKnown(unit: unit) { return unit }
    place.report(
      .unknownName, "the unit '\(unit.excerpt)' is not known",
      hint: "Write CLDR's name, such as kilometer, celsius, mile-per-hour or liter.")
    return nil
  }

  /// Reads `2`, `{ "fractionLength": [0, 2] }` or `{ "significantDigits": 3 }`.
  private static func precision(_ place: JSONPlace) -> NumberFormat.Precision? {
    guard let members = place.membersIfAny else {
      return digits(place, from: 0).map(NumberFormat.Precision.fractionLength)
    }
    guard let member = members.first, members.count == 1 else {
      place.report(.missingKey, "the precision takes one of 'fractionLength' and 'significantDigits'")
      return nil
    }
    switch member.key {
    case "fractionLength": return digits(member.place, from: 0).map(NumberFormat.Precision.fractionLength)
    case "significantDigits":
      return digits(member.place, from: 1).map(NumberFormat.Precision.significantDigits)
    default:
      member.reportUnknown(in: "a precision", known: ["fractionLength", "significantDigits"])
      return nil
    }
  }

  /// Reads a number of digits, or the fewest and the most.
  private static func digits(_ place: JSONPlace, from least: Int) -> ClosedRange<Int>? {
    let what = "a number of digits from \(least) to 15"
    guard let elements = place.elementsIfAny else {
      return place.integer("\(what), or the fewest and the most", in: least...15).map { $0...$0 }
    }
    guard elements.count == 2 else {
      place.report(.outOfRange, "expected the fewest and the most digits, found \(elements.count) numbers")
      return nil
    }
    guard let low = elements[0].integer(what, in: least...15),
      let high = elements[1].integer(what, in: least...15)
    else { return nil }
    guard low <= high, high > 0 || low == 0 else {
      place.report(.outOfRange, "the fewest digits are more than the most")
      return nil
    }
    return low...high
  }

  private static func scale(_ place: JSONPlace) -> String? {
    guard place.number("a factor from 0.000001 to 1000000", in: 1e-6...1e6) != nil,
      case .number(_, let literal) = place.value.content
    else { return nil }
    guard DecimalNumber.isDecimal(literal) else {
      place.report(.outOfRange, "the factor is too long to be read")
      return nil
    }
    return literal
  }
}
