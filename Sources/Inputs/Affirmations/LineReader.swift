// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads the entries of one set, one after the other.
protocol EntryReader {
  /// Returns the next entry, or what is wrong with it; nil at the end, or where the set could not be read on.
  mutating func next() -> Result<Entry, InputError>?
  /// How many texts were left out so far, by the reason.
  var leftOut: [LeftOutReason: Int] { get }
}

extension EntryReader {
  /// Most formats hold nothing to leave out.
  var leftOut: [LeftOutReason: Int] { [:] }
}

/// Reads a set of one text a line.
///
/// Standard input was told by its first line, before it could be seen whether lines of only `%` part its texts: one
/// may be a text about per cent, and each further one is an error.
struct LineReader: EntryReader {
  private let window: TextWindow
  private var maker: EntryMaker
  private var dividers = 0

  init(_ window: TextWindow, _ maker: EntryMaker) {
    self.window = window
    self.maker = maker
  }

  /// Returns the next line that is not blank.
  mutating func next() -> Result<Entry, InputError>? {
    while let line = window.takeLine() {
      let place = EntryMaker.Place(line: line.number)
      switch maker.text(of: line) {
      case .failure(let error): return .failure(error)
      case .success(let text):
        if text.allSatisfy(\.isWhitespace) { continue }
        if maker.file == SetSource.standardInputName, PassageReader.isDivider(line.bytes) {
          dividers += 1
          if dividers > 1 { return .failure(divider(at: place)) }
        }
        return maker.entry(["text": .text(text)], at: place)
      }
    }
    return nil
  }

  private func divider(at place: EntryMaker.Place) -> InputError {
    maker.error(
      .setFormat, at: place,
      "the set is read as a text a line, and another line of only '%' stands here",
      hint: "On standard input, texts of several lines begin with a line of only '%'.")
  }
}

extension EntryMaker {
  /// Returns the text of a line, or what keeps it from being one.
  func text(of line: TextWindow.Line) -> Result<String, InputError> {
    let place = Place(line: line.number)
    guard !line.isTooLong else { return .failure(tooLong("line", at: place)) }
    guard let text = String(validating: line.bytes, as: UTF8.self) else {
      let bad = UTF8Text.firstInvalidOffset(in: line.bytes) ?? 0
      return .failure(
        error(
          .notUTF8, at: place, "byte \(bad + 1) of the line is not UTF-8", hint: "Save the set as UTF-8."))
    }
    guard !line.bytes.contains(0) else {
      return .failure(
        error(.notUTF8, at: place, "the line holds a zero byte, which is no text", hint: "Take it out."))
    }
    return .success(text)
  }

  /// The error of a record beyond the limit.
  func tooLong(_ what: String, at place: Place) -> InputError {
    error(
      .tooLong, at: place, "the \(what) has more than \(TextWindow.recordLimit) bytes",
      hint: "No widget shows as much; is a line break missing?")
  }
}
