// SPDX-License-Identifier: MIT

import Inspection

/// What was found in the renders of one block.
struct ScreenFindings {
  /// Places that are named for one rule; the rest are counted.
  private static let shown = 3
  let renders: [RenderReport]
  let context: ReportContext
  let ink: ScreenInk

  /// Every finding with its message and advice; the same finding in several environments once.
  var eachInFull: String {
    var text = ""
    for (finding, occurrences) in renders.occurrences.errorsFirst.grouped(by: \.finding.withoutRemedy) {
      text += inFull(finding, in: occurrences.map(\.render.environment).joined(separator: ", "))
      text += remedies(of: occurrences)
    }
    let questions = renders.flatMap { render in render.cannotTell.map { (render, $0) } }
    for (question, group) in questions.grouped(by: \.1) {
      text += inFull(question, in: group.map(\.0.environment).joined(separator: ", "))
    }
    return text
  }

  /// Returns the lines of one finding.
  func inFull(_ finding: Finding, in environments: String?) -> String {
    heading(
      finding.mark, tone(of: finding.severity), finding.rule,
      [environments, finding.path, finding.comparison])
      + prose(finding.message, advice: finding.advice) + remedy(finding)
  }

  /// Returns the remedies of one finding in several environments, each change once, with the figure it reaches
  /// where it does least.
  private func remedies(of occurrences: [Occurrence]) -> String {
    occurrences.map(\.finding).grouped { $0.remedy?.change }.map { _, findings in
      func reached(_ finding: Finding) -> Double { finding.remedy?.reaches?.value ?? 0 }
      return findings.max { reached($0) < reached($1) }.map(remedy) ?? ""
    }.joined()
  }

  private func remedy(_ finding: Finding) -> String {
    guard let remedy = finding.remedySentence else { return "" }
    return WrappedText.lines(
      PlainText.singleLine(remedy), columns: context.columns, first: "    ✓ ", margin: "      "
    ).map { $0 + "\n" }.joined()
  }

  /// Returns the lines of one open question.
  func inFull(_ question: OpenQuestion, in environments: String?) -> String {
    heading(
      Verdict.open.mark, ScreenInk.tone(of: .open), question.rule,
      [environments, question.path, "cannot tell"])
      + prose(question.message, advice: "")
  }

  /// Findings gathered by rule: how many, the worst few, and what to do.
  var byRule: String {
    let questions = renders.flatMap(\.cannotTell).grouped(by: \.rule)
    return text(
      of: renders.occurrences.errorsFirst.grouped(by: RuleKey.init).map { RuleTally($0.key, $0.elements) },
      entries: renders.grouped { $0.entry.id }.count,
      questions.map { ($0.key, $0.elements.first?.message ?? "", $0.elements.count) })
  }

  /// Returns findings that are gathered by rule.
  ///
  /// - Parameters:
  ///   - tallies: The findings of each rule.
  ///   - all: The number of entries that were judged.
  ///   - questions: The rules that could not answer, and how often.
  func text(
    of tallies: [RuleTally], entries all: Int, _ questions: [(rule: String, message: String, count: Int)]
  ) -> String {
    var text = ""
    for tally in tallies {
      guard let worst = tally.places.first?.worst.finding else { continue }
      text += heading(
        worst.mark, tone(of: tally.key.severity), tally.key.rule,
        ["\(tally.entries) of \(all) entries"])
      let places = tally.places.prefix(Self.shown)
      text += places.map(line).joined()
      let rest = tally.total - places.reduce(0) { $0 + $1.count }
      if rest > 0 { text += "    … and \(rest) more\n" }
      text += prose(worst.message, advice: worst.advice) + remedy(worst)
    }
    for question in questions {
      text += heading(
        Verdict.open.mark, ScreenInk.tone(of: .open), question.rule,
        ["cannot tell", RunSummary.count(question.count, "time")])
      text += prose(question.message, advice: "")
    }
    return text
  }

  private func tone(of severity: Severity) -> ScreenInk.Tone {
    ScreenInk.tone(of: severity == .error ? .failed : .warned)
  }

  /// One place: where, how much, and the text of its worst entry as far as there is room.
  private func line(_ place: RuleTally.Place) -> String {
    let key = PlaceKey(place.worst)
    let facts = [
      PlainText.left(key.environment, 13), key.comparison.map { PlainText.left($0, 11) }, key.path,
    ]
    // However deep the path is, the number of times fits behind it.
    let start = PlainText.cut(
      "    " + facts.compactMap(\.self).joined(separator: "  "), to: context.columns - 14)
    let more = place.count > 1 ? " and \(place.count - 1) more" : ""
    let room = context.columns - DisplayWidth.columns(of: start) - more.count - 2
    guard room >= 12 else {
      return place.count > 1 ? "\(start)  \(place.count) times\n" : start + "\n"
    }
    return "\(start)  \(place.worst.render.entry.quoted(columns: room))\(more)\n"
  }

  /// Returns the line that names a rule; what does not fit on it is wrapped under it.
  private func heading(
    _ mark: String, _ tone: ScreenInk.Tone, _ rule: String, _ facts: [String?]
  ) -> String {
    // A figure is not parted from its limit.
    let facts = facts.compactMap(\.self).map { fact in
      String(PlainText.singleLine(fact).map { $0 == " " ? "\u{A0}" : $0 })
    }
    let line = ([rule] + facts).joined(separator: " · ")
    var lines = WrappedText.lines(line, columns: context.columns - 4)
    if let first = lines.first, first.hasPrefix(rule) {
      lines[0] = ink(rule, .bold) + first.dropFirst(rule.count)
    }
    return "\n  \(ink(mark, tone)) " + lines.joined(separator: "\n    ") + "\n"
  }

  private func prose(_ message: String, advice: String) -> String {
    var lines = WrappedText.lines(
      PlainText.singleLine(SentenceText.sentence(message)), columns: context.columns, first: "    ",
      margin: "    ")
    if !advice.isEmpty {
      lines += WrappedText.lines(
        PlainText.singleLine(SentenceText.sentence(advice)), columns: context.columns, first: "    → ",
        margin: "      ")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Finding {
  /// The finding as it was before a remedy was looked for.
  fileprivate var withoutRemedy: Finding {
    var finding = self
    finding.remedy = nil
    return finding
  }
}
