// SPDX-License-Identifier: MIT

import Foundation

/// Reads the words of `.strings` files and of property lists in the old style, as Apple's systems do.
struct OldStyleScanner {
  let file: String
  let bytes: [UInt8]
  let encoding: CatalogBytes.Encoding
  private(set) var offset = 0
  private(set) var line = 1
  /// The last comment that was stepped over, and the line where it ends.
  private var comment: (text: String, endLine: Int)?

  /// A place to go back to.
  struct Place {
    var offset: Int
    var line: Int
  }

  init(_ content: CatalogBytes, file: String) {
    self.file = file
    bytes = content.utf8
    encoding = content.encoding
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var place: Place { Place(offset: offset, line: line) }

  private func next(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  /// Steps over a byte and counts the line that it ends; CR LF ends at its LF.
  mutating func step() {
    let byte = bytes[offset]
    offset += 1
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && current != UInt8(ascii: "\n") { line += 1 }
  }

  /// Goes to the start of the line after a place.
  mutating func skipLine(after place: Place) {
    offset = place.offset
    line = place.line
    while current != nil, line == place.line { step() }
  }

  func error(_ detail: String, hint: String? = nil, line: Int? = nil) -> InputError {
    InputError(.strings, at: SourcePosition(file: file, line: line ?? self.line), detail, hint: hint)
  }

  /// What stands at the current place, in words for an error.
  var found: String {
    guard let byte = current else { return "the end of the file" }
    let ahead = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard byte >= 0x20, let scalar = ahead.unicodeScalars.first else { return "the end of the line" }
    return "'\(scalar)'"
  }

  // MARK: Spaces

  /// Steps over spaces and comments.
  mutating func skipSpace() throws(InputError) {
    while let byte = current {
      if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "*") {
        try skipBlockComment()
      } else if byte == UInt8(ascii: "/"), next(1) == UInt8(ascii: "/") {
        let start = offset + 2
        while let byte = current, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { offset += 1 }
        noteComment(bytes[start..<offset])
      } else if byte <= 0x20 {
        step()
      } else if let length = wideSpaceLength {
        offset += length
      } else {
        return
      }
    }
  }

  /// The length of a space outside of ASCII: U+2028, U+2029 and a byte order mark between joined files.
  private var wideSpaceLength: Int? {
    let rest = bytes[offset...]
    let spaces: [[UInt8]] = [[0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9], [0xEF, 0xBB, 0xBF]]
    return spaces.contains { rest.starts(with: $0) } ? 3 : nil
  }

  private mutating func skipBlockComment() throws(InputError) {
    let opening = line
    offset += 2
    let start = offset
    while current != nil {
      if current == UInt8(ascii: "*"), next(1) == UInt8(ascii: "/") {
        let end = offset
        offset += 2
        return noteComment(bytes[start..<end])
      }
      step()
    }
    throw error("the comment that opens here is never closed", hint: "Is the file whole?", line: opening)
  }

  private mutating func noteComment(_ content: ArraySlice<UInt8>) {
    let text = String(decoding: content.prefix(1 << 12), as: UTF8.self)
    comment = (text.trimmingCharacters(in: .whitespacesAndNewlines), line)
  }

  /// Takes the comment that stands on the current line or the one before, or nil.
  mutating func takeComment() -> String? {
    defer { comment = nil }
    guard let comment, comment.endLine >= line - 1 else { return nil }
    return comment.text
  }

  // MARK: Texts

  /// Reads a quoted or a bare text, or returns nil where none stands.
  mutating func text() throws(InputError) -> String? {
    switch current {
    case UInt8(ascii: "\"")?, UInt8(ascii: "'")?: return try quotedText()
    case let byte? where isBare(byte):
      let start = offset
      while let byte = current, isBare(byte) { offset += 1 }
      return String(decoding: bytes[start..<offset], as: UTF8.self)
    default: return nil
    }
  }

  private func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"): next(1) != UInt8(ascii: "/") && next(1) != UInt8(ascii: "*")
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$:.-".utf8.contains(byte)
    }
  }

  private mutating func quotedText() throws(InputError) -> String {
    let opening = line
    let quote = current
    offset += 1
    var text: [UInt8] = []
    var plainStart = offset
    while let byte = current {
      if byte == quote {
        text += bytes[plainStart..<offset]
        offset += 1
        return try valid(text, line: opening)
      }
      if byte == UInt8(ascii: "\\") {
        text += bytes[plainStart..<offset]
        appendEscape(to: &text)
        plainStart = offset
      } else {
        step()
      }
    }
    throw error("the quote that opens here is never closed", hint: "Is the file whole?", line: opening)
  }

  private func valid(_ text: [UInt8], line: Int) throws(InputError) -> String {
    if let valid = String(validating: text, as: UTF8.self) { return valid }
    throw InputError(
      .notUTF8, at: SourcePosition(file: file, line: line),
      "the text that opens here holds bytes that are not \(encoding.rawValue)",
      hint: "Save the file as UTF-8 or UTF-16, whole.")
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    offset += 1
    guard let letter = current else { return }
    switch letter {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"): return appendCodeUnits(to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): return appendOctal(to: &text)
    default:
      // Any other character stands for itself, as the quotes and the backslash do.
      text.append(letter)
      return step()
    }
    offset += 1
  }

  /// Reads `U` and up to four hexadecimal digits, and the second half of a pair that follows.
  private mutating func appendCodeUnits(to text: inout [UInt8]) {
    guard let unit = codeUnit() else {
      text.append(UInt8(ascii: "U"))
      return
    }
    var units = [unit]
    if (0xD800...0xDBFF).contains(unit), current == UInt8(ascii: "\\"), next(1) == UInt8(ascii: "U") {
      offset += 1
      if let second = codeUnit() { units.append(second) }
    }
    // Half of a pair becomes U+FFFD, which has no glyph and so is found.
    text += Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func codeUnit() -> UInt16? {
    offset += 1
    var value: UInt16?
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { break }
      value = (value ?? 0) << 4 | UInt16(digit)
      offset += 1
    }
    return value
  }

  /// Reads up to three octal digits: a character of the NeXTSTEP encoding.
  private mutating func appendOctal(to text: inout [UInt8]) {
    var value = 0
    for _ in 0..<3 {
      guard let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) else { break }
      value = value << 3 | Int(byte - UInt8(ascii: "0"))
      offset += 1
    }
    let character = String(bytes: [UInt8(truncatingIfNeeded: value)], encoding: .nextstep) ?? "\u{FFFD}"
    text += Array(character.utf8)
  }

  /// Steps over one byte that is known.
  mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }
}
