// SPDX-License-Identifier: MIT

/// The formats that a report is written in.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// For a person at a terminal.
  case text
  case json
  /// One JSON object a line, the summary last.
  case jsonl
  case junit
  /// SARIF 2.1.0.
  case sarif
  /// Commands of a GitHub workflow, which show as annotations.
  case github
  /// For the comment on a change.
  case markdown
  /// RFC 4180.
  case csv

  /// Returns the writer of the format.
  public func writer(_ context: ReportContext) -> any ReportWriter {
    switch self {
    case .text: ScreenReport(context: context)
    case .json: JSONReport()
    case .jsonl: JSONLinesReport()
    case .junit: JUnitReport(context: context)
    case .sarif: SARIFReport(context: context)
    case .github: GitHubReport(context: context)
    case .markdown: MarkdownReport(context: context)
    case .csv: CSVReport()
    }
  }
}
