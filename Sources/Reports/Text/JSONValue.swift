// SPDX-License-Identifier: MIT

/// A JSON value whose members keep the order they were written in; it has no `null`.
///
/// A dictionary literal with a nil value leaves the member out, so a figure that does not exist is
/// absent.
public enum JSONValue: Hashable, Sendable {
  /// One key and its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Creates a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case object([Member])
  case array([JSONValue])
  case string(String)
  /// A finite number.
  case number(Double)
  case integer(Int)
  case boolean(Bool)

  /// Returns a number, or nil where the figure does not exist or is not finite.
  public static func figure(_ figure: Double?) -> JSONValue? {
    guard let figure, figure.isFinite else { return nil }
    return .number(figure)
  }

  /// Returns a string, or nil where there is none.
  public static func text(_ text: String?) -> JSONValue? { text.map(JSONValue.string) }

  /// Returns a whole number, or nil where there is none.
  public static func count(_ count: Int?) -> JSONValue? { count.map(JSONValue.integer) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; members without a value are left out.
  public init(dictionaryLiteral members: (String, JSONValue?)...) {
    self = .object(
      members.compactMap { member in member.1.map { Member(key: member.0, value: $0) } })
  }
}

extension JSONValue: ExpressibleByArrayLiteral {
  /// Creates an array.
  public init(arrayLiteral values: JSONValue...) { self = .array(values) }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByBooleanLiteral {
  /// Creates a truth value.
  public init(booleanLiteral value: Bool) { self = .boolean(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
}

extension JSONValue {
  /// Whether the value is an object or an array without content.
  var isEmptyContainer: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let values): values.isEmpty
    default: false
    }
  }
}
