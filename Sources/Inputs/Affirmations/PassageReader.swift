// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads texts of several lines, parted by lines of only `%`, as `fortune` keeps them.
struct PassageReader: EntryReader {
  private let window: TextWindow
  private var maker: EntryMaker

  init(_ window: TextWindow, _ maker: EntryMaker) {
    self.window = window
    self.maker = maker
  }

  /// Whether a line parts two texts.
  static func isDivider(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "%") && line.dropFirst().allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the next text that is not blank, without blank lines at its ends.
  mutating func next() -> Result<Entry, InputError>? {
    while true {
      var lines: [String] = []
      var length = 0
      var start: Int?
      var fault: InputError?
      var isDivided = false
      while let line = window.takeLine() {
        if Self.isDivider(line.bytes) {
          isDivided = true
          break
        }
        switch maker.text(of: line) {
        case .failure(let error): fault = fault ?? error
        case .success(let text):
          let isBlank = text.allSatisfy(\.isWhitespace)
          if start == nil, isBlank { continue }
          start = start ?? line.number
          length += text.utf8.count + 1
          // Beyond the limit nothing is kept, and the end is looked for.
          if length <= TextWindow.recordLimit { lines.append(text) }
        }
      }
      if !isDivided, window.fault != nil { return nil }
      if let fault { return .failure(fault) }
      guard let start else {
        if isDivided { continue }
        return nil
      }
      let place = EntryMaker.Place(line: start)
      guard length <= TextWindow.recordLimit else { return .failure(maker.tooLong("text", at: place)) }
      while let last = lines.last, last.allSatisfy(\.isWhitespace) { lines.removeLast() }
      return maker.entry(["text": .text(lines.joined(separator: "\n"))], at: place)
    }
  }
}
