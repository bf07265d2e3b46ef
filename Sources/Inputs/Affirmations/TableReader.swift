// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set in CSV: RFC 4180, the first row being the names of the fields.
struct TableReader: Sendable {
  private let bytes: [UInt8]
  private let file: String
  private let idField: String?
  private var offset: Int
  private var line = 1
  private var header: [String] = []
  /// The column that is the text, where none is called `text`.
  private var textColumn: Int?

  init(_ bytes: [UInt8], file: String, idField: String?) throws(InputError) {
    self.bytes = bytes
    self.file = file
    self.idField = idField
    offset = UTF8Text.byteOrderMarkLength(of: bytes)
    switch nextRow() {
    case .success(let row)?: header = row.cells
    case .failure(let error)?: throw error
    case nil: throw InputError(.empty, at: SourcePosition(file: file), "the table is empty")
    }
    try checkHeader()
    guard bytes[offset...].contains(where: { $0 > 0x20 }) else {
      throw InputError(
        .empty, at: SourcePosition(file: file), "the set holds no entries",
        hint: "The first row is the header, which names the fields.")
    }
    if !header.contains("text") {
      textColumn = header.firstIndex { !EntryIdentity.isReserved($0, idField: idField) }
    }
  }

  private func checkHeader() throws(InputError) {
    let position = SourcePosition(file: file, line: 1)
    if header.count == 1, let sign = header[0].first(where: { $0 == ";" || $0 == "\t" }) {
      throw InputError(
        .table, at: position,
        "the header holds no comma, and \(sign == ";" ? "semicolons" : "tabs") in place of commas",
        hint: "Save the table with commas between the cells.")
    }
    var known: Set<String> = []
    for (index, name) in header.enumerated() {
      if name.isEmpty {
        throw InputError(.table, at: position, "column \(index + 1) of the header has no name")
      }
      if !known.insert(name).inserted {
        throw InputError(.duplicateKey, at: position, "the header names the column '\(name.excerpt)' twice")
      }
    }
  }

  // MARK: Rows

  private struct Row {
    var line: Int
    var cells: [String]
  }

  /// Returns the entry of the next row that is not blank.
  mutating func next() -> Result<Entry, InputError>? {
    guard let row = nextRow() else { return nil }
    return row.flatMap(entry)
  }

  private func entry(of row: Row) -> Result<Entry, InputError> {
    guard row.cells.count == header.count else {
      return .failure(
        InputError(
          .table, at: SourcePosition(file: file, line: row.line),
          "expected \(header.count) cells as in the header, found \(row.cells.count)",
          hint: row.cells.count > header.count ? "A cell that holds a comma stands in double quotes." : nil))
    }
    var values: [String: Entry.Value] = [:]
    for (name, cell) in zip(header, row.cells) {
      // A row cannot leave a cell out, so an empty date is none.
      if name == EntryFields.dateField, cell.isEmpty { continue }
      values[name] = .text(cell)
    }
    if let textColumn { values["text"] = .text(row.cells[textColumn]) }
    guard values["text"] != .text("") else {
      return .failure(
        InputError(.entry, at: SourcePosition(file: file, line: row.line), "the text is empty"))
    }
    return .success(
      Entry(
        id: EntryIdentity.id(of: values, idField: idField), fields: values,
        origin: "\(file):\(row.line)"))
  }

  /// Reads a row, or steps over one that cannot be read.
  private mutating func nextRow() -> Result<Row, InputError>? {
    while offset < bytes.count {
      let start = line
      var cells: [[UInt8]] = []
      while true {
        do throws(InputError) {
          cells.append(try cell(ofRowAt: start))
        } catch {
          skipLine()
          return .failure(error)
        }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { break }
        offset += 1
      }
      skipLineEnd()
      if cells.count == 1, cells[0].allSatisfy({ $0 <= 0x20 }) { continue }
      return decoded(cells, line: start)
    }
    return nil
  }

  private func decoded(_ cells: [[UInt8]], line: Int) -> Result<Row, InputError> {
    var row = Row(line: line, cells: [])
    for cell in cells {
      guard let text = String(validating: cell, as: UTF8.self) else {
        return .failure(
          InputError(
            .notUTF8, at: SourcePosition(file: file, line: line),
            "cell \(row.cells.count + 1) of the row is not UTF-8", hint: "Save the set as UTF-8."))
      }
      row.cells.append(text)
    }
    return .success(row)
  }

  // MARK: Cells

  private mutating func cell(ofRowAt start: Int) throws(InputError) -> [UInt8] {
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { return try quotedCell(ofRowAt: start) }
    let first = offset
    while offset < bytes.count, !isEnd(bytes[offset]) {
      if bytes[offset] == UInt8(ascii: "\"") {
        throw InputError(
          .table, at: SourcePosition(file: file, line: line),
          "a quote stands inside a cell that is not quoted",
          hint: "Put the cell into double quotes and double the quotes inside.")
      }
      offset += 1
    }
    return Array(bytes[first..<offset])
  }

  private mutating func quotedCell(ofRowAt start: Int) throws(InputError) -> [UInt8] {
    let opening = (offset: offset, line: line)
    var text: [UInt8] = []
    var isClosed = false
    offset += 1
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") {
        offset += 1
        isClosed = offset == bytes.count || bytes[offset] != byte
        if isClosed { break }
      } else if endsLine(at: offset) {
        line += 1
      }
      text.append(byte)
      offset += 1
    }
    guard isClosed, offset == bytes.count || isEnd(bytes[offset]) else {
      let detail =
        isClosed
        ? "text stands after the closing quote of a cell" : "the quote that opens a cell is never closed"
      // Where quotes do not pair up, the next row is looked for on the next line.
      let badLine = isClosed ? line : opening.line
      if !isClosed { (offset, line) = opening }
      throw InputError(
        .table, at: SourcePosition(file: file, line: badLine), detail,
        hint: "Inside a quoted cell a quote is written twice.")
    }
    return text
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// Whether a line ends at an offset; CR LF ends at its LF.
  private func endsLine(at offset: Int) -> Bool {
    if bytes[offset] == UInt8(ascii: "\n") { return true }
    return bytes[offset] == UInt8(ascii: "\r")
      && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
  }

  private mutating func skipLine() {
    while offset < bytes.count, !endsLine(at: offset) { offset += 1 }
    skipLineEnd()
  }

  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    if bytes[offset] == UInt8(ascii: "\r"), !endsLine(at: offset) { offset += 1 }
    offset += 1
    line += 1
  }
}
