// SPDX-License-Identifier: MIT

public import Inspection
import Light

/// Markdown for the comment on a change: a table, then what was found.
public struct MarkdownReport: ReportWriter {
  /// Places that are named for one rule; the rest are counted.
  private static let shown = 3
  private let judgment: Judgment
  private let ratioLimit: @Sendable (RenderReport) -> Double?

  /// Creates a writer.
  public init(context: ReportContext) {
    judgment = context.judgment
    ratioLimit = context.ratioLimit
  }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    let mark = report.summary.failed > 0 ? Verdict.failed.mark : Verdict.passed.mark
    target.write("### \(report.errors.isEmpty ? mark : Verdict.failed.mark) Andon\n\n")
    target.write(Self.prose(report.summary.sentence) + "\n")
    if !report.renders.isEmpty {
      target.write("\n| widget | environment | entries | luminance | lit | of the twin | verdict |\n")
      target.write("|---|---|--:|--:|--:|--:|:-:|\n")
    }
    for group in report.renders.grouped(by: RowKey.init) {
      let row = EnvironmentRow(group.elements, judgment: judgment, ratioLimit: ratioLimit)
      target.write(
        "| \(Self.prose(group.key.title)) | \(Self.prose(row.environment)) | \(group.elements.count) "
          + "| \(NumberText.light(row.luminance)) | \(NumberText.percent(row.litFraction)) "
          + "| \(row.ratio.isEmpty ? "–" : row.ratio) | \(row.verdictText) |\n")
    }
    writeFindings(of: report.renders, to: &target)
    for finding in report.findings { target.write("\n" + Self.item(finding)) }
    writeQuestions(
      report.renders.flatMap { render in render.cannotTell.map { (render.environment, $0) } },
      to: &target)
    writeErrors(report.errors, to: &target)
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    let verdict = report.comparison.map { judgment.verdict(on: $0.findings, cannotTell: $0.cannotTell) }
    let mark = report.errors.isEmpty ? verdict?.mark ?? "" : Verdict.failed.mark
    target.write("### \(mark)\(mark.isEmpty ? "" : " ")Andon\n\n")
    target.write("| picture | luminance | lit | melanopic | power index |\n|---|--:|--:|--:|--:|\n")
    for picture in report.pictures {
      target.write(
        "| \(Self.code(picture.file, in: .cell)) | \(NumberText.light(picture.reading.luminance)) "
          + "| \(NumberText.percent(picture.reading.litFraction)) "
          + "| \(NumberText.light(picture.reading.melanopic)) "
          + "| \(NumberText.light(picture.reading.powerIndex)) |\n")
    }
    if let comparison = report.comparison, let ratio = comparison.ratio.luminance {
      let texts = NumberText.pair(ratio, comparison.limit)
      target.write("\nLuminance of the dimmed picture over the full one: **\(texts.measured)**, ")
      target.write("limit \(texts.limit).\n")
    }
    for finding in report.comparison?.findings ?? [] { target.write("\n" + Self.item(finding)) }
    writeQuestions((report.comparison?.cannotTell ?? []).map { ("", $0) }, to: &target)
    writeErrors(report.errors, to: &target)
  }

  /// What one row of the table stands for.
  private struct RowKey: Hashable {
    var block: BlockKey
    var environment: String

    init(_ render: RenderReport) {
      block = BlockKey(render)
      environment = render.environment
    }

    var title: String { "\(block.widget) · \(block.device) · \(block.locale)" }
  }

  private func writeFindings(
    of renders: [RenderReport], to target: inout some TextOutputStream
  ) {
    let groups = renders.occurrences.errorsFirst.grouped(by: RuleKey.init)
    guard !groups.isEmpty else { return }
    target.write("\n#### Findings\n")
    for (key, occurrences) in groups {
      let sorted = occurrences.worstFirst
      guard let worst = sorted.first else { continue }
      target.write("\n- \(worst.finding.mark) **\(key.rule)** (\(key.severity.rawValue), ")
      target.write(
        "\(RunSummary.count(occurrences.count, "time"))): \(Self.prose(SentenceText.sentence(worst.finding.message)))"
      )
      target.write((worst.finding.adviceSentence.map { " " + Self.prose($0) } ?? "") + "\n")
      let places = sorted.grouped { occurrence in
        [occurrence.render.widget, occurrence.finding.comparison, occurrence.finding.path]
      }
      for (_, group) in places.prefix(Self.shown) { target.write(Self.place(of: group)) }
      let rest = places.dropFirst(Self.shown).reduce(0) { $0 + $1.elements.count }
      if rest > 0 { target.write("  - … and \(rest) more\n") }
    }
  }

  /// Returns the line of findings that differ in their environments and entries alone.
  private static func place(of group: [Occurrence]) -> String {
    guard let first = group.first else { return "" }
    let environments = group.grouped { $0.render.environment }.map { prose($0.key) }
    let text = PlainText.cut(PlainText.singleLine(first.render.entry.text), to: 60)
    let others = group.grouped { $0.render.entry.id }.count - 1
    let facts = [
      "\(prose(first.render.widget)) in \(environments.joined(separator: ", "))", first.finding.comparison,
      first.finding.path.map { code($0, in: .line) },
      code(text, in: .line) + (others > 0 ? " and \(others) more" : ""),
    ]
    return "  - \(facts.compactMap(\.self).joined(separator: " · "))\n"
  }

  private func writeQuestions(
    _ questions: [(environment: String, question: OpenQuestion)],
    to target: inout some TextOutputStream
  ) {
    guard !questions.isEmpty else { return }
    target.write("\n#### Cannot tell\n\n")
    for (key, group) in questions.grouped(by: { [$0.question.rule, $0.question.message] }) {
      let count = group.count > 1 ? " (\(group.count) times)" : ""
      target.write("- ? **\(key[0])** \(Self.prose(SentenceText.sentence(key[1])))\(count)\n")
    }
  }

  private func writeErrors(_ errors: [RunError], to target: inout some TextOutputStream) {
    guard !errors.isEmpty else { return }
    target.write("\n#### Could not be judged\n\n")
    for error in errors {
      let place = error.placeText.map { Self.code($0, in: .line) + ": " } ?? ""
      target.write("- \(place)\(Self.prose(SentenceText.sentence(error.message)))")
      target.write((error.hint.map { " " + Self.prose(SentenceText.sentence($0)) } ?? "") + "\n")
    }
  }

  static func item(_ finding: Finding) -> String {
    let advice = finding.adviceSentence.map { " " + prose($0) } ?? ""
    return "- \(finding.mark) **\(finding.rule)** \(prose(finding.messageSentence))\(advice)\n"
  }

  enum Surroundings { case cell, line }

  /// Returns the string as code, in which nothing is markup and nobody is mentioned.
  static func code(_ string: String, in surroundings: Surroundings) -> String {
    let text = PlainText.singleLine(string)
    var fence = "`"
    while text.contains(fence) { fence += "`" }
    let pad = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    let code = fence + pad + text + pad + fence
    return surroundings == .cell
      ? code.split(separator: "|", omittingEmptySubsequences: false)
        .joined(separator: "\\|") : code
  }

  /// Returns the string with the characters escaped that Markdown would take for its own.
  static func prose(_ string: String) -> String {
    let special: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "<", ">", "|", "#", "~"]
    var text = ""
    for scalar in PlainText.singleLine(string).unicodeScalars {
      if special.contains(scalar) { text += "\\" }
      text.unicodeScalars.append(scalar)
      // A mention is looked for after Markdown is done; a space without width keeps it from being one.
      if scalar == "@" { text += "\u{200B}" }
    }
    return text
  }
}
