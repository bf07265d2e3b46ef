// SPDX-License-Identifier: MIT

public import Inspection

extension Measurement {
  /// The figure with its unit.
  public var text: String {
    Self.text(unit == .none ? NumberText.pair(value, value).measured : NumberText.brief(value), unit)
  }

  /// Returns a figure with the unit after it.
  static func text(_ figure: String, _ unit: Unit) -> String {
    switch unit {
    case .none, .count: figure
    case .arcMinutes: figure + unit.rawValue
    case .points, .squarePoints: "\(figure) \(unit.rawValue)"
    }
  }
}

extension Finding {
  /// The measured figure beside its limit, such as `0.88 > 0.25`, or nil where nothing is measured.
  var comparison: String? {
    guard let measured else { return nil }
    guard let limit else {
      return measured.text
    }
    let texts =
      measured.unit == .none
      ? NumberText.pair(measured.value, limit.value)
      : (NumberText.brief(measured.value), NumberText.brief(limit.value))
    let sign = measured.value > limit.value ? ">" : measured.value < limit.value ? "<" : "="
    return "\(texts.0) \(sign) \(Measurement.text(texts.1, limit.unit))"
  }

  /// The sign of the severity in a table.
  var mark: String { severity == .error ? Verdict.failed.mark : Verdict.warned.mark }
}

extension RunError {
  /// The place, such as `widgets/a.widget.json:3:5, content/VStack`, or nil for a fault of the whole run.
  public var placeText: String? {
    guard let file else { return key }
    let position = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    return file + position + (key.map { ", \($0)" } ?? "")
  }
}

extension EntryLabel {
  /// The entry's text between quotation marks, on one line of at most so many columns.
  func quoted(columns: Int) -> String {
    "“\(PlainText.cut(PlainText.singleLine(text), to: max(1, columns - 2)))”"
  }
}

extension RunSummary {
  /// The counts in words, such as `4 renders · 3 passed · 1 failed · 2 warnings`.
  public var sentence: String {
    var parts = [Self.count(renders, "render"), "\(passed) passed", "\(failed) failed"]
    if errorFindings > 0 { parts.append(Self.count(errorFindings, "error")) }
    if warningFindings > 0 { parts.append(Self.count(warningFindings, "warning")) }
    if cannotTell > 0 { parts.append("\(cannotTell) cannot tell") }
    if errors > 0 { parts.append("\(errors) could not be judged") }
    if !leftOut.isEmpty { parts.append("left out: " + leftOut.map(\.words).joined(separator: "; ")) }
    return parts.joined(separator: " · ")
  }

  /// Returns a number of things; the plural takes an *s* unless another is given.
  static func count(_ number: Int, _ thing: String, _ things: String? = nil) -> String {
    "\(number) \(number == 1 ? thing : things ?? thing + "s")"
  }
}

extension LeftOut {
  /// The counts and the set, such as `3 stale, 1 empty (Localizable.xcstrings)`.
  fileprivate var words: String {
    let counts = counts.map { "\($0.number) \(Self.words[$0.reason] ?? $0.reason)" }
    return "\(counts.joined(separator: ", ")) (\(PlainText.singleLine(file)))"
  }

  /// Reasons that are more than a word.
  private static let words = ["notForTranslation": "not for translation", "notText": "no text"]
}
