// SPDX-License-Identifier: MIT

/// Writes values as SwiftUI does: ICU gives the words, SwiftUI's rules say which.
struct ValueWriter {
  let formats: LocaleFormats
  let fidelity: TimeFidelity

  func text(of value: FormattedValue) throws(LocaleError) -> FormattedText {
    switch value {
    case .date(let date, let style, let now): try text(of: date, in: style, now: now)
    case .interval(let start, let end): FormattedText([try interval(start, end)])
    case .dateTime(let date, let format):
      FormattedText([try formats.date(date, pattern: try pattern(for: format.skeleton))])
    case .relativeDate(let date, let format, let now):
      FormattedText([try relativeDate(date, format, now: now)])
    case .timer(let format, let now): try timer(format, now: now)
    case .stopwatch(let start, let now): try stopwatch(now - start)
    case .offset(let date, let format, let now): try offset(to: date, format, now: now)
    case .number(let decimal, let format):
      FormattedText([try formats.number(decimal, skeleton: format.skeleton)])
    }
  }

  // MARK: Styles

  private func text(
    of date: Double, in style: DateTextStyle, now: Double
  ) throws(LocaleError) -> FormattedText {
    switch style {
    case .time: FormattedText([try formats.shortTime(date)])
    case .date:
      // - Source: reverse-engineered from SwiftUI's date provider: months wide, then abbreviated, then fewer
      //   fields. That the year is the one to go is modelled.
      FormattedText([
        try self.date(date, of: "yMMMMd"), try self.date(date, of: "yMMMd"), try self.date(date, of: "MMMd"),
      ])
    case .relative: try relative(date, now: now)
    case .offset: try offset(date, now: now)
    case .timer: try clock((date - now).magnitude, showsHours: true)
    }
  }

  /// - Source: Apple's documentation shows two fields in short units. That units of zero are left out is modelled.
  private func relative(_ date: Double, now: Double) throws(LocaleError) -> FormattedText {
    let amounts = try amounts(of: Set(TimeField.allCases), from: min(date, now), to: max(date, now))
    return try units(amounts, maxFieldCount: 2, width: .short)
  }

  /// - Source: Apple's documentation: one unit, the future with a minus.
  private func offset(_ date: Double, now: Double) throws(LocaleError) -> FormattedText {
    let amounts = try amounts(of: Set(TimeField.allCases), from: min(date, now), to: max(date, now))
    let largest = Self.shown(amounts, maxFieldCount: 1)[0]
    let sign = date > now ? "-" : ""
    let text = try formats.number(
      "\(sign)\(largest.count)", skeleton: "unit/\(largest.field.name) unit-width-full-name sign-always")
    return ticking(text, smallest: largest.field)
  }

  private func timer(_ format: TimerFormat, now: Double) throws(LocaleError) -> FormattedText {
    let end = max(format.start, format.end)
    let moment = min(max(format.pause.map { min($0, now) } ?? now, format.start), end)
    let length = format.countsDown ? end - moment : moment - format.start
    let isRunning = moment == now && now < end
    var text =
      format.isToTheMinute
      ? try units(
        try amounts(of: format.showsHours ? [.hour, .minute] : [.minute], from: 0, to: length),
        maxFieldCount: 2, width: .wide)
      : try clock(length, showsHours: format.showsHours)
    if !isRunning { text.changeInterval = nil }
    return text
  }

  /// - Source: Apple's documentation of `SystemFormatStyle.Stopwatch`: fields of two digits, hundredths last.
  private func stopwatch(_ length: Double) throws(LocaleError) -> FormattedText {
    let hundredths = try Self.whole(max(length, 0) * 100)
    let minutes = hundredths / 6000
    let hours = minutes / 60
    var text = hours > 0 ? "\(Self.padded(hours)):\(Self.padded(minutes % 60))" : Self.padded(minutes)
    text += ":"
    text += belowTheMinute("\(Self.padded(hundredths / 100 % 60)).\(Self.padded(hundredths % 100))")
    return FormattedText([try formats.withOwnDigits(text)], changeInterval: 0.01)
  }

  /// - Source: Apple's documentation of `SystemFormatStyle.DateOffset`: "3 minutes, 42 seconds", "−5 seconds",
  ///   and "5:32" where minutes and seconds, or hours too, are all that is allowed.
  private func offset(
    to anchor: Double, _ format: DateOffsetFormat, now: Double
  ) throws(LocaleError) -> FormattedText {
    let length = (now - anchor).magnitude
    var text: FormattedText
    if let showsHours = Self.clockForm(of: format) {
      text = try clock(length, showsHours: showsHours)
    } else {
      let amounts = try amounts(of: format.allowedFields, from: min(anchor, now), to: max(anchor, now))
      text = try units(amounts, maxFieldCount: format.maxFieldCount, width: .wide)
    }
    let sign =
      switch format.sign {
      case .automatic: now < anchor ? "\u{2212}" : ""
      case .always: now < anchor ? "\u{2212}" : "+"
      case .never: ""
      }
    text.variants = text.variants.map { sign + $0 }
    return text
  }

  /// Whether hours are shown, where the fields are those of a clock; nil where words are written.
  private static func clockForm(of format: DateOffsetFormat) -> Bool? {
    switch format.allowedFields {
    case [.minute, .second] where format.maxFieldCount >= 2: false
    case [.hour, .minute, .second] where format.maxFieldCount >= 3: true
    default: nil
    }
  }

  private func relativeDate(
    _ date: Double, _ format: RelativeDateFormat, now: Double
  ) throws(LocaleError) -> String {
    let amounts = try amounts(of: Set(TimeField.allCases), from: min(date, now), to: max(date, now))
    let largest = Self.shown(amounts, maxFieldCount: 1)[0]
    let width: LocaleFormats.Width =
      switch format.unitsStyle {
      case .wide: .wide
      case .abbreviated: .short
      case .narrow: .narrow
      }
    return try formats.relativeDate(
      date < now ? -largest.count : largest.count, largest.field, width: width, byName: format.isNamed)
  }
}
