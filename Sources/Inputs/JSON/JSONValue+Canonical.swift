// SPDX-License-Identifier: MIT

extension JSONValue {
  /// The value on one line with sorted keys, so that equal texts mean equal values whatever the order of the keys
  /// and the white space of the file. It is no JSON: strings and keys stand behind their length.
  var canonicalText: String {
    switch content {
    case .null: return "null"
    case .boolean(let value): return "\(value)"
    case .number(_, let literal): return literal
    case .string(let string): return "\(string.utf8.count):\(string)"
    case .array(let elements): return "[\(elements.map(\.canonicalText).joined(separator: ","))]"
    case .object(let members):
      return Self.canonicalText(of: members.map { ($0.key, $0.value.canonicalText) })
    }
  }

  /// Returns the text of an object from its keys and the texts of their values.
  static func canonicalText(of members: [(key: String, text: String)]) -> String {
    let texts = members.sorted { $0.key < $1.key }.map { "\($0.key.utf8.count):\($0.key)=\($0.text)" }
    return "{\(texts.joined(separator: ","))}"
  }
}
