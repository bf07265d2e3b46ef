// SPDX-License-Identifier: MIT

// What was written is read by the names in JSONFields. A member that is absent where one must be is an error
// that names it.

extension JSONValue {
  /// Reads JSON that this program wrote, in UTF-8.
  public init(reading bytes: [UInt8]) throws(RunLineError) { self = try JSONLineReader.read(bytes) }

  /// The members of an object, nothing of another value.
  public var members: [Member] { if case .object(let members) = self { members } else { [] } }

  /// Returns the value of a key, or nil.
  ///
  /// Objects have few members; looking them through is faster than a table.
  public subscript(key: String) -> JSONValue? { members.first { $0.key == key }?.value }

  /// The string, or nil for another value.
  public var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number, or nil for another value.
  public var figure: Double? {
    switch self {
    case .number(let figure): figure
    case .integer(let count): Double(count)
    default: nil
    }
  }

  /// The whole number, or nil for another value.
  public var integer: Int? {
    switch self {
    case .integer(let count): count
    case .number(let figure): Int(exactly: figure)
    default: nil
    }
  }

  /// The truth value, or nil for another value.
  public var truth: Bool? { if case .boolean(let truth) = self { truth } else { nil } }

  /// The elements of an array, or nil for another value.
  public var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// Returns what a key must have.
  func required<Value>(_ key: String, as kind: (JSONValue) -> Value?) throws(RunLineError) -> Value {
    guard let value = self[key].flatMap(kind) else {
      throw RunLineError("\"\(key)\" is missing, or is not what it should be")
    }
    return value
  }

  /// Returns the string of a key.
  func text(_ key: String) throws(RunLineError) -> String { try required(key, as: \.string) }

  /// Returns the number of a key.
  func number(_ key: String) throws(RunLineError) -> Double { try required(key, as: \.figure) }

  /// Returns the elements of a key, none where it is absent.
  func list<Element>(
    _ key: String, of element: (JSONValue) throws(RunLineError) -> Element
  ) throws(RunLineError) -> [Element] {
    var list: [Element] = []
    for value in self[key]?.elements ?? [] { list.append(try element(value)) }
    return list
  }
}
