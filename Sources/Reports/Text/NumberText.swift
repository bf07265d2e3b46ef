// SPDX-License-Identifier: MIT

/// Numbers as characters: exact ones for programs, short ones for people; never by a locale.
public enum NumberText {
  /// Returns the shortest decimal that reads back to the same double, as JSON allows it.
  ///
  /// Whole numbers are written without a point: `759`, not `759.0`.
  ///
  /// - Precondition: the figure is finite.
  public static func shortest(_ figure: Double) -> String {
    precondition(figure.isFinite, "a report holds finite figures only")
    // The standard library's description is the shortest that reads back; its only surplus is a whole
    // number's ".0". Negative zero keeps its sign.
    let text = figure.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a figure with a fixed number of decimals, rounded half away from zero.
  public static func fixed(_ figure: Double, decimals: Int) -> String {
    guard figure.isFinite else { return "–" }
    var power = 1.0
    for _ in 0..<decimals { power *= 10 }
    let scaled = (figure.magnitude * power).rounded()
    // Above 2^53 a double has no decimals left to show.
    guard scaled < 9_007_199_254_740_992 else { return shortest(figure) }
    let digits = String(Int(scaled))
    let sign = figure < 0 && scaled > 0 ? "-" : ""
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// Returns a share of 0…1 in percent with one decimal, such as `12.5 %`.
  public static func percent(_ share: Double) -> String { "\(fixed(share * 100, decimals: 1)) %" }

  /// Returns a figure with four decimals; what is not zero never reads as zero.
  static func light(_ figure: Double) -> String {
    figure > 0 && figure < 0.00005 ? "<0.0001" : fixed(figure, decimals: 4)
  }

  /// Returns a measured share and its limit with as many decimals as it takes to tell them apart.
  ///
  /// Two decimals are enough for most pairs; 0.2504 beside 0.25 takes four.
  public static func pair(_ measured: Double, _ limit: Double) -> (measured: String, limit: String) {
    let decimals = (2...6).first { fixed(measured, decimals: $0) != fixed(limit, decimals: $0) } ?? 2
    func text(_ figure: Double) -> String {
      trimmed(fixed(figure, decimals: decimals), surplus: decimals - 2)
    }
    return (text(measured), text(limit))
  }

  /// Returns a figure with at most two decimals and none that say nothing: `44`, `43.5`.
  public static func brief(_ figure: Double) -> String {
    let text = trimmed(fixed(figure, decimals: 2), surplus: 2)
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  /// Drops zeros at the end, as many as are surplus.
  private static func trimmed(_ text: String, surplus: Int) -> String {
    var text = text
    for _ in 0..<max(0, surplus) where text.hasSuffix("0") { text.removeLast() }
    return text
  }
}
