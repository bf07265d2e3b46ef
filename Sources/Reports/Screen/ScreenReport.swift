// SPDX-License-Identifier: MIT

public import Inspection

/// The report for a person at a terminal.
///
/// A block for each widget, locale and device: a row an environment with its light, then what was
/// found. One entry is told in full; of many, each row shows the worst, and findings are gathered by rule.
public struct ScreenReport: ReportWriter {
  let context: ReportContext
  let ink: ScreenInk

  /// Creates a writer.
  public init(context: ReportContext) {
    self.context = context
    ink = ScreenInk(style: context.style)
  }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    writeBlocks(of: report.renders, to: &target)
    writeEnd(
      RunEnd(findings: report.findings, summary: report.summary, baseline: report.baseline),
      errors: report.errors, errorsLeftOut: 0, to: &target)
  }

  /// Writes a block for each widget, locale and device.
  func writeBlocks(of renders: [RenderReport], to target: inout some TextOutputStream) {
    for (key, renders) in renders.grouped(by: BlockKey.init) {
      guard let first = renders.first else { continue }
      let entries = renders.grouped { $0.entry.id }
      writeHeading(key, first, entries: entries.count, to: &target)
      let rows = renders.grouped { $0.environment }.map {
        EnvironmentRow($0.elements, judgment: context.judgment, ratioLimit: context.ratioLimit)
      }
      writeTable(rows, to: &target)
      target.write(ScreenAttribution(renders: renders, context: context, ink: ink).text)
      let findings = ScreenFindings(renders: renders, context: context, ink: ink)
      target.write(entries.count == 1 ? findings.eachInFull : findings.byRule)
      target.write("\n")
    }
  }

  /// Writes the block of renders that were only added up.
  func write(
    _ digest: ScreenDigest, of key: BlockKey, first: RenderReport, to target: inout some TextOutputStream
  ) {
    writeHeading(key, first, entries: digest.entries, to: &target)
    writeTable(digest.rows, to: &target)
    let findings = ScreenFindings(renders: [], context: context, ink: ink)
    target.write(findings.text(of: digest.errorsFirst, entries: digest.entries, digest.questions) + "\n")
  }

  /// Writes what concerns no single render.
  func writeEnd(
    _ end: RunEnd, errors: [RunError], errorsLeftOut: Int, to target: inout some TextOutputStream
  ) {
    let summary = end.summary
    let general = ScreenFindings(renders: [], context: context, ink: ink)
    for finding in end.findings {
      target.write(general.inFull(finding, in: nil).drop { $0 == "\n" } + "\n")
    }
    if let baseline = end.baseline {
      target.write(ScreenBaseline(comparison: baseline, context: context, ink: ink).text)
    }
    target.write(errorLines(errors))
    if errorsLeftOut > 0 { target.write("… and \(errorsLeftOut) more could not be judged\n\n") }
    let isFine = summary.failed == 0 && summary.errors == 0
    for line in WrappedText.lines(summary.sentence, columns: context.columns) {
      target.write(ink(line, isFine ? .green : .red) + "\n")
    }
  }

  private func writeHeading(
    _ key: BlockKey, _ first: RenderReport, entries: Int, to target: inout some TextOutputStream
  ) {
    // Half of the line at most, so that the entry has the rest.
    let name = PlainText.cut(PlainText.singleLine(key.widget), to: context.columns / 2)
    target.write(ink(name, .bold))
    if entries > 1 {
      target.write("  \(entries) entries\n")
    } else {
      let room = context.columns - DisplayWidth.columns(of: name) - 2
      target.write("  \(first.entry.quoted(columns: max(20, room)))\n")
    }
    let facts = [key.file, key.device, key.locale].map { PlainText.singleLine($0) }
    target.write(lines(facts.joined(separator: " · "), .faint) + "\n")
  }

  /// Returns a text in a tone, wrapped to the width, with the end of its last line.
  func lines(_ text: String, _ tone: ScreenInk.Tone?) -> String {
    WrappedText.lines(text, columns: context.columns).map { ink($0, tone) + "\n" }.joined()
  }

  /// Columns of a table beside the name of the environment, the bar and the verdicts.
  private static let fixedColumns = 38
  /// What is left of the bar where names are long and verdicts many.
  private static let shortestBar = 4

  private func writeTable(_ rows: [EnvironmentRow], to target: inout some TextOutputStream) {
    let verdict = rows.map { DisplayWidth.columns(of: $0.verdictText) }.max() ?? 0
    let room = context.columns - Self.fixedColumns - verdict
    let longest = rows.map { DisplayWidth.columns(of: $0.environment) }.max() ?? 0
    let name = max(11, min(longest, room - Self.shortestBar))
    let bar = min(28, max(Self.shortestBar, room - name))
    let brightest = rows.map(\.luminance).max() ?? 0
    let head = "  \(PlainText.left("", name))  \(PlainText.left("", bar))  luminance     lit"
    target.write(ink(head + "  of the twin", .faint) + "\n")
    for row in rows {
      let share = brightest > 0 ? row.luminance / brightest : 0
      let light = PlainText.left(LightBar.text(share, columns: bar), bar)
      target.write("  \(PlainText.left(PlainText.cut(row.environment, to: name), name))  ")
      target.write(ink(light, row.isRed ? .red : nil))
      target.write("  \(PlainText.right(NumberText.light(row.luminance), 9))")
      target.write(" \(PlainText.right(NumberText.percent(row.litFraction), 7))")
      target.write("  \(PlainText.left(row.ratio, 11))  ")
      let verdicts = row.tally.map { ink($0.text, ScreenInk.tone(of: $0.verdict)) }
      target.write(verdicts.joined(separator: "  ") + "\n")
    }
  }

  /// Returns what could not be judged, and why.
  func errorLines(_ errors: [RunError]) -> String {
    errors.map { error in
      let place = error.placeText.map { PlainText.singleLine($0) + ": " } ?? ""
      let code = error.code.map { " [\($0)]" } ?? ""
      let text = place + PlainText.singleLine(SentenceText.sentence(error.message)) + code
      var lines = WrappedText.lines(
        text, columns: context.columns, first: "error: ", margin: "  ")
      if let hint = error.hint {
        lines += WrappedText.lines(
          PlainText.singleLine(SentenceText.sentence(hint)), columns: context.columns, first: "  → ",
          margin: "    ")
      }
      if let first = lines.first, first.hasPrefix("error:") {
        lines[0] = ink("error:", .red) + first.dropFirst("error:".count)
      }
      return lines.map { $0 + "\n" }.joined() + "\n"
    }.joined()
  }
}
