// SPDX-License-Identifier: MIT

/// The values of one property over many rows, as the elements of an array in a script.
///
/// A table of columns is a third of the size of one object a row, and a browser reads it into typed
/// arrays.
struct ScriptColumn {
  private var elements = ""

  mutating func add(_ integer: Int) { begin(); elements += String(integer) }

  /// Adds a figure with the digits of single precision, or `null` where it does not exist.
  mutating func add(_ figure: Double?) {
    begin()
    guard let figure, figure.isFinite else {
      elements += "null"
      return
    }
    let text = Float(figure).description
    elements += text.hasSuffix(".0") ? String(text.dropLast(2)) : text == "inf" ? "null" : text
  }

  /// Adds a text, or 0 where there is none.
  mutating func add(_ text: String?) {
    begin()
    elements += text.map(JSONText.quoted) ?? "0"
  }

  /// The array.
  var array: String { "[\(elements)]" }

  private mutating func begin() {
    if !elements.isEmpty { elements += "," }
  }
}

/// Texts put into an HTML file.
enum HTMLText {
  /// Returns the string for element content and for attributes between double quotation marks.
  static func content(_ string: String) -> String {
    var text = ""
    for scalar in PlainText.singleLine(string).unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns JSON for a `script` element that is data: without `<` no end tag and no comment can begin in it.
  static func data(_ json: String) -> String {
    json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
  }
}
