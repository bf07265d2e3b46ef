// SPDX-License-Identifier: MIT

/// Characters for XML 1.0.
enum XMLText {
  /// Returns the string for element content.
  static func content(_ string: String) -> String { escaped(string, in: .content) }

  /// Returns the string for an attribute between double quotation marks.
  static func attribute(_ string: String) -> String { escaped(string, in: .attribute) }

  private enum Place { case content, attribute }

  private static func escaped(_ string: String, in place: Place) -> String {
    var text = ""
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x26: text += "&amp;"
      case 0x3C: text += "&lt;"
      case 0x3E: text += "&gt;"
      case 0x22 where place == .attribute: text += "&quot;"
      // A parser turns these into spaces in an attribute unless they are references.
      case 0x09 where place == .attribute: text += "&#9;"
      case 0x0A where place == .attribute: text += "&#10;"
      case 0x0D: text += "&#13;"
      case 0x09, 0x0A: text.unicodeScalars.append(scalar)
      // XML 1.0, production 2: these are no characters, not even as references.
      case 0..<0x20, 0xFFFE, 0xFFFF: text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
