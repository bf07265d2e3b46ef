// SPDX-License-Identifier: MIT

public import Inspection

/// JUnit XML: a suite for each widget in each environment, a case for each entry.
public struct JUnitReport: ReportWriter {
  private let context: ReportContext

  /// Creates a writer.
  public init(context: ReportContext) { self.context = context }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    let buffer = TextBuffer()
    var sink = JUnitSink(to: buffer, context: context)
    sink.receive(all: report)
    target.write(buffer.text)
  }

  /// Writes a run over picture files: a case a picture; a comparison judges the second.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    let buffer = TextBuffer()
    var suites = JUnitSuites(judgment: context.judgment, makeSpool: context.makeSpool)
    for (index, picture) in report.pictures.enumerated() {
      suites.add(
        JUnitCase(
          name: PlainText.singleLine(picture.file),
          findings: index == 1 ? report.comparison?.findings ?? [] : [],
          cannotTell: index == 1 ? report.comparison?.cannotTell ?? [] : []), to: "pictures")
    }
    for error in report.errors { suites.add(error) }
    suites.write(to: buffer)
    target.write(buffer.text)
  }
}
