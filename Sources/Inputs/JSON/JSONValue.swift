// SPDX-License-Identifier: MIT

/// A line and a column, both counted from 1; columns count Unicode scalars.
struct TextLocation: Hashable, Sendable, Comparable {
  var line: Int
  var column: Int

  static func < (a: TextLocation, b: TextLocation) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// A value of a JSON text and where it stands.
struct JSONValue: Sendable {
  indirect enum Content: Sendable {
    case null
    case boolean(Bool)
    /// The literal is kept: an id of twenty digits is more than a double holds.
    case number(Double, literal: String)
    case string(String)
    case array([JSONValue])
    /// The members in the order of the file.
    case object([JSONMember])
  }

  var content: Content
  var location: TextLocation
  /// The place after it.
  var end: TextLocation
}

/// A key and its value.
struct JSONMember: Sendable {
  var key: String
  var keyLocation: TextLocation
  var value: JSONValue
}

extension JSONValue {
  /// What the value is, in words for an error.
  var kindDescription: String {
    switch content {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(_, let literal): "the number \(literal.prefix(24))"
    case .string(let string): "the string \"\(string.excerpt)\""
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension String {
  /// The start of a string, short enough for a message and without line breaks.
  var excerpt: String {
    // One character may be as long as the file.
    let start = String(unicodeScalars.prefix(400)).prefix(40)
    let line = start.map { $0.isNewline ? " " : String($0) }.joined()
    return start.utf8.count < utf8.count ? line + "…" : line
  }
}
