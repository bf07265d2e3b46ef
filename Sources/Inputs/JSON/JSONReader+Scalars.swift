// SPDX-License-Identifier: MIT

extension JSONReader {
  // MARK: Words

  mutating func word() throws(InputError) -> JSONValue.Content {
    let start = location
    let first = offset
    while let byte = current, isLetter(byte) { offset += 1 }
    let word = String(decoding: bytes[first..<offset], as: UTF8.self)
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": return .null
    case "":
      if current == nil {
        throw syntax("expected a value, found the end of the \(part)", hint: "Is the \(part) whole?")
      }
      let hint: String? =
        switch current {
        case UInt8(ascii: "'"): "JSON takes double quotes."
        case UInt8(ascii: "+"), UInt8(ascii: "."): "A number starts with a digit or '-'."
        default: commentHint
        }
      throw syntax("expected a value, found \(found)", hint: hint)
    default:
      let isNumberWord = ["nan", "infinity", "inf"].contains(word.lowercased())
      let nearest = ["true", "false", "null"].first { $0 == word.lowercased() }
      throw syntax(
        "expected a value, found the word \(word.excerpt)",
        hint: isNumberWord
          ? "JSON knows finite numbers only."
          : nearest.map { "JSON writes \($0)." } ?? "A string takes double quotes.",
        at: start)
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  // MARK: Numbers

  mutating func number() throws(InputError) -> JSONValue.Content {
    let start = location
    let first = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    if current == UInt8(ascii: "0") {
      offset += 1
      if let byte = current, isDigit(byte) {
        throw error(
          .number, "a number starts with a needless 0", hint: "JSON has no leading zeros.", at: start)
      }
    } else {
      try digits("a digit")
    }
    if current == UInt8(ascii: ".") {
      offset += 1
      try digits("a digit after the decimal point")
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try digits("a digit of the exponent")
    }
    let literal = String(decoding: bytes[first..<offset], as: UTF8.self)
    guard let value = Double(literal), value.isFinite else {
      problems.append(
        error(
          .number, "the number \(literal.excerpt) is too large", hint: "The largest is about 1.8e308.",
          at: start))
      return .null
    }
    return .number(value, literal: literal)
  }

  private mutating func digits(_ expected: String) throws(InputError) {
    guard let byte = current, isDigit(byte) else {
      let hint = current.map { isLetter($0) } == true ? "JSON knows finite decimal numbers only." : nil
      throw error(.number, "expected \(expected), found \(found)", hint: hint, at: location)
    }
    while let byte = current, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  // MARK: Strings

  mutating func string() throws(InputError) -> String {
    let opening = location
    offset += 1
    let first = offset
    try skipPlain(openedAt: opening)
    if current == UInt8(ascii: "\"") {
      defer { offset += 1 }
      return String(decoding: bytes[first..<offset], as: UTF8.self)
    }
    var text = Array(bytes[first..<offset])
    while current != UInt8(ascii: "\"") {
      try appendEscape(to: &text)
      let plain = offset
      try skipPlain(openedAt: opening)
      text.append(contentsOf: bytes[plain..<offset])
    }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Moves to the next quote or backslash.
  private mutating func skipPlain(openedAt opening: TextLocation) throws(InputError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      if byte < 0x20 {
        let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        throw syntax(
          isLineEnd ? "the line ends inside a string" : "a control character stands in a string",
          hint: isLineEnd
            ? "Close the string, or write the line break as \\n."
            : "Write it as \\u00\(hexadecimal(byte)).")
      }
      if byte & 0xC0 == 0x80 { continuationBytes += 1 }
      offset += 1
    }
    throw syntax(
      "the \(part) ends inside the string that opens at line \(opening.line), column \(opening.column)",
      hint: "Is the \(part) whole?")
  }

  private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count < 2 ? "0" + digits : digits
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(InputError) {
    let start = location
    offset += 1
    guard let letter = current else {
      throw syntax("the \(part) ends inside a string", hint: "Is the \(part) whole?")
    }
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try escapedScalar(startingAt: start)
      text.append(contentsOf: Array(String(Character(scalar)).utf8))
      return
    default:
      throw syntax(
        "expected an escape, found '\\' before \(found)",
        hint: "JSON escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four hexadecimal digits.",
        at: start)
    }
    offset += 1
  }

  /// Reads `uXXXX`, or the two of a surrogate pair; half of a pair is reported, and the reading goes on.
  private mutating func escapedScalar(startingAt start: TextLocation) throws(InputError) -> Unicode.Scalar {
    let high = try codeUnit(startingAt: start)
    if let scalar = Unicode.Scalar(high) { return scalar }
    let isPair =
      high < 0xDC00 && offset + 1 < bytes.count && bytes[offset] == UInt8(ascii: "\\")
      && bytes[offset + 1] == UInt8(ascii: "u")
    if isPair {
      offset += 1
      let low = try codeUnit(startingAt: start)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    problems.append(
      syntax(
        "\\u\(String(high, radix: 16, uppercase: true)) is half of a surrogate pair and stands alone",
        hint: "Write both halves, such as \\uD83D\\uDE00, or the character itself.", at: start))
    return "\u{FFFD}"
  }

  private mutating func codeUnit(startingAt start: TextLocation) throws(InputError) -> UInt32 {
    offset += 1
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw syntax("expected four hexadecimal digits after \\u, found \(found)", at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}
