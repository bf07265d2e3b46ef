// SPDX-License-Identifier: MIT

/// How many columns of a terminal characters take.
public enum DisplayWidth {
  /// Returns the columns of a string without line breaks.
  public static func columns(of string: some StringProtocol) -> Int {
    // Most of a report is ASCII, where a byte is a column.
    if string.utf8.allSatisfy({ $0 < 0x80 }) { return string.utf8.count }
    return string.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the columns of one character.
  ///
  /// East Asian wide and fullwidth characters and emoji take two (Unicode Standard Annex 11, and the
  /// emoji presentation of Unicode Technical Standard 51); of any other cluster each part takes one that
  /// is not a mark without width of its own.
  public static func columns(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return 1 }
    if isWide(first) || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    return character.unicodeScalars.count { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: false
      default: true
      }
    }
  }

  /// Returns whether a scalar is drawn two columns wide.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || wide.contains { $0.contains(scalar.value) }
  }

  /// The blocks of Unicode that Annex 11 gives as wide or fullwidth, joined where only unassigned
  /// characters lie between them.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
    0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F200...0x1F2FF, 0x20000...0x3FFFD,
  ]
}
