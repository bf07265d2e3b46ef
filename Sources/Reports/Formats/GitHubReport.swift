// SPDX-License-Identifier: MIT

public import Inspection

/// Commands of a GitHub workflow: an annotation for each finding.
///
/// GitHub shows few annotations a step, so the same rule at the same place is one annotation for all
/// entries, and says how many.
///
/// - Source: Workflow commands for GitHub Actions, "Setting an error message".
public struct GitHubReport: ReportWriter {
  private let place: @Sendable (String, String) -> ReportContext.Place?

  /// Creates a writer.
  public init(context: ReportContext) { place = context.place }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    write(report.errors, to: &target)
    for (key, occurrences) in report.renders.occurrences.errorsFirst.grouped(by: Key.init) {
      guard let worst = occurrences.worstFirst.first else { continue }
      let environments = occurrences.grouped { $0.render.environment }.map(\.key)
      let entries = occurrences.grouped { $0.render.entry.id }.count
      var message = "\(key.widget) in \(environments.joined(separator: ", ")): "
      message += Self.text(of: worst.finding) + "\n\(worst.render.entry.quoted(columns: 60))"
      if entries > 1 { message += " and \(RunSummary.count(entries - 1, "more entry", "more entries"))" }
      writeCommand(
        key.severity.rawValue, file: key.file, path: key.path, title: key.rule, message: message,
        to: &target)
    }
    for finding in report.findings { write(finding, file: nil, to: &target) }
    let questions = report.renders.flatMap { render in render.cannotTell.map { (render, $0) } }
    for (question, group) in questions.grouped(by: \.1) {
      guard let render = group.first?.0 else { continue }
      let environments = group.grouped { $0.0.environment }.map(\.key).joined(separator: ", ")
      writeCommand(
        "notice", file: render.file, path: question.path, title: "\(question.rule) cannot tell",
        message: "\(render.widget) in \(environments): \(SentenceText.sentence(question.message))",
        to: &target)
    }
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    write(report.errors, to: &target)
    guard let comparison = report.comparison, let dimmed = report.pictures.last else { return }
    for finding in comparison.findings { write(finding, file: dimmed.file, to: &target) }
    for question in comparison.cannotTell {
      writeCommand(
        "notice", file: dimmed.file, path: nil, title: "\(question.rule) cannot tell",
        message: SentenceText.sentence(question.message), to: &target)
    }
  }

  /// What makes findings one annotation.
  private struct Key: Hashable {
    var widget: String
    var file: String
    var rule: String
    var severity: Severity
    var path: String?

    init(_ occurrence: Occurrence) {
      widget = occurrence.render.widget
      file = occurrence.render.file
      rule = occurrence.finding.rule
      severity = occurrence.finding.severity
      path = occurrence.finding.path
    }
  }

  private func write(_ finding: Finding, file: String?, to target: inout some TextOutputStream) {
    writeCommand(
      finding.severity.rawValue, file: file, at: nil, title: finding.rule,
      message: Self.text(of: finding), to: &target)
  }

  private static func text(of finding: Finding) -> String {
    [finding.messageSentence, finding.adviceSentence].compactMap(\.self).joined(separator: "\n")
  }

  private func write(_ errors: [RunError], to target: inout some TextOutputStream) {
    for error in errors {
      let position = error.line.map { ReportContext.Place(line: $0, column: error.column ?? 1) }
      let message = [error.message, error.hint].compactMap(\.self).map(SentenceText.sentence)
        .joined(separator: "\n")
      writeCommand("error", file: error.file, at: position, title: "andon", message: message, to: &target)
    }
  }

  private func writeCommand(
    _ name: String, file: String, path: String?, title: String, message: String,
    to target: inout some TextOutputStream
  ) {
    let position = path.flatMap { place(file, $0) }
    let subject = path.map { "\n\($0)" } ?? ""
    writeCommand(name, file: file, at: position, title: title, message: message + subject, to: &target)
  }

  private func writeCommand(
    _ name: String, file: String?, at position: ReportContext.Place?, title: String,
    message: String, to target: inout some TextOutputStream
  ) {
    var properties: [String] = []
    if let file { properties.append("file=\(Self.property(file))") }
    if let position {
      properties.append("line=\(position.line)")
      properties.append("col=\(position.column)")
    }
    properties.append("title=\(Self.property(title))")
    target.write("::\(name) \(properties.joined(separator: ","))::\(Self.data(message))\n")
  }

  /// Returns the message of a command.
  private static func data(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// Returns the value of a command's property.
  private static func property(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  private static func escaped(_ text: String, _ escapes: [Unicode.Scalar: String]) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
      // The log is shown in a terminal now and then; other control characters are only shown.
      line += escapes[scalar] ?? PlainText.singleLine(String(scalar))
    }
    return line
  }
}
