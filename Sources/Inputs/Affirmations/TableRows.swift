// SPDX-License-Identifier: MIT

/// The rows of a table, one after the other.
///
/// Where quotes do not pair up, the next row is looked for on the next line.
struct TableRows {
  /// The cells of a row, and the line on which it starts.
  struct Row {
    var line: Int
    var cells: [String]
  }

  let separator: TableSeparator
  private let window: TextWindow
  private let maker: EntryMaker

  init(_ window: TextWindow, separator: TableSeparator, _ maker: EntryMaker) {
    self.window = window
    self.separator = separator
    self.maker = maker
  }

  /// Returns the next row that is not blank, or steps over one that cannot be read.
  mutating func next() -> Result<Row, InputError>? {
    while true {
      var row = Scan(window, separator: separator.rawValue)
      let start = window.line
      guard window.byte(0) != nil else { return nil }
      if let fault = row.readCells() {
        if window.fault != nil, fault.kind == .openQuote {
          window.stop()
          return nil
        }
        window.take(fault.offset, lines: fault.lines)
        let line = window.line
        let hasEnd = window.skipToLineEnd()
        // What a fault of reading has cut is not judged.
        guard hasEnd else { return nil }
        return .failure(error(of: fault.kind, line: line, rowLine: start))
      }
      let end = window.lineEndLength(at: row.index)
      if end == 0, window.fault != nil { return nil }
      window.take(row.index + end, lines: row.lines + 1)
      if row.cells.count == 1, row.cells[0].allSatisfy({ $0 <= 0x20 }) { continue }
      return decoded(row.cells, line: start)
    }
  }

  private func decoded(_ cells: [[UInt8]], line: Int) -> Result<Row, InputError> {
    var row = Row(line: line, cells: [])
    for cell in cells {
      guard let text = String(validating: cell, as: UTF8.self), !cell.contains(0) else {
        return .failure(
          maker.error(
            .notUTF8, at: EntryMaker.Place(line: line), "cell \(row.cells.count + 1) of the row is not UTF-8",
            hint: "Save the set as UTF-8."))
      }
      row.cells.append(text)
    }
    return .success(row)
  }

  private func error(of fault: Scan.Fault.Kind, line: Int, rowLine: Int) -> InputError {
    let place = EntryMaker.Place(line: line)
    switch fault {
    case .strayQuote:
      return maker.error(
        .table, at: place, "a quote stands inside a cell that is not quoted",
        hint: "Put the cell into double quotes and double the quotes inside.")
    case .textAfterQuote:
      return maker.error(
        .table, at: place, "text stands after the closing quote of a cell",
        hint: "Inside a quoted cell a quote is written twice.")
    case .openQuote:
      return maker.error(
        .table, at: place,
        "the quote that opens a cell is never closed, or not within \(TextWindow.recordLimit) bytes",
        hint: "Inside a quoted cell a quote is written twice.")
    case .tooLong: return maker.tooLong("row", at: EntryMaker.Place(line: rowLine))
    }
  }
}

/// One row on its way through the window.
private struct Scan {
  /// Why a row cannot be read, and where the reading goes on at the next line end.
  struct Fault: Error {
    enum Kind {
      case strayQuote
      case textAfterQuote
      case openQuote
      case tooLong
    }

    var kind: Kind
    var offset: Int
    var lines: Int
  }

  private let window: TextWindow
  private let separator: UInt8
  /// The bytes that were looked through, and the line ends among them.
  private(set) var index = 0
  private(set) var lines = 0
  private(set) var cells: [[UInt8]] = []

  init(_ window: TextWindow, separator: UInt8) {
    self.window = window
    self.separator = separator
  }

  /// Reads to the end of the row, and returns what keeps it from being read.
  mutating func readCells() -> Fault? {
    do throws(Fault) {
      while true {
        cells.append(try cell())
        guard window.byte(index) == separator else { return nil }
        index += 1
      }
    } catch {
      return error
    }
  }

  private mutating func cell() throws(Fault) -> [UInt8] {
    guard window.byte(index) == UInt8(ascii: "\"") else { return try plainCell() }
    let opening = (index: index, lines: lines)
    do throws(Fault) {
      return try quotedCell()
    } catch {
      // Between tabs quotes are seldom anything but text.
      guard separator == TableSeparator.tab.rawValue else { throw error }
      (index, lines) = opening
      return try plainCell()
    }
  }

  private mutating func plainCell() throws(Fault) -> [UInt8] {
    let first = index
    while let byte = window.byte(index), !isEnd(byte) {
      if byte == UInt8(ascii: "\""), separator != TableSeparator.tab.rawValue { throw fault(.strayQuote) }
      try step()
    }
    return Array(window.slice(first..<index))
  }

  private mutating func quotedCell() throws(Fault) -> [UInt8] {
    let opening = Fault(kind: .openQuote, offset: index, lines: lines)
    var text: [UInt8] = []
    index += 1
    while let byte = window.byte(index) {
      if byte == UInt8(ascii: "\"") {
        index += 1
        guard let next = window.byte(index) else { return text }
        if next != byte {
          guard isEnd(next) else { throw fault(.textAfterQuote) }
          return text
        }
      } else if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        // The LF of a CR LF ends the line.
        if byte == UInt8(ascii: "\n") || window.byte(index + 1) != UInt8(ascii: "\n") { lines += 1 }
      }
      text.append(byte)
      guard index < TextWindow.recordLimit else { throw opening }
      index += 1
    }
    throw opening
  }

  private mutating func step() throws(Fault) {
    guard index < TextWindow.recordLimit else { throw fault(.tooLong) }
    index += 1
  }

  private func fault(_ kind: Fault.Kind) -> Fault { Fault(kind: kind, offset: index, lines: lines) }

  private func isEnd(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
