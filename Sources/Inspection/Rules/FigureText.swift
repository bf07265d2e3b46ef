// SPDX-License-Identifier: MIT

/// Figures inside sentences: fixed digits and a full stop, whatever the locale.
enum FigureText {
  /// Returns a share as a percentage with one digit, such as `12.5 %`.
  static func percent(_ share: Double) -> String {
    let tenths = (share * 1000).rounded(.toNearestOrAwayFromZero)
    guard tenths.magnitude < 1e15 else { return "\(share * 100) %" }
    let whole = Int(tenths)
    return "\(whole / 10).\((whole % 10).magnitude) %"
  }
}

extension String {
  /// The string's beginning, on one line, for a sentence about it.
  var excerpt: String {
    let line = String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 40 ? String(line.prefix(39)) + "…" : line
  }

  /// The scalars as `U+0041 U+0301`.
  var codePoints: String {
    unicodeScalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
