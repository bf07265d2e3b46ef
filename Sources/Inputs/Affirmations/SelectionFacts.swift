// SPDX-License-Identifier: MIT

import WidgetModel

/// What was read of sets, for an error that says why nothing of them is left.
struct SelectionFacts {
  /// The most words of a kind that an error names.
  private static let most = 12

  private let selection: EntrySelection
  /// The entries that were read.
  private(set) var count = 0
  private var locales: [String] = []
  private var fields: Set<String> = []
  /// What the field of each filter says in the entries that have it.
  private var values: [[String]]

  init(_ selection: EntrySelection) {
    self.selection = selection
    values = selection.filters.map { _ in [] }
  }

  mutating func add(_ entry: Entry) {
    count += 1
    if let locale = entry.locale { Self.note(locale, in: &locales) }
    // Whoever chooses by a field that is not there learns which there are.
    guard !selection.filters.isEmpty else { return }
    if fields.count < 100 { fields.formUnion(entry.fields.keys) }
    for (index, filter) in selection.filters.enumerated() {
      for word in filter.words(of: entry) { Self.note(word.excerpt, in: &values[index]) }
    }
  }

  private static func note(_ word: String, in words: inout [String]) {
    if words.count <= most, !words.contains(word) { words.append(word) }
  }

  /// The error of sets of which nothing is left.
  func error(in file: String) -> InputError {
    var wanted = selection.filters.map(\.written)
    if !selection.locales.isEmpty, !locales.isEmpty {
      wanted.append("locale \(selection.locales.joined(separator: " or "))")
    }
    let entries = count == 1 ? "the one entry is not" : "none of the \(count) entries is"
    return InputError(
      .selection, at: SourcePosition(file: file),
      "\(entries) chosen by \(wanted.map(\.excerpt).joined(separator: " and "))", hint: hint)
  }

  private var hint: String? {
    for (filter, found) in zip(selection.filters, values) where found.isEmpty {
      return "No entry has the field '\(filter.field.excerpt)'. "
        + Suggestion.hint(for: filter.field, among: fields.sorted().map(\.excerpt))
    }
    if let filter = selection.filters.first, let found = values.first {
      return "The field '\(filter.field.excerpt)' is \(Self.listed(found))."
    }
    return locales.isEmpty ? nil : "There are the locales \(Self.listed(locales))."
  }

  private static func listed(_ words: [String]) -> String {
    words.prefix(most).joined(separator: ", ") + (words.count > most ? ", …" : "")
  }
}
