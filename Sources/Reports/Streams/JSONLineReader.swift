// SPDX-License-Identifier: MIT

/// Reads one line of JSON that this program wrote: RFC 8259 without `null`.
///
/// Results are read back by the million, so it keeps no places; a line that is cut short or no JSON is still
/// told from a whole one.
struct JSONLineReader {
  private let bytes: [UInt8]
  private var offset = 0

  /// How deep containers may lie in each other; those of a render lie five deep.
  private static let nestingLimit = 64

  /// Returns the value of a line.
  static func read(_ bytes: [UInt8]) throws(RunLineError) -> JSONValue {
    var reader = JSONLineReader(bytes: bytes)
    reader.skipSpace()
    let value = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.offset == bytes.count else { throw RunLineError("something follows the JSON value") }
    return value
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func skipSpace() {
    while let byte = current, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  private mutating func value(depth: Int) throws(RunLineError) -> JSONValue {
    guard depth <= Self.nestingLimit else { throw RunLineError("the JSON is nested too deep") }
    switch current {
    case UInt8(ascii: "{"): return .object(try members(depth: depth))
    case UInt8(ascii: "["): return .array(try elements(depth: depth))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return .boolean(try word("true", true))
    case UInt8(ascii: "f"): return .boolean(try word("false", false))
    case .some: return try number()
    case nil: throw RunLineError("the JSON ends too early")
    }
  }

  private mutating func word(_ word: StaticString, _ truth: Bool) throws(RunLineError) -> Bool {
    let letters = "\(word)".utf8
    guard bytes[offset...].starts(with: letters) else { throw RunLineError("a word is no JSON") }
    offset += letters.count
    return truth
  }

  private mutating func members(depth: Int) throws(RunLineError) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    offset += 1
    skipSpace()
    if try ends(with: UInt8(ascii: "}")) { return members }
    repeat {
      skipSpace()
      let key = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw RunLineError("a key has no value") }
      offset += 1
      skipSpace()
      members.append(JSONValue.Member(key: key, value: try value(depth: depth + 1)))
      skipSpace()
    } while try continues(to: UInt8(ascii: "}"))
    return members
  }

  private mutating func elements(depth: Int) throws(RunLineError) -> [JSONValue] {
    var elements: [JSONValue] = []
    offset += 1
    skipSpace()
    if try ends(with: UInt8(ascii: "]")) { return elements }
    repeat {
      skipSpace()
      elements.append(try value(depth: depth + 1))
      skipSpace()
    } while try continues(to: UInt8(ascii: "]"))
    return elements
  }

  private mutating func ends(with bracket: UInt8) throws(RunLineError) -> Bool {
    guard let byte = current else { throw RunLineError("the JSON ends too early") }
    if byte == bracket { offset += 1 }
    return byte == bracket
  }

  private mutating func continues(to bracket: UInt8) throws(RunLineError) -> Bool {
    if try ends(with: bracket) { return false }
    guard current == UInt8(ascii: ",") else { throw RunLineError("a comma is missing in the JSON") }
    offset += 1
    return true
  }

  private mutating func number() throws(RunLineError) -> JSONValue {
    let start = offset
    var isWhole = true
    while let byte = current {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
      case UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"): isWhole = false
      default: return try number(bytes[start..<offset], isWhole: isWhole)
      }
      offset += 1
    }
    return try number(bytes[start..<offset], isWhole: isWhole)
  }

  private func number(_ digits: ArraySlice<UInt8>, isWhole: Bool) throws(RunLineError) -> JSONValue {
    let text = String(decoding: digits, as: UTF8.self)
    // Negative zero is a double alone.
    if isWhole, text != "-0", let count = Int(text) { return .integer(count) }
    guard let figure = Double(text), figure.isFinite else { throw RunLineError("a number is no JSON") }
    return .number(figure)
  }

  private mutating func string() throws(RunLineError) -> String {
    guard current == UInt8(ascii: "\"") else { throw RunLineError("a string is missing in the JSON") }
    offset += 1
    let start = offset
    while let byte = current, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
      offset += 1
    }
    guard current != nil else { throw RunLineError("the JSON ends inside a string") }
    defer { offset += 1 }
    return try Self.text(bytes[start..<offset])
  }

  /// Reads on from the first escape of a string.
  private mutating func escapedString(from start: Int) throws(RunLineError) -> String {
    var text = Array(bytes[start..<offset])
    while let byte = current {
      offset += 1
      switch byte {
      case UInt8(ascii: "\""): return try Self.text(text[...])
      case UInt8(ascii: "\\"): try escape(to: &text)
      default: text.append(byte)
      }
    }
    throw RunLineError("the JSON ends inside a string")
  }

  private mutating func escape(to text: inout [UInt8]) throws(RunLineError) {
    guard let letter = current else { throw RunLineError("the JSON ends inside a string") }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var unit = try codeUnit()
      if (0xD800..<0xDC00).contains(unit), bytes[offset...].starts(with: "\\u".utf8) {
        offset += 2
        let low = try codeUnit()
        guard (0xDC00..<0xE000).contains(low) else { throw RunLineError("an escape is half a character") }
        unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = Unicode.Scalar(unit) else { throw RunLineError("an escape is half a character") }
      text += String(scalar).utf8
    default: throw RunLineError("an escape is no JSON")
    }
  }

  private mutating func codeUnit() throws(RunLineError) -> UInt32 {
    let digits = bytes[offset...].prefix(4)
    guard digits.count == 4, let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw RunLineError("an escape is no JSON")
    }
    offset += 4
    return unit
  }

  private static func text(_ bytes: ArraySlice<UInt8>) throws(RunLineError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw RunLineError("a string is not UTF-8")
    }
    return text
  }
}
