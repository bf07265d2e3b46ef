// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set in a table: RFC 4180, the first row being the names of the fields.
struct TableReader: EntryReader {
  private let window: TextWindow
  private var maker: EntryMaker
  private var rows: TableRows
  private let columns: TableColumns
  /// Further entries of a row whose columns are locales.
  private var waiting: ArraySlice<Result<Entry, InputError>> = []
  private(set) var leftOut: [LeftOutReason: Int] = [:]

  init(_ window: TextWindow, _ maker: EntryMaker) throws(InputError) {
    self.window = window
    self.maker = maker
    rows = TableRows(window, separator: TableSeparator.tell(window), maker)
    switch rows.next() {
    case .success(let row)?: columns = try TableColumns(header: row, &self.maker)
    case .failure(let error)?: throw error
    case nil:
      if let fault = window.fault { throw fault }
      throw InputError(.empty, at: SourcePosition(file: maker.file), "the table is empty")
    }
  }

  /// Returns the entry of the next row that is not blank.
  mutating func next() -> Result<Entry, InputError>? {
    while true {
      if let entry = waiting.popFirst() { return entry }
      switch rows.next() {
      case nil: return nil
      case .failure(let error)?: return .failure(error)
      case .success(let row)?: waiting = entries(of: row)
      }
    }
  }

  private mutating func entries(of row: TableRows.Row) -> ArraySlice<Result<Entry, InputError>> {
    let place = EntryMaker.Place(line: row.line)
    let count = columns.names.count
    guard row.cells.count == count else {
      let hint = "A cell that holds \(rows.separator.name) stands in double quotes."
      return [
        .failure(
          maker.error(
            .table, at: place, "expected \(count) cells as in the header, found \(row.cells.count)",
            hint: row.cells.count > count ? hint : nil))
      ]
    }
    let fields = fields(of: row)
    guard !columns.locales.isEmpty else { return [maker.entry(fields, at: place)] }
    var entries: [Result<Entry, InputError>] = []
    for column in columns.locales {
      let name = columns.names[column]
      let text = row.cells[column]
      if text.allSatisfy(\.isWhitespace) {
        leftOut[.empty, default: 0] += 1
        continue
      }
      var own = fields
      own["text"] = .text(text)
      entries.append(
        maker.entry(own, at: EntryMaker.Place(line: row.line, keyPath: name, locale: name)))
    }
    return entries[...]
  }

  private func fields(of row: TableRows.Row) -> [String: Entry.Value] {
    var fields: [String: Entry.Value] = [:]
    for (column, cell) in row.cells.enumerated() where !columns.locales.contains(column) {
      let name = columns.names[column]
      // A row cannot leave a cell out, so an empty date is none.
      if cell.isEmpty, name == EntryFields.dateField { continue }
      fields[name] = .text(cell)
      if column == columns.locale { fields[name.lowercased()] = .text(cell) }
    }
    if let text = columns.text { fields["text"] = .text(row.cells[text]) }
    return fields
  }
}
