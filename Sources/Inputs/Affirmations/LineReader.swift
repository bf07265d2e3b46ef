// SPDX-License-Identifier: MIT

import WidgetModel

/// Reads a set of one text a line.
struct LineReader: Sendable {
  private let bytes: [UInt8]
  private let file: String
  private let idField: String?
  private var offset: Int
  private var line = 0

  init(_ bytes: [UInt8], file: String, idField: String?) {
    self.bytes = bytes
    self.file = file
    self.idField = idField
    offset = UTF8Text.byteOrderMarkLength(of: bytes)
  }

  /// Returns the next line that is not blank.
  mutating func next() -> Result<Entry, InputError>? {
    while offset < bytes.count {
      let content = takeLine()
      guard let text = String(validating: content, as: UTF8.self) else {
        let bad = UTF8Text.firstInvalidOffset(in: content) ?? 0
        return .failure(
          InputError(
            .notUTF8, at: SourcePosition(file: file, line: line),
            "byte \(bad + 1) of the line is not UTF-8", hint: "Save the set as UTF-8."))
      }
      if text.allSatisfy(\.isWhitespace) { continue }
      let values = ["text": Entry.Value.text(text)]
      return .success(
        Entry(
          id: EntryIdentity.id(of: values, idField: idField), fields: values, origin: "\(file):\(line)"))
    }
    return nil
  }

  /// Steps over a line that ends at LF, CR LF, CR or the end, and returns it without its end.
  private mutating func takeLine() -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
      offset += 1
    }
    let content = bytes[start..<offset]
    let isPair =
      offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\r")
      && bytes[offset + 1] == UInt8(ascii: "\n")
    offset += isPair ? 2 : 1
    line += 1
    return content
  }
}
