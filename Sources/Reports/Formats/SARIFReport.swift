// SPDX-License-Identifier: MIT

public import Inspection

/// SARIF 2.1.0: a result for each finding, and one of the kind *open* for each rule that cannot tell.
///
/// - Source: OASIS Static Analysis Results Interchange Format, version 2.1.0.
public struct SARIFReport: ReportWriter {
  private let context: ReportContext

  /// Creates a writer.
  public init(context: ReportContext) { self.context = context }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    let buffer = TextBuffer()
    var sink = SARIFSink(to: buffer, context: context)
    sink.receive(all: report)
    target.write(buffer.text)
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    let buffer = TextBuffer()
    var results = SARIFResults(context: context)
    results.add(
      SARIFResults.Judged(
        file: report.pictures.last?.file, findings: report.comparison?.findings ?? [],
        cannotTell: report.comparison?.cannotTell ?? []))
    for error in report.errors { results.add(error) }
    results.write(stack: report.stack, to: buffer)
    target.write(buffer.text)
  }
}
