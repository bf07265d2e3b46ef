// SPDX-License-Identifier: MIT

/// JSON values as characters.
public enum JSONText {
  /// Columns that a container may fill before it is broken over several lines.
  static let width = 110

  /// Returns the value on one line.
  public static func line(_ value: JSONValue) -> String {
    var text = ""
    writeLine(value, to: &text)
    return text
  }

  /// Returns the value over several lines; a container that fits on one line stays on it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - indent: Columns before every line but the first.
  public static func block(_ value: JSONValue, indent: Int = 0) -> String {
    var text = ""
    writeBlock(value, indent: indent, to: &text)
    return text
  }

  /// Returns the string in quotation marks, with the escapes of RFC 8259.
  public static func quoted(_ string: String) -> String {
    var text = ""
    quote(string, to: &text)
    return text
  }

  private static func writeLine(_ value: JSONValue, to text: inout String) {
    switch value {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? " " : ", "
        quote(member.key, to: &text)
        text += ": "
        writeLine(member.value, to: &text)
      }
      text += members.isEmpty ? "}" : " }"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        writeLine(value, to: &text)
      }
      text += "]"
    case .string(let string): quote(string, to: &text)
    case .number(let figure): text += NumberText.shortest(figure)
    case .integer(let count): text += String(count)
    case .boolean(let truth): text += truth ? "true" : "false"
    }
  }

  private static func writeBlock(_ value: JSONValue, indent: Int, to text: inout String) {
    guard !value.isEmptyContainer, !fits(value, in: width - indent) else {
      return writeLine(value, to: &text)
    }
    let margin = "\n" + String(repeating: " ", count: indent + 2)
    switch value {
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        text += index == 0 ? margin : "," + margin
        quote(member.key, to: &text)
        text += ": "
        writeBlock(member.value, indent: indent + 2, to: &text)
      }
      text += margin.dropLast(2) + "}"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        text += index == 0 ? margin : "," + margin
        writeBlock(value, indent: indent + 2, to: &text)
      }
      text += margin.dropLast(2) + "]"
    default: writeLine(value, to: &text)
    }
  }

  /// Returns whether the value's one line is at most so many bytes long.
  private static func fits(_ value: JSONValue, in columns: Int) -> Bool {
    var left = columns
    spend(value, from: &left)
    return left >= 0
  }

  /// Takes the length of the value's one line off; stops early once nothing is left, so that the cost
  /// of asking is bounded by the width and not by the value.
  private static func spend(_ value: JSONValue, from left: inout Int) {
    switch value {
    case .object(let members):
      left -= 4
      for member in members where left >= 0 {
        left -= member.key.utf8.count + 6
        spend(member.value, from: &left)
      }
    case .array(let values):
      left -= 2
      for value in values where left >= 0 {
        left -= 2
        spend(value, from: &left)
      }
    case .string(let string): left -= string.utf8.count + 2
    case .number(let figure): left -= NumberText.shortest(figure).utf8.count
    case .integer(let count): left -= String(count).utf8.count
    case .boolean: left -= 5
    }
  }

  private static func quote(_ string: String, to text: inout String) {
    text += "\""
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      for scalar in string.unicodeScalars { escape(scalar, to: &text) }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
    switch scalar.value {
    case 0x22: text += "\\\""
    case 0x5C: text += "\\\\"
    case 0x08: text += "\\b"
    case 0x09: text += "\\t"
    case 0x0A: text += "\\n"
    case 0x0C: text += "\\f"
    case 0x0D: text += "\\r"
    case 0..<0x20:
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
}
