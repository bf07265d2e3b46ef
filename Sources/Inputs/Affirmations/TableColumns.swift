// SPDX-License-Identifier: MIT

import WidgetModel

/// What the columns of a table are, by its header.
struct TableColumns {
  /// The names of all columns.
  let names: [String]
  /// The column that is the text, where it is not called `text`.
  private(set) var text: Int?
  /// The column of the entries' locale, if there is one.
  private(set) var locale: Int?
  /// The columns that hold the text in one locale each; none in a table with one text a row.
  private(set) var locales: [Int] = []

  /// Reads a header.
  ///
  /// - Throws: ``InputError`` where a name is missing or stands twice, or a chosen field is not there.
  init(header: TableRows.Row, _ maker: inout EntryMaker) throws(InputError) {
    names = header.cells.map(Self.trimmed)
    let place = EntryMaker.Place(line: header.line)
    var known: Set<String> = []
    for (index, name) in names.enumerated() {
      if name.isEmpty {
        throw maker.error(.table, at: place, "column \(index + 1) of the header has no name")
      }
      if !known.insert(name).inserted {
        throw maker.error(
          .duplicateKey, at: place, "the header names the column '\(name.excerpt)' twice")
      }
    }
    for source in maker.options.fields.map(\.source) + [maker.options.idField].compactMap(\.self)
    where !known.contains(source) {
      throw maker.error(
        .unknownField, at: place, "the table has no column '\(source.excerpt)'",
        hint: Suggestion.hint(for: source, among: names.map(\.excerpt)))
    }
    locale = names.firstIndex { EntryMaker.localeFields.contains($0.lowercased()) }
    guard maker.options.textSource == nil, !known.contains("text") else { return }
    let idField = maker.options.idField
    text = names.firstIndex { EntryIdentity.textFields.contains($0.lowercased()) }
    guard text == nil else { return }
    let ownLocales = names.indices.filter { index in
      !EntryIdentity.isReserved(names[index], idField: idField) && maker.isLocale(names[index])
    }
    // Many words of three letters are codes of languages too.
    if ownLocales.count(where: { EntryMaker.isPlainlyLocale(names[$0]) }) > 1 {
      locales = ownLocales
    } else {
      text = names.indices.first { $0 != locale && !EntryIdentity.isReserved(names[$0], idField: idField) }
    }
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
