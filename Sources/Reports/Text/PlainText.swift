// SPDX-License-Identifier: MIT

/// Strings of unknown origin made fit for a line of a terminal.
public enum PlainText {
  /// The most scalars of one character: the longest emoji has ten.
  private static let longestCluster = 16

  /// Returns the string on one line, with control characters shown instead of obeyed.
  ///
  /// An affirmation comes from a file that anyone may have written; its escape sequences must not reach
  /// the terminal, and its direction marks must not turn the rest of the line around. Of marks that are
  /// piled on one character without end, the first are shown.
  public static func singleLine(_ string: some StringProtocol) -> String {
    var text = ""
    for scalar in string.lazy.flatMap({ $0.unicodeScalars.prefix(longestCluster) }) {
      switch scalar.value {
      case 0x0A, 0x2028, 0x2029: text += "⏎"
      case 0..<0x20: text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value)).picture)
      case 0x7F: text += "␡"
      case 0x80..<0xA0: text += "\u{FFFD}"
      case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: continue
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Returns the string cut to a width, with an ellipsis where something was cut.
  public static func cut(_ string: String, to columns: Int) -> String {
    guard DisplayWidth.columns(of: string) > columns else { return string }
    var text = ""
    var used = 1
    for character in string {
      used += DisplayWidth.columns(of: character)
      if used > columns { break }
      text.append(character)
    }
    return text + "…"
  }

  /// Returns the string with spaces after it up to a width.
  public static func left(_ string: String, _ columns: Int) -> String {
    string + String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: string)))
  }

  /// Returns the string with spaces before it up to a width.
  public static func right(_ string: String, _ columns: Int) -> String {
    String(repeating: " ", count: max(0, columns - DisplayWidth.columns(of: string))) + string
  }
}

extension Unicode.Scalar {
  /// The picture of a control character in the block of that purpose, U+2400.
  fileprivate var picture: Unicode.Scalar { Unicode.Scalar(UInt16(0x2400 + value)) ?? "\u{FFFD}" }
}
