// SPDX-License-Identifier: MIT

/// Figures inside sentences: fixed digits and a full stop, whatever the locale.
enum FigureText {
  /// Returns a share as a percentage: one digit after the stop, and two more below one percent, so that a
  /// dim picture does not read as none.
  static func percent(_ share: Double) -> String {
    let percent = share * 100
    return decimal(percent, digits: percent.magnitude < 1 && share != 0 ? 3 : 1) + " %"
  }

  /// Returns a figure with one digit after the stop.
  static func tenths(_ figure: Double) -> String { decimal(figure, digits: 1) }

  private static func decimal(_ figure: Double, digits: Int) -> String {
    let unit = (0..<digits).reduce(1.0) { power, _ in power * 10 }
    let scaled = (figure * unit).rounded(.toNearestOrAwayFromZero)
    guard scaled.magnitude < 1e15 else { return "\(figure)" }
    let (whole, part) = Int(scaled).magnitude.quotientAndRemainder(dividingBy: UInt(unit))
    let fraction = String(part)
    let padding = String(repeating: "0", count: digits - fraction.count)
    return "\(scaled < 0 ? "−" : "")\(whole).\(padding)\(fraction)"
  }
}

extension String {
  /// The string's beginning, on one line, for a sentence about it.
  var excerpt: String {
    // One character may be as long as the text.
    let start = unicodeScalars.prefix(400)
    let line = String(String(start).map { $0.isNewline || $0 == "\t" ? " " : $0 })
    let isWhole = start.endIndex == unicodeScalars.endIndex && line.count <= 40
    return isWhole ? line : String(line.prefix(39)) + "…"
  }

  /// The scalars as `U+0041 U+0301`, as far as they stand for a character that can be told by them.
  var codePoints: String {
    unicodeScalars.prefix(10).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
