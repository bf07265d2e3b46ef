// SPDX-License-Identifier: MIT

import Inputs

extension SetOptions {
  /// Reads how entries are made from the words of the command line.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init(idField: arguments.value(.idField))
    for (field, source) in try arguments.pairs(
      .field, "the layout's field and the set's",
      hint: "--field text=quote takes the set's field quote as the text.")
    {
      fields.append(FieldChoice(field: field, source: source))
    }
    for (name, value) in try arguments.pairs(
      .placeholder, "a placeholder's name and its value", hint: "--placeholder @=Ann writes Ann for %@.")
    {
      placeholders.values[name] = value
    }
  }
}

extension Arguments {
  /// Reads the values of an option that are pairs with an equals sign, no two for one name.
  fileprivate func pairs(
    _ name: OptionName, _ what: String, hint: String
  ) throws(CommandError) -> [(String, String)] {
    var pairs: [(String, String)] = []
    for word in all(name) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw CommandError(
          .optionValue, subject: word,
          "\(name.written) takes \(what) with an equals sign between them, not '\(word)'", hint: hint)
      }
      guard !pairs.contains(where: { $0.0 == parts[0] }) else {
        throw CommandError(
          .contradiction, subject: parts[0], "\(name.written) \(parts[0]) stands twice")
      }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }
}

extension EntrySelection {
  /// Reads which entries are judged from the words of the command line.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init(locales: arguments.all(.locale))
    for word in arguments.all(.whereField) {
      guard let filter = EntryFilter(word) else {
        throw CommandError(
          .optionValue, subject: word,
          "--where takes FIELD=VALUE, FIELD!=VALUE or FIELD~=PART, not '\(word)'",
          hint: "--where category=calm judges the entries of that category.")
      }
      filters.append(filter)
    }
    limit = try arguments.count(.limit, in: 1...Int.max)
    let seed = try arguments.count(.seed, in: 0...Int.max)
    guard let count = try arguments.count(.sample, in: 1...10_000_000) else {
      guard seed == nil else {
        throw CommandError(
          .contradiction, subject: "--seed", "--seed is of a sample, and there is no --sample",
          hint: "--sample 100 --seed 7 draws a hundred entries by lot.")
      }
      return
    }
    guard limit == nil else {
      throw CommandError(
        .contradiction, subject: "--limit", "--limit takes the first entries and --sample any, by lot",
        hint: "Keep one of the two.")
    }
    sample = Sample(count: count, seed: UInt64(seed ?? 0))
  }
}
