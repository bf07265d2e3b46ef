// SPDX-License-Identifier: MIT

import Typeset

extension LayoutReader {
  /// The keys of which one says what kind of value a Text's own object writes.
  private static let valueKeys = ["date", "interval", "timerInterval", "currentDate", "number"]

  /// Reads the object of a Text that writes a date, an interval, a timer or a number.
  mutating func formattedText(_ members: [JSONPlace.Member], _ place: JSONPlace) -> ValueSource? {
    let given = members.filter { Self.valueKeys.contains($0.key) }
    guard let value = given.first else {
      for member in members where member.key != "style" && member.key != "format" {
        member.reportUnknown(in: "a Text's own object", known: Self.valueKeys + ["style", "format"])
      }
      place.report(
        .missingKey, "the Text lacks the key 'date'",
        hint: "Write { \"date\": \"{date}\", \"style\": \"time\" } or { \"number\": \"{steps}\" }.")
      return nil
    }
    guard given.count == 1 else {
      given[1].report(.contradiction, "'\(value.key)' and '\(given[1].key)' stand in one Text")
      return nil
    }
    let others = members.filter { $0.key != value.key }
    switch value.key {
    case "date": return date(value.place, others, of: place)
    case "number": return number(value.place, others)
    case "interval":
      reject(others, in: "a Text with an interval", known: ["interval"])
      return ends(value.place).map { .interval($0.start, $0.end) }
    case "timerInterval": return timer(value.place, others, in: "a Text with a timerInterval")
    default:
      reject(others, in: "a Text with the current date", known: ["currentDate"])
      return currentDate(value.place)
    }
  }

  private func reject(_ members: [JSONPlace.Member], in what: String, known: [String]) {
    for member in members { member.reportUnknown(in: what, known: known) }
  }

  /// Reads a moment: a field or ISO 8601.
  private mutating func moment(_ place: JSONPlace) -> TextTemplate? {
    place.string("a date, such as \"{date}\" or \"2026-01-01T09:41:00Z\"").flatMap { template(place, $0) }
  }

  /// Reads the two ends of an interval.
  private mutating func ends(_ place: JSONPlace) -> (start: TextTemplate, end: TextTemplate)? {
    let form = "two dates: [\"{start}\", \"{end}\"]"
    guard let elements = place.elements(form) else { return nil }
    guard elements.count == 2 else {
      place.report(.outOfRange, "expected \(form), found \(elements.count)")
      return nil
    }
    guard let start = moment(elements[0]), let end = moment(elements[1]) else { return nil }
    return (start, end)
  }

  // MARK: Dates

  private mutating func date(
    _ place: JSONPlace, _ others: [JSONPlace.Member], of text: JSONPlace
  ) -> ValueSource? {
    reject(
      others.filter { $0.key != "style" && $0.key != "format" }, in: "a Text's own object",
      known: ["date", "style", "format"])
    let date = moment(place)
    guard let choice = others.first(where: { $0.key == "style" || $0.key == "format" }) else {
      text.report(
        .missingKey, "the Text lacks the key 'style'",
        hint: "Write { \"date\": \"{date}\", \"style\": \"time\" }, or \"format\" for chosen fields.")
      return nil
    }
    if let second = others.first(where: { $0.key != choice.key && ["style", "format"].contains($0.key) }) {
      second.report(.contradiction, "'style' and 'format' stand in one Text")
    }
    if choice.key == "style" {
      let style = choice.place.name(of: "date style", DateTextStyle.self)
      guard let date, let style else { return nil }
      return .date(date, style)
    }
    switch DateFormatReader.format(choice.place) {
    case .dateTime(let format)?: return date.map { .dateTime($0, format) }
    case .relative(let format)?: return date.map { .relativeDate($0, format) }
    case nil: return nil
    }
  }

  // MARK: Timers

  /// Reads SwiftUI's formats of the moment itself: a timer, a stopwatch, the time to another moment.
  private mutating func currentDate(_ place: JSONPlace) -> ValueSource? {
    let known = ["offset", "stopwatch", "timer"]
    guard let members = place.members("a format, such as { \"stopwatch\": { \"startingAt\": \"{start}\" } }")
    else { return nil }
    guard let format = members.first, members.count == 1, known.contains(format.key) else {
      place.report(
        .missingKey, "the current date takes one format: \(known.joined(separator: ", "))",
        hint: "Write { \"offset\": { \"to\": \"{deadline}\" } }.")
      return nil
    }
    guard let settings = format.place.members("the format's settings") else { return nil }
    switch format.key {
    case "offset": return offset(settings, format.place)
    case "timer":
      let directions = ["countingDownIn", "countingUpIn"]
      guard let interval = settings.first(where: { directions.contains($0.key) }) else {
        format.place.report(
          .missingKey, "the timer lacks the key 'countingDownIn'",
          hint: "Write { \"countingDownIn\": [\"{start}\", \"{end}\"] }, or 'countingUpIn'.")
        return nil
      }
      return timer(interval.place, settings.filter { $0.key != interval.key }, in: "a timer").map { source in
        guard case .timer(let start, let end, let pause, var timer) = source else { return source }
        timer.countsDown = interval.key == "countingDownIn"
        return .timer(start, end, pause: pause, timer)
      }
    default:
      reject(settings.filter { $0.key != "startingAt" }, in: "a stopwatch", known: ["startingAt"])
      guard let start = settings.first(where: { $0.key == "startingAt" }) else {
        format.place.report(
          .missingKey, "the stopwatch lacks the key 'startingAt'", hint: "Write the date of its start.")
        return nil
      }
      return moment(start.place).map { .stopwatch(startingAt: $0) }
    }
  }

  private mutating func timer(
    _ interval: JSONPlace, _ settings: [JSONPlace.Member], in what: String
  ) -> ValueSource? {
    let isFormat = what == "a timer"
    let known = isFormat ? ["showsHours", "maxPrecision"] : ["pauseTime", "countsDown", "showsHours"]
    let problemCount = problems.list.count
    var format = TimerFormat(start: 0, end: 0)
    var pause: TextTemplate?
    for member in settings {
      guard known.contains(member.key) else {
        member.reportUnknown(in: what, known: known)
        continue
      }
      switch member.key {
      case "pauseTime": pause = member.place.isNull ? nil : moment(member.place)
      case "countsDown": format.countsDown = member.place.boolean() ?? true
      case "showsHours": format.showsHours = member.place.boolean() ?? true
      default: format.isToTheMinute = precision(member.place) == 60
      }
    }
    guard let ends = ends(interval), problems.list.count == problemCount else { return nil }
    return .timer(ends.start, ends.end, pause: pause, format)
  }

  /// Reads how finely a timer is written: to the second or to the minute. Unit: s.
  private func precision(_ place: JSONPlace) -> Int? {
    let seconds = place.integer("1 for seconds or 60 for minutes", in: 1...60)
    if seconds == nil || seconds == 1 || seconds == 60 { return seconds }
    place.report(.outOfRange, "expected 1 for seconds or 60 for minutes, found \(seconds ?? 0)")
    return nil
  }

  private mutating func offset(_ settings: [JSONPlace.Member], _ place: JSONPlace) -> ValueSource? {
    let problemCount = problems.list.count
    var format = DateOffsetFormat()
    var date: TextTemplate?
    for member in settings {
      switch member.key {
      case "to": date = moment(member.place)
      case "allowedFields": format.allowedFields = Set(timeFields(member.place))
      case "maxFieldCount":
        format.maxFieldCount = member.place.integer("a number of fields from 1 to 6", in: 1...6) ?? 2
      case "sign":
        format.sign = member.place.name(of: "sign", DateOffsetFormat.Sign.self) ?? .automatic
      default:
        member.reportUnknown(in: "an offset", known: ["to", "allowedFields", "maxFieldCount", "sign"])
      }
    }
    guard problems.list.count == problemCount else { return nil }
    if date == nil {
      place.report(.missingKey, "the offset lacks the key 'to'", hint: "Write the date that it is about.")
    }
    return date.map { .offset(to: $0, format) }
  }

  private func timeFields(_ place: JSONPlace) -> [TimeField] {
    let names = TimeField.allCases.map(\.name)
    let elements = place.elements("fields: \(names.joined(separator: ", "))") ?? []
    if elements.isEmpty, place.elementsIfAny != nil {
      place.report(.outOfRange, "expected a field, found none")
    }
    return elements.compactMap { element in
      guard let name = element.string("a field") else { return nil }
      if let field = TimeField.allCases.first(where: { $0.name == name }) { return field }
      element.report(
        .unknownName, "the field '\(name.excerpt)' is not known",
        hint: Suggestion.hint(for: name, among: names))
      return nil
    }
  }

  // MARK: Numbers

  private mutating func number(_ place: JSONPlace, _ others: [JSONPlace.Member]) -> ValueSource? {
    reject(others.filter { $0.key != "format" }, in: "a Text with a number", known: ["number", "format"])
    let number: TextTemplate?
    if case .number(_, let literal) = place.value.content {
      number = template(place, literal)
    } else {
      number = place.string("a number, or a field such as \"{steps}\"").flatMap { template(place, $0) }
    }
    let format =
      others.first { $0.key == "format" }.map { NumberFormatReader.format($0.place) } ?? NumberFormat()
    guard let number, let format else { return nil }
    if let words = number.fixedWords, !DecimalNumber.isDecimal(words) {
      place.report(
        .wrongType, "'\(words.excerpt)' is no number", hint: "Write a number, or a field such as {steps}.")
      return nil
    }
    return .number(number, format)
  }
}
