// SPDX-License-Identifier: MIT

// RFC 8259, read strictly. The reader keeps what a general one throws away and an exact error needs:
// places, the order of keys, and keys that stand twice.

/// Reads one JSON text.
struct JSONReader {
  /// How deep arrays and objects may be nested; the reader recurses, so this bounds its stack.
  static let nestingLimit = 256

  /// What of a file is read, in words for an error.
  enum Part: String {
    case file, line, element
  }

  let file: String
  let part: Part
  let bytes: [UInt8]
  var offset: Int
  var line: Int
  /// The offset of the current line's first byte.
  var lineStart: Int
  /// Bytes of the current line that continue a scalar and so take no column.
  var continuationBytes = 0
  var problems: [InputError] = []

  /// What was read, and the problems that did not stop the reading.
  struct Result {
    var root: JSONValue
    var problems: [InputError]
  }

  private init(_ bytes: [UInt8], file: String, part: Part, at start: TextLocation) {
    self.bytes = bytes
    self.file = file
    self.part = part
    offset = part == .file ? UTF8Text.byteOrderMarkLength(of: bytes) : 0
    line = start.line
    lineStart = offset - (start.column - 1)
  }

  /// Returns the value of a text, and the keys and numbers in it that are wrong by themselves.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: The file as the user named it.
  ///   - part: What of the file the text is.
  ///   - start: Where in the file the text starts.
  static func read(
    _ bytes: [UInt8], file: String, part: Part = .file,
    at start: TextLocation = TextLocation(line: 1, column: 1)
  ) throws(InputError) -> Result {
    try UTF8Text.validate(bytes, file: file, line: start.line)
    var reader = JSONReader(bytes, file: file, part: part, at: start)
    do throws(InputError) {
      reader.skipSpace()
      if reader.current == nil {
        throw InputError(
          .empty, at: SourcePosition(file: file), "the \(part) holds nothing, expected JSON")
      }
      let root = try reader.value(depth: 0)
      reader.skipSpace()
      if reader.current != nil {
        throw reader.syntax("expected the end of the \(part), found \(reader.found)")
      }
      return Result(root: root, problems: reader.problems)
    } catch {
      throw InputError(Array((reader.problems + [error]).prefix(InputError.limit))) ?? error
    }
  }

  // MARK: Places

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  var location: TextLocation {
    TextLocation(line: line, column: offset - lineStart - continuationBytes + 1)
  }

  /// What stands at the current place, in words for an error.
  var found: String {
    guard current != nil else { return "the end of the \(part)" }
    let ahead = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    let scalar = ahead.unicodeScalars.first
    guard let scalar, scalar.value >= 0x20 else { return "a control character" }
    return "'\(scalar)'"
  }

  func syntax(_ detail: String, hint: String? = nil, at place: TextLocation? = nil) -> InputError {
    error(.syntax, detail, hint: hint, at: place ?? location)
  }

  func error(_ code: InputError.Code, _ detail: String, hint: String?, at place: TextLocation) -> InputError {
    InputError(
      code, at: SourcePosition(file: file, line: place.line, column: place.column), detail, hint: hint)
  }

  mutating func skipSpace() {
    while let byte = current {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"):
        offset += 1
      case UInt8(ascii: "\n"):
        startLine()
      case UInt8(ascii: "\r"):
        let isPair = offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n")
        if isPair { offset += 1 }
        startLine()
      default:
        return
      }
    }
  }

  private mutating func startLine() {
    offset += 1
    line += 1
    lineStart = offset
    continuationBytes = 0
  }

  // MARK: Values

  mutating func value(depth: Int) throws(InputError) -> JSONValue {
    let start = location
    let content: JSONValue.Content =
      switch current {
      case UInt8(ascii: "{"): .object(try members(depth: depth + 1))
      case UInt8(ascii: "["): .array(try elements(depth: depth + 1))
      case UInt8(ascii: "\""): .string(try string())
      case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"): try number()
      default: try word()
      }
    return JSONValue(content: content, location: start, end: location)
  }

  private func checkDepth(_ depth: Int) throws(InputError) {
    guard depth > Self.nestingLimit else { return }
    throw error(
      .tooDeep, "arrays and objects are nested more than \(Self.nestingLimit) deep", hint: nil, at: location)
  }

  private mutating func elements(depth: Int) throws(InputError) -> [JSONValue] {
    try checkDepth(depth)
    let opening = location
    offset += 1
    skipSpace()
    var elements: [JSONValue] = []
    if current == UInt8(ascii: "]") {
      offset += 1
      return elements
    }
    while true {
      elements.append(try value(depth: depth))
      if try !continues(to: UInt8(ascii: "]"), "array", openedAt: opening) { return elements }
    }
  }

  private mutating func members(depth: Int) throws(InputError) -> [JSONMember] {
    try checkDepth(depth)
    let opening = location
    offset += 1
    skipSpace()
    var members: [JSONMember] = []
    // A set is dear for the few keys most objects have.
    var known: [String: Int] = [:]
    if current == UInt8(ascii: "}") {
      offset += 1
      return members
    }
    while true {
      let keyLocation = location
      guard current == UInt8(ascii: "\"") else { throw keyExpected(openedAt: opening) }
      let key = try string()
      skipSpace()
      guard current == UInt8(ascii: ":") else {
        throw syntax("expected ':' after the key \"\(key.excerpt)\", found \(found)")
      }
      offset += 1
      skipSpace()
      let value = try value(depth: depth)
      if let first = known[key] {
        problems.append(
          error(
            .duplicateKey,
            "the key \"\(key.excerpt)\" stands on line \(members[first].keyLocation.line) and again on line \(keyLocation.line)",
            hint: "Keep one of the two.", at: keyLocation))
      } else {
        known[key] = members.count
        members.append(JSONMember(key: key, keyLocation: keyLocation, value: value))
      }
      if try !continues(to: UInt8(ascii: "}"), "object", openedAt: opening) { return members }
    }
  }

  private func keyExpected(openedAt opening: TextLocation) -> InputError {
    if current == nil { return ended(inside: "object", openedAt: opening) }
    let hint = current == UInt8(ascii: "'") ? "JSON takes double quotes." : commentHint
    return syntax("expected a key in double quotes, found \(found)", hint: hint)
  }

  /// Steps over what follows an element; returns false at the closing bracket.
  private mutating func continues(
    to closing: UInt8, _ what: String, openedAt opening: TextLocation
  ) throws(InputError) -> Bool {
    skipSpace()
    if current == closing {
      offset += 1
      return false
    }
    guard current == UInt8(ascii: ",") else {
      if current == nil { throw ended(inside: what, openedAt: opening) }
      let bracket = Unicode.Scalar(closing)
      throw syntax("expected ',' or '\(bracket)', found \(found)", hint: commentHint)
    }
    let comma = location
    offset += 1
    skipSpace()
    if current == closing {
      throw syntax(
        "expected another \(closing == UInt8(ascii: "]") ? "value" : "key") after the comma, found \(found)",
        hint: "JSON has no comma after the last one.", at: comma)
    }
    if current == nil { throw ended(inside: what, openedAt: opening) }
    return true
  }

  private func ended(inside what: String, openedAt opening: TextLocation) -> InputError {
    syntax(
      "the \(part) ends inside the \(what) that opens at line \(opening.line), column \(opening.column)",
      hint: "Is the \(part) whole?")
  }

  var commentHint: String? {
    current == UInt8(ascii: "/") || current == UInt8(ascii: "#") ? "JSON has no comments." : nil
  }
}
