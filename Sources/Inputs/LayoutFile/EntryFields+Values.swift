// SPDX-License-Identifier: MIT

import WidgetModel

extension EntryFields {
  /// Returns how far a value has come in a range, at most to its ends. Unit: none, 0…1.
  func fraction(of value: NumberSource, in range: NumberRangeSource) throws(InputError) -> Double {
    let (low, high) = (try number(of: range.lower), try number(of: range.upper))
    guard low < high else { throw emptyRange(range, low, high) }
    return share(of: try number(of: value), from: low, to: high)
  }

  /// Returns how far something has come. Unit: none, 0…1.
  func fraction(of source: ProgressSource) throws(InputError) -> Double {
    switch source {
    case .value(let value, let total):
      return try fraction(of: value, in: NumberRangeSource(lower: .fixed(0), upper: total))
    case .time(let from, let to, let countsDown):
      let (start, end) = (try seconds(of: from), try seconds(of: to))
      guard start < end else {
        throw InputError(
          .date, at: to.position, "the interval ends before it starts",
          hint: "Give the earlier date first.")
      }
      let passed = share(of: try now(for: from), from: start, to: end)
      return countsDown ? 1 - passed : passed
    }
  }

  /// Returns yes or no.
  func flag(of source: FlagSource) throws(InputError) -> Bool {
    switch source {
    case .fixed(let flag): return flag
    case .template(let template):
      let words = try words(of: template)
      switch words {
      case "true", "1": return true
      case "false", "0": return false
      default:
        throw InputError(
          .entry, at: position(of: template), "'\(words.excerpt)' is neither true nor false",
          hint: "Give the field true or false, or 1 or 0.")
      }
    }
  }

  private func number(of source: NumberSource) throws(InputError) -> Double {
    switch source {
    case .fixed(let number): return number
    case .template(let template):
      let words = try words(of: template)
      guard let number = Double(words), number.isFinite, abs(number) <= ValueReader.longest else {
        throw InputError(
          .entry, at: position(of: template), "'\(words.excerpt)' is not a number",
          hint: "Write it with digits and a point, such as 0.75; at most 1000000.")
      }
      return number
    }
  }

  private func emptyRange(_ range: NumberRangeSource, _ low: Double, _ high: Double) -> InputError {
    // Two numbers of the layout were compared when it was read.
    var place = SourcePosition(file: "")
    for end in [range.lower, range.upper] {
      if case .template(let template) = end { place = position(of: template) }
    }
    return InputError(
      .entry, at: place, "the range from \(low) to \(high) is empty", hint: "Its end must be over its start.")
  }
}
