// SPDX-License-Identifier: MIT

extension ValueWriter {
  /// How often a field goes into a length of time.
  struct Amount {
    var field: TimeField
    var count: Int
  }

  // MARK: Units

  /// Returns the amounts of fields that the calendar finds between two moments, the largest first.
  func amounts(
    of fields: Set<TimeField>, from start: Double, to end: Double
  ) throws(LocaleError) -> [Amount] {
    let fields = fields.sorted(by: >)
    let counts = try formats.difference(from: start, to: end, in: fields)
    return zip(fields, counts).map(Amount.init)
  }

  /// Returns the amounts from the first that is not zero on, without those of zero; at least the last one.
  static func shown(_ amounts: [Amount], maxFieldCount: Int) -> [Amount] {
    guard let first = amounts.firstIndex(where: { $0.count != 0 }) else { return amounts.suffix(1) }
    return amounts[first...].prefix(max(maxFieldCount, 1)).filter { $0.count != 0 }
  }

  /// Returns amounts with their units; below the minute they are left out or dashed where seconds are not written.
  func units(
    _ amounts: [Amount], maxFieldCount: Int, width: LocaleFormats.Width
  ) throws(LocaleError) -> FormattedText {
    // A unit of zero seconds is about to be one: it ticks as well.
    let reach = amounts.drop { $0.count == 0 }.prefix(max(maxFieldCount, 1)).last ?? amounts.last
    let shown = Self.shown(amounts, maxFieldCount: maxFieldCount)
    let smallest = reach?.field ?? .second
    var written = shown
    if fidelity == .minutes, written.count > 1 { written.removeAll { $0.field == .second } }
    let style = width == .wide ? "unit-width-full-name" : "unit-width-short"
    var texts: [String] = []
    for amount in written {
      texts.append(try formats.number("\(amount.count)", skeleton: "unit/\(amount.field.name) \(style)"))
    }
    let text = texts.count == 1 ? texts[0] : try formats.list(ofUnits: texts, width: width)
    let changeInterval = smallest == .second ? 1.0 : 60
    let isBelowTheMinute = written.first?.field == .second
    return FormattedText([isBelowTheMinute ? belowTheMinute(text) : text], changeInterval: changeInterval)
  }

  /// Returns a text whose digits are those of one field.
  func ticking(_ text: String, smallest: TimeField) -> FormattedText {
    guard smallest == .second else { return FormattedText([text], changeInterval: 60) }
    return FormattedText([belowTheMinute(text)], changeInterval: 1)
  }

  // MARK: Clocks

  /// Returns a length of time as `h:mm:ss` or `m:ss`, in the locale's digits. Unit: s.
  ///
  /// - Source: Apple's documentation. That the colon stands in every locale, and that parts of a second are cut
  ///   off, is modelled.
  func clock(_ length: Double, showsHours: Bool) throws(LocaleError) -> FormattedText {
    let seconds = try Self.whole(length)
    let minutes = seconds / 60
    let hours = minutes / 60
    let head = showsHours && hours > 0 ? "\(hours):\(Self.padded(minutes % 60))" : "\(minutes)"
    let text = "\(head):\(belowTheMinute(Self.padded(seconds % 60)))"
    return FormattedText([try formats.withOwnDigits(text)], changeInterval: 1)
  }

  /// Returns a text about parts of a minute: its digits are dashed where seconds are not written.
  func belowTheMinute(_ text: String) -> String {
    guard fidelity == .minutes else { return text }
    return String(text.map { $0.wholeNumberValue == nil ? $0 : "\u{2212}" })
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// Returns a number without its fraction, where it does not lie a rounding error below the next one.
  static func whole(_ number: Double) throws(LocaleError) -> Int {
    // Seconds since 1970 are doubles to some 2e-7, and the stopwatch counts hundredths.
    guard let whole = Int(exactly: (number + 1e-4).rounded(.down)) else {
      throw LocaleError.unwritable("\(number) s")
    }
    return whole
  }
}
