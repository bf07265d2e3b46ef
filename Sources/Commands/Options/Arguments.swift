// SPDX-License-Identifier: MIT

/// The words after a command, sorted into options and operands.
struct Arguments {
  var verb: Verb
  /// The values of the options that stand there, in order; a flag has an empty one.
  var values: [OptionName: [String]] = [:]
  /// What is no option: files, mostly.
  var operands: [String] = []

  /// Whether an option stands there.
  func has(_ name: OptionName) -> Bool { values[name] != nil }

  /// The value of an option that stands at most once.
  func value(_ name: OptionName) -> String? { values[name]?.first }

  /// The values of an option that may stand several times.
  func all(_ name: OptionName) -> [String] { values[name] ?? [] }
}

extension Arguments {
  /// Reads one of several words.
  func choice<Choice>(_ name: OptionName) throws(CommandError) -> Choice?
  where Choice: RawRepresentable<String> & CaseIterable {
    guard let word = value(name) else { return nil }
    return try Self.choice(word, of: name)
  }

  /// Returns the choice that a word stands for.
  static func choice<Choice>(_ word: String, of name: OptionName) throws(CommandError) -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice(rawValue: word) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw CommandError(
      .optionValue, subject: word,
      "\(name.written) takes \(known.spelledOut), not '\(word)'", hint: known.hint(for: word))
  }

  /// Reads a whole number within limits.
  func count(_ name: OptionName, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    guard let word = value(name) else { return nil }
    if let count = Int(word), range.contains(count) { return count }
    throw CommandError(
      .optionValue, subject: word,
      "\(name.written) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(word)'")
  }

  /// Reads a share over 0 and at most 1.
  func share(_ name: OptionName) throws(CommandError) -> Double? {
    guard let word = value(name) else { return nil }
    if let share = Double(word), share > 0, share <= 1 { return share }
    throw CommandError(
      .optionValue, subject: word, "\(name.written) takes a number over 0 and at most 1, not '\(word)'",
      hint: "\(name.written) 0.25 is a quarter.")
  }
}
