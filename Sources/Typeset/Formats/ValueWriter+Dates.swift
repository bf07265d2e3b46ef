// SPDX-License-Identifier: MIT

extension ValueWriter {
  /// Returns the fields of a skeleton as SwiftUI's own provider of dates writes them.
  ///
  /// - Source: recorded from Apple's formatter: a day alone is a bare number, also where CLDR's pattern for it has
  ///   a word ("14日").
  func date(_ seconds: Double, of skeleton: String) throws(LocaleError) -> String {
    try formats.date(seconds, pattern: skeleton == "d" ? "d" : try pattern(for: skeleton))
  }

  /// Returns the locale's pattern with Apple's own edits of CLDR.
  ///
  /// - Source: recorded from Apple's formatter: English names the weekday before the day, "Tuesday 14".
  func pattern(for skeleton: String) throws(LocaleError) -> String {
    let pattern = try formats.pattern(for: skeleton)
    guard formats.locale.hasPrefix("en"), pattern.hasPrefix("d E"),
      pattern.dropFirst(2).allSatisfy({ $0 == "E" })
    else { return pattern }
    return pattern.dropFirst(2) + " d"
  }

  /// Returns two moments: times where they lie on one day, else dates.
  ///
  /// - Source: recorded from Apple's formatter: an equal AM or PM is said once, the dash of times has no spaces and
  ///   that of dates has. Where CLDR joins times in another manner its own is kept.
  func interval(_ start: Double, _ end: Double) throws(LocaleError) -> String {
    guard try formats.date(start, pattern: "yMMdd") == formats.date(end, pattern: "yMMdd") else {
      let isOneYear = try formats.date(start, pattern: "y") == formats.date(end, pattern: "y")
      let skeleton = isOneYear ? "MMMd" : "yMMMd"
      return "\(try date(start, of: skeleton)) – \(try date(end, of: skeleton))"
    }
    let hours = try formats.pattern(for: "jmm").contains { $0 == "H" || $0 == "k" }
    let text = Array(try formats.interval(start, end, skeleton: hours ? "Hm" : "hm"))
    let kept = text.indices.filter { index in
      guard text[index].isWhitespace else { return true }
      let isBeforeDash = index + 1 < text.count && text[index + 1] == "–"
      return !isBeforeDash && (index == 0 || text[index - 1] != "–")
    }
    return String(kept.map { text[$0] })
  }
}
