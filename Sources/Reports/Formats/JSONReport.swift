// SPDX-License-Identifier: MIT

public import Inspection

/// One JSON object for the whole run.
public struct JSONReport: ReportWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    let buffer = TextBuffer()
    var sink = JSONSink(to: buffer, context: ReportContext())
    sink.receive(all: report)
    target.write(buffer.text)
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    target.write("{\n")
    writeMember("andon", report.stack.json, to: &target)
    target.write(",\n")
    writeArray("pictures", of: report.pictures, as: \.json, to: &target)
    target.write(",\n")
    if let comparison = report.comparison {
      writeMember("ratio", comparison.ratio.json, to: &target)
      target.write(",\n")
      writeArray("findings", of: comparison.findings, as: \.json, to: &target)
      target.write(",\n")
      writeArray("cannotTell", of: comparison.cannotTell, as: \.json, to: &target)
      target.write(",\n")
    }
    writeArray("errors", of: report.errors, as: \.json, to: &target)
    target.write("\n}\n")
  }

  private func writeMember(
    _ key: String, _ value: JSONValue, to target: inout some TextOutputStream
  ) {
    target.write("  \(JSONText.quoted(key)): \(JSONText.block(value, indent: 2))")
  }

  private func writeArray<Element>(
    _ key: String, of elements: [Element], as json: (Element) -> JSONValue,
    to target: inout some TextOutputStream
  ) {
    target.write("  \(JSONText.quoted(key)): [")
    for (index, element) in elements.enumerated() {
      target.write(index == 0 ? "\n    " : ",\n    ")
      target.write(JSONText.block(json(element), indent: 4))
    }
    target.write(elements.isEmpty ? "]" : "\n  ]")
  }
}

/// One JSON object a line: each render or picture, each finding of no render, each error, the summary last.
public struct JSONLinesReport: ReportWriter {
  /// Creates a writer.
  public init() {}

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    for render in report.renders { target.write(RunLine.text(of: render)) }
    for error in report.errors { target.write(RunLine.text(of: error)) }
    target.write(
      RunLine.text(
        of: RunEnd(findings: report.findings, summary: report.summary, baseline: report.baseline),
        stack: report.stack))
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    for picture in report.pictures { target.write(JSONText.line(picture.json) + "\n") }
    for error in report.errors { target.write(RunLine.text(of: error)) }
    let last: JSONValue = [
      "andon": report.stack.json,
      "ratio": report.comparison?.ratio.json,
      "findings": report.comparison.map { .array($0.findings.map(\.json)) },
      "cannotTell": report.comparison.map { .array($0.cannotTell.map(\.json)) },
      "summary": [
        "pictures": .integer(report.pictures.count), "errors": .integer(report.errors.count),
      ],
    ]
    target.write(JSONText.line(last) + "\n")
  }
}
