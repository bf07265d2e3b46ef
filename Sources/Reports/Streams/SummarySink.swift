// SPDX-License-Identifier: MIT

public import Inspection
import Light

/// Markdown for the summary page of a CI run: what was found, then a table, cut at whole rows to what such pages
/// take.
///
/// - Source: GitHub Docs, "Workflow commands for GitHub Actions", adding a job summary: at most 1 MiB a step.
public struct SummarySink: RunSink {
  /// The most bytes of the summary. The page takes 1,048,576; some are left for what else a step adds.
  public static let length = 1_000_000
  /// Rows and errors that are kept until the end.
  private static let keptRows = 20_000
  private static let shownErrors = 20

  private let channel: any TextChannel
  private let context: ReportContext
  private var order: [RowKey] = []
  private var rows: [RowKey: SummaryRow] = [:]
  private var rowsLeftOut = 0
  private var rules: [RuleKey: Int] = [:]
  private var questions: [String: Int] = [:]
  private var worst = WorstRenders()
  private var renders = 0
  private var errors: [RunError] = []
  private var errorCount = 0

  private struct RowKey: Hashable {
    var block: BlockKey
    var environment: String
  }

  /// Creates a sink.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    self.context = context
  }

  /// The summary does not say what the run was made with.
  public mutating func begin(_ head: RunHead) {}

  /// Counts a render.
  public mutating func receive(_ render: RenderReport) {
    let key = RowKey(block: BlockKey(render), environment: render.environment)
    if rows[key] == nil, order.count < Self.keptRows { order.append(key) }
    if rows[key] != nil || order.last == key {
      rows[key, default: SummaryRow()].add(
        render, verdict: context.judgment.verdict(on: render), ratioLimit: context.ratioLimit(render))
    } else {
      rowsLeftOut += 1
    }
    for finding in render.findings {
      let occurrence = Occurrence(render: render, finding: finding)
      rules[RuleKey(occurrence), default: 0] += 1
      worst.offer(WorstRenders.Candidate(occurrence: occurrence, place: nil, number: renders))
    }
    for question in render.cannotTell { questions[question.rule, default: 0] += 1 }
    renders += 1
  }

  /// Counts what could not be judged.
  public mutating func receive(_ error: RunError) {
    errorCount += 1
    if errors.count < Self.shownErrors { errors.append(error) }
  }

  /// Writes the summary.
  public mutating func end(_ end: RunEnd) {
    let isRunFailing = context.judgment.verdict(on: end.findings, cannotTell: []) == .failed
    let isFailed = end.summary.failed > 0 || isRunFailing || errorCount > 0
    var text =
      "### \(isFailed ? Verdict.failed.mark : Verdict.passed.mark) Andon\n\n\(MarkdownReport.prose(end.summary.sentence))\n"
    text += findingLines + questionLines
    for finding in end.findings { text += "\n" + MarkdownReport.item(finding) }
    text += errorLines
    channel.write(text + table(in: Self.length - text.utf8.count))
  }

  private var findingLines: String {
    let sorted = rules.sorted {
      ($1.key.severity, $1.value, $0.key.rule) < ($0.key.severity, $0.value, $1.key.rule)
    }
    guard !sorted.isEmpty else { return "" }
    var text = "\n#### Findings\n\n"
    for (key, count) in sorted {
      let places = worst.worst(of: key.rule).filter { $0.occurrence.finding.severity == key.severity }
      guard let first = places.first?.occurrence.finding else { continue }
      text +=
        "- \(first.mark) **\(key.rule)** (\(key.severity.rawValue), \(RunSummary.count(count, "time"))): "
      text += MarkdownReport.prose(PlainText.cut(SentenceText.sentence(first.message), to: 300)) + "\n"
      for place in places.prefix(3) { text += Self.line(of: place.occurrence) }
    }
    return text
  }

  private static func line(of occurrence: Occurrence) -> String {
    let (render, finding) = (occurrence.render, occurrence.finding)
    let words = PlainText.cut(PlainText.singleLine(render.entry.text), to: 60)
    let facts = [
      MarkdownReport.prose(
        PlainText.cut("\(render.widget) in \(render.environment), \(render.locale)", to: 120)),
      finding.comparison,
      finding.path.map { MarkdownReport.code(PlainText.cut($0, to: 120), in: .line) },
      words.isEmpty ? nil : MarkdownReport.code(words, in: .line),
    ]
    return "  - \(facts.compactMap(\.self).joined(separator: " · "))\n"
  }

  private var questionLines: String {
    guard !questions.isEmpty else { return "" }
    let lines = questions.sorted { $0.key < $1.key }
      .map { "- ? **\($0.key)** \(RunSummary.count($0.value, "time"))\n" }
    return "\n#### Cannot tell\n\n" + lines.joined()
  }

  private var errorLines: String {
    guard errorCount > 0 else { return "" }
    var text = "\n#### Could not be judged\n\n"
    for error in errors {
      let place =
        error.placeText.map { MarkdownReport.code(PlainText.cut($0, to: 200), in: .line) + ": " } ?? ""
      text +=
        "- \(place)\(MarkdownReport.prose(PlainText.cut(SentenceText.sentence(error.message), to: 300)))\n"
    }
    return text + (errorCount > errors.count ? "- and \(errorCount - errors.count) more\n" : "")
  }

  /// Returns the table with the rows that have room, and a line that counts the others.
  private func table(in bytes: Int) -> String {
    guard !order.isEmpty else { return "" }
    var text = "\n| widget | environment | entries | luminance | lit | of the twin | verdict |\n"
    text += "|---|---|--:|--:|--:|--:|:-:|\n"
    var shown = 0
    for key in order {
      guard let row = rows[key] else { continue }
      let title = "\(key.block.widget) · \(key.block.device) · \(key.block.locale)"
      let line =
        "| \(MarkdownReport.prose(title)) | \(MarkdownReport.prose(key.environment)) | \(row.cells) |\n"
      // The line that counts the others is shorter than this.
      guard text.utf8.count + line.utf8.count + 200 <= bytes else { break }
      text += line
      shown += 1
    }
    if shown < order.count || rowsLeftOut > 0 {
      text += "\n\(order.count - shown) more rows did not fit on this page"
      text += rowsLeftOut > 0 ? ", nor did those of \(rowsLeftOut) further renders" : ""
      text += "; report.csv has every render.\n"
    }
    return text
  }
}

/// What renders of one widget in one environment came to, added up.
private struct SummaryRow {
  private var count = 0
  private var luminance = 0.0
  private var litFraction = 0.0
  private var ratio: (figure: Double, limit: Double?)?
  private var verdicts: [Verdict: Int] = [:]

  mutating func add(_ render: RenderReport, verdict: Verdict, ratioLimit: Double?) {
    count += 1
    luminance = max(luminance, render.reading.luminance)
    litFraction = max(litFraction, render.reading.litFraction)
    if let figure = render.ratio?.luminance, figure > ratio?.figure ?? -1 { ratio = (figure, ratioLimit) }
    verdicts[verdict, default: 0] += 1
  }

  /// The cells from the count on.
  var cells: String {
    let tally = Verdict.allCases.reversed().compactMap { verdict in
      verdicts[verdict].map { "\(verdict.mark) \($0)" }
    }
    return [
      String(count), NumberText.light(luminance), NumberText.percent(litFraction),
      ratio.map { EnvironmentRow.text($0.figure, limit: $0.limit) } ?? "–", tally.joined(separator: "  "),
    ].joined(separator: " | ")
  }
}
