// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set with a text or an object in JSON on each line.
struct JSONLineReader: EntryReader {
  private let window: TextWindow
  private var walk: JSONWalk
  private var waiting: ArraySlice<Result<Entry, InputError>> = []

  init(_ window: TextWindow, _ maker: EntryMaker) {
    self.window = window
    walk = JSONWalk(maker)
  }

  var leftOut: [LeftOutReason: Int] { walk.leftOut }

  /// Returns the next entry of a line that is not blank.
  mutating func next() -> Result<Entry, InputError>? {
    while true {
      if let entry = waiting.popFirst() { return entry }
      guard let line = window.takeLine() else { return nil }
      if line.isTooLong {
        return .failure(walk.maker.tooLong("line", at: EntryMaker.Place(line: line.number)))
      }
      if line.bytes.allSatisfy({ $0 <= 0x20 }) { continue }
      do throws(InputError) {
        let value = try JSONReader.read(
          Array(line.bytes), file: window.file, part: .line, at: TextLocation(line: line.number, column: 1))
        waiting = walk.entries(of: value, as: .line)[...]
      } catch {
        return .failure(error)
      }
    }
  }
}
