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

  /// Returns a report of a run over widgets that is written as the run is made.
  public func sink(to channel: any TextChannel, context: ReportContext) -> any RunSink {
    switch self {
    case .json: JSONSink(to: channel, context: context)
    case .jsonl: JSONLinesSink(to: channel)
    case .junit: JUnitSink(to: channel, context: context)
    case .sarif: SARIFSink(to: channel, context: context)
    case .csv: CSVSink(to: channel)
    case .markdown: MarkdownSink(to: channel, context: context)
    case .text: ScreenSink(to: channel, context: context)
    case .github: GitHubSink(to: channel, context: context)
    }
  }

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
