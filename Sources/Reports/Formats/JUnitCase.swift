// SPDX-License-Identifier: MIT

import Inspection

/// What was judged of one entry or picture, as a case of JUnit.
struct JUnitCase {
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

  /// The failure, one for the whole case since readers of the format show no more, then what does not
  /// fail.
  func body(by judgment: Judgment) -> String {
    let failing = findings.filter { $0.severity >= judgment.failingSeverity }
    let lighter = findings.filter { $0.severity < judgment.failingSeverity }
    var failures = failing.map(Self.lines)
    var notes = lighter.map(Self.lines)
    let questions = cannotTell.map(Self.lines)
    if judgment.openQuestions == .failing { failures += questions } else { notes += questions }
    var body = ""
    if let first = failures.first {
      let type = failing.first?.rule ?? cannotTell.first?.rule ?? ""
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
