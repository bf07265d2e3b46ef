// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set that is one array in JSON, an element after the other.
///
/// An element ends at a comma or a bracket outside of its own brackets and strings. A string that is not
/// closed ends with its line, since JSON has no line breaks in strings; so one slip does not take the rest.
struct JSONArrayReader: EntryReader {
  private let window: TextWindow
  private var walk: JSONWalk
  private var waiting: ArraySlice<Result<Entry, InputError>> = []
  private var index = 0
  private var place = TextLocation(line: 1, column: 1)
  private let opening: TextLocation
  private var state = State.first

  private enum State {
    /// Before the first element or the closing bracket.
    case first
    /// After a comma.
    case element
    /// After the closing bracket.
    case closed
    case ended
  }

  /// Begins before the bracket that opens the array.
  init(_ window: TextWindow, _ maker: EntryMaker) {
    self.window = window
    walk = JSONWalk(maker)
    var place = TextLocation(line: 1, column: 1)
    Self.skipSpace(window, &place)
    opening = place
    Self.step(window, &place)
    self.place = place
  }

  var leftOut: [LeftOutReason: Int] { walk.leftOut }

  /// Returns the next entry.
  mutating func next() -> Result<Entry, InputError>? {
    while true {
      if let entry = waiting.popFirst() { return entry }
      Self.skipSpace(window, &place)
      switch state {
      case .ended: return nil
      case .closed:
        state = .ended
        guard let byte = window.byte(0) else { return nil }
        let found = byte < 0x80 ? "'\(Unicode.Scalar(byte))'" : "more"
        return .failure(error("expected the end of the file after the array, found \(found)", hint: nil))
      case .first where window.byte(0) == UInt8(ascii: "]"):
        Self.step(window, &place)
        state = .closed
      case .first, .element:
        if let failure = takeElement() { return .failure(failure) }
      }
    }
  }

  /// Takes an element and what ends it, and returns what keeps the element from being read.
  private mutating func takeElement() -> InputError? {
    let start = place
    let element = collect()
    let ending = window.byte(0)
    if ending == nil {
      state = .ended
      // What a fault of reading has cut is not judged.
      if window.fault != nil { return nil }
    } else {
      Self.step(window, &place)
      state = ending == UInt8(ascii: ",") ? .element : .closed
    }
    defer { index += 1 }
    guard let element else {
      return walk.maker.tooLong(
        "element", at: EntryMaker.Place(line: start.line, keyPath: String(index)))
    }
    guard element.contains(where: { $0 > 0x20 }) else {
      return empty(at: start, before: ending)
    }
    do throws(InputError) {
      let value = try JSONReader.read(element, file: window.file, part: .element, at: start)
      waiting = walk.entries(of: value, as: .element(index))[...]
    } catch {
      return error
    }
    if ending == nil { waiting.append(.failure(unclosed)) }
    return nil
  }

  private func empty(at start: TextLocation, before ending: UInt8?) -> InputError {
    guard let ending else { return unclosed }
    return InputError(
      .syntax, at: SourcePosition(file: window.file, line: start.line, column: start.column),
      "expected a value, found '\(Unicode.Scalar(ending))'", hint: "JSON has no comma after the last one.")
  }

  private var unclosed: InputError {
    error(
      "the file ends inside the array that opens at line \(opening.line), column \(opening.column)",
      hint: "Is the file whole?")
  }

  private func error(_ detail: String, hint: String?) -> InputError {
    InputError(
      .syntax, at: SourcePosition(file: window.file, line: place.line, column: place.column), detail,
      hint: hint)
  }

  /// Moves to the end of an element, and returns its bytes, or nil where they are too many.
  private mutating func collect() -> [UInt8]? {
    var bytes: [UInt8]? = []
    var depth = 0
    var (isString, isEscape) = (false, false)
    while let byte = window.byte(0) {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isString, isEscape) = (false, false)
      case _ where isEscape: isEscape = false
      case UInt8(ascii: "\\") where isString: isEscape = true
      case UInt8(ascii: "\""): isString.toggle()
      case _ where isString: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ",") where depth == 0: return bytes
      case UInt8(ascii: "]") where depth == 0: return bytes
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(0, depth - 1)
      default: break
      }
      bytes?.append(byte)
      if let count = bytes?.count, count > TextWindow.recordLimit { bytes = nil }
      Self.step(window, &place)
    }
    return bytes
  }

  // MARK: Places

  private static func skipSpace(_ window: TextWindow, _ place: inout TextLocation) {
    while let byte = window.byte(0), byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      step(window, &place)
    }
  }

  /// Takes a byte; a line ends at LF, CR LF or CR, and a column is a Unicode scalar.
  private static func step(_ window: TextWindow, _ place: inout TextLocation) {
    switch window.byte(0) {
    case nil: return
    case UInt8(ascii: "\r") where window.byte(1) == UInt8(ascii: "\n"): break
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      place = TextLocation(line: place.line + 1, column: 1)
      window.take(1, lines: 1)
      return
    case let byte? where byte & 0xC0 == 0x80: break
    default: place.column += 1
    }
    window.take(1)
  }
}
