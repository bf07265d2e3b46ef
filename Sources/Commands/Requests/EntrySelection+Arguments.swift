// SPDX-License-Identifier: MIT

import Inputs

extension SetOptions {
  /// Reads how entries are made from the words of the command line.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init(idField: arguments.value(.idField))
    for word in arguments.all(.field) {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw CommandError(
          .optionValue, subject: word,
          "--field takes the layout's field and the set's with an equals sign between them, not '\(word)'",
          hint: "--field text=quote takes the set's field quote as the text.")
      }
      guard !fields.contains(where: { $0.field == parts[0] }) else {
        throw CommandError(.contradiction, subject: parts[0], "--field \(parts[0]) stands twice")
      }
      fields.append(FieldChoice(field: parts[0], source: parts[1]))
    }
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
