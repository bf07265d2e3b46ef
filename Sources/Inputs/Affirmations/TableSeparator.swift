// SPDX-License-Identifier: MIT

/// What parts the cells of a table.
enum TableSeparator: UInt8, CaseIterable {
  case comma = 0x2C
  case semicolon = 0x3B
  case tab = 0x09

  /// The separator in words.
  var name: String {
    switch self {
    case .comma: "a comma"
    case .semicolon: "a semicolon"
    case .tab: "a tab"
    }
  }

  /// Tells the separator from the header: the one that stands there most often outside of quotes.
  static func tell(_ window: TextWindow) -> TableSeparator {
    var counts: [TableSeparator: Int] = [:]
    var isQuoted = false
    for byte in window.head {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let separator = TableSeparator(rawValue: byte) { counts[separator, default: 0] += 1 }
    }
    var best = TableSeparator.comma
    for separator in allCases where counts[separator] ?? 0 > counts[best] ?? 0 { best = separator }
    return best
  }
}
