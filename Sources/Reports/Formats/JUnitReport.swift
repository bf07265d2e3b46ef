// SPDX-License-Identifier: MIT

public import Inspection

/// JUnit XML: a suite for each widget in each environment, a case for each entry.
public struct JUnitReport: ReportWriter {
  private let judgment: Judgment

  /// Creates a writer.
  public init(context: ReportContext) { judgment = context.judgment }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    var suites = report.renders.grouped { "\($0.widget).\($0.environment)" }.map { name, renders in
      Suite(name: name, cases: renders.map(Case.init))
    }
    if !report.findings.isEmpty {
      let run = Case(name: "what concerns no single render", findings: report.findings, cannotTell: [])
      suites.append(Suite(name: "run", cases: [run]))
    }
    write(suites, errors: report.errors, to: &target)
  }

  /// Writes a run over picture files: a case a picture; a comparison judges the second.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    let cases = report.pictures.enumerated().map { index, picture in
      Case(
        name: PlainText.singleLine(picture.file),
        findings: index == 1 ? report.comparison?.findings ?? [] : [],
        cannotTell: index == 1 ? report.comparison?.cannotTell ?? [] : [])
    }
    let suites = cases.isEmpty ? [] : [Suite(name: "pictures", cases: cases)]
    write(suites, errors: report.errors, to: &target)
  }

  private struct Suite {
    var name: String
    var cases: [Case]
  }

  private struct Case {
    var name: String
    var findings: [Finding]
    var cannotTell: [OpenQuestion]

    init(name: String, findings: [Finding], cannotTell: [OpenQuestion]) {
      self.name = name
      self.findings = findings
      self.cannotTell = cannotTell
    }

    init(_ render: RenderReport) {
      let facts = [render.entry.id, render.device, render.locale].joined(separator: ", ")
      name = "\(render.entry.quoted(columns: 60)) [\(PlainText.singleLine(facts))]"
      findings = render.findings
      cannotTell = render.cannotTell
    }
  }

  private func failures(in suite: Suite) -> Int {
    suite.cases.count { judgment.verdict(on: $0.findings, cannotTell: $0.cannotTell) == .failed }
  }

  private func write(
    _ suites: [Suite], errors: [RunError], to target: inout some TextOutputStream
  ) {
    let tests = suites.reduce(errors.count) { $0 + $1.cases.count }
    let failed = suites.reduce(0) { $0 + failures(in: $1) }
    target.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"andon\"")
    target.write(" tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errors.count)\">\n")
    for suite in suites { write(suite, to: &target) }
    writeErrors(errors, to: &target)
    target.write("</testsuites>\n")
  }

  private func write(_ suite: Suite, to target: inout some TextOutputStream) {
    let name = XMLText.attribute(suite.name)
    target.write("  <testsuite name=\"\(name)\" tests=\"\(suite.cases.count)\"")
    target.write(" failures=\"\(failures(in: suite))\" errors=\"0\">\n")
    for each in suite.cases {
      target.write("    <testcase name=\"\(XMLText.attribute(each.name))\" classname=\"\(name)\"")
      let body = body(of: each)
      target.write(body.isEmpty ? "/>\n" : ">\n\(body)    </testcase>\n")
    }
    target.write("  </testsuite>\n")
  }

  /// The failure, one for the whole case since readers of the format show no more, then what does not
  /// fail.
  private func body(of each: Case) -> String {
    let failing = each.findings.filter { $0.severity >= judgment.failingSeverity }
    let lighter = each.findings.filter { $0.severity < judgment.failingSeverity }
    var failures = failing.map(Self.lines)
    var notes = lighter.map(Self.lines)
    let questions = each.cannotTell.map(Self.lines)
    if judgment.openQuestions == .failing { failures += questions } else { notes += questions }
    var body = ""
    if let first = failures.first {
      let type = failing.first?.rule ?? each.cannotTell.first?.rule ?? ""
      let head = first.split(separator: "\n").first.map(String.init) ?? ""
      let more = failures.count > 1 ? " (and \(failures.count - 1) more)" : ""
      body += "      <failure type=\"\(XMLText.attribute(type))\""
      body += " message=\"\(XMLText.attribute(head + more))\">"
      body += XMLText.content(failures.joined(separator: "\n")) + "</failure>\n"
    }
    if !notes.isEmpty {
      body += "      <system-out>\(XMLText.content(notes.joined(separator: "\n")))</system-out>\n"
    }
    return body
  }

  private func writeErrors(_ errors: [RunError], to target: inout some TextOutputStream) {
    guard !errors.isEmpty else { return }
    let count = errors.count
    target.write(
      "  <testsuite name=\"could not be judged\" tests=\"\(count)\" failures=\"0\" errors=\"\(count)\">\n")
    for error in errors {
      let name = XMLText.attribute(PlainText.singleLine(error.placeText ?? "the run"))
      let message = XMLText.attribute(PlainText.singleLine(SentenceText.sentence(error.message)))
      target.write("    <testcase name=\"\(name)\" classname=\"could not be judged\">\n")
      target.write(
        "      <error message=\"\(message)\">\(XMLText.content(SentenceText.sentence(error.hint ?? "")))</error>\n"
      )
      target.write("    </testcase>\n")
    }
    target.write("  </testsuite>\n")
  }

  private static func lines(_ finding: Finding) -> String {
    var line = "\(finding.severity.rawValue) \(finding.rule): \(finding.messageSentence)"
    if let path = finding.path { line += "\n  at \(path)" }
    if let advice = finding.adviceSentence { line += "\n  \(advice)" }
    return line
  }

  private static func lines(_ question: OpenQuestion) -> String {
    "cannot tell \(question.rule): \(SentenceText.sentence(question.message))"
      + (question.path.map { "\n  at \($0)" } ?? "")
  }
}
