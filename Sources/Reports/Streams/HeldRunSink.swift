// SPDX-License-Identifier: MIT

public import Inspection

/// Commands of a GitHub workflow; see ``GitHubReport``. GitHub shows few annotations a step, so that of a long run
/// only the first findings are looked at, and the others are counted.
public struct GitHubSink: RunSink {
  private var sink: HeldRunSink
  private let channel: any TextChannel

  /// Creates a sink.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    sink = HeldRunSink(GitHubReport(context: context), to: channel)
  }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { sink.begin(head) }
  /// Takes a render.
  public mutating func receive(_ render: RenderReport) {
    if !render.findings.isEmpty || !render.cannotTell.isEmpty { sink.receive(render) }
  }
  /// Takes what could not be judged.
  public mutating func receive(_ error: RunError) { sink.receive(error) }
  /// Writes the report.
  public mutating func end(_ end: RunEnd) {
    sink.end(end)
    if sink.leftOut > 0 { channel.write("::notice title=andon::\(sink.leftOut) more are left out here.\n") }
  }
}

/// Markdown for the comment on a change; see ``MarkdownReport``. Of a long run the first renders are shown.
public struct MarkdownSink: RunSink {
  private var sink: HeldRunSink
  private let channel: any TextChannel

  /// Creates a sink.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    sink = HeldRunSink(MarkdownReport(context: context), to: channel)
  }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { sink.begin(head) }
  /// Takes a render.
  public mutating func receive(_ render: RenderReport) { sink.receive(render) }
  /// Takes what could not be judged.
  public mutating func receive(_ error: RunError) { sink.receive(error) }
  /// Writes the report.
  public mutating func end(_ end: RunEnd) {
    sink.end(end)
    if sink.leftOut > 0 {
      channel.write("\n\(sink.leftOut) more are left out of the table and the findings.\n")
    }
  }
}

/// A report that is written of all renders together, and so of the first ones of a long run.
struct HeldRunSink {
  /// Renders and errors that are held, some 4 KB each.
  private static let limit = 4096
  private let channel: any TextChannel
  private let writer: any ReportWriter
  /// Renders and errors that came when there was no room any longer.
  private(set) var leftOut = 0
  private var report = RunReport(
    stack: Stack(version: "", model: [], fonts: []), renders: [], findings: [], errors: [],
    summary: RunSummary())

  init(_ writer: any ReportWriter, to channel: any TextChannel) {
    self.writer = writer
    self.channel = channel
  }

  mutating func begin(_ head: RunHead) { report.stack = head.stack }

  mutating func receive(_ render: RenderReport) {
    if report.renders.count < Self.limit { report.renders.append(render) } else { leftOut += 1 }
  }

  mutating func receive(_ error: RunError) {
    if report.errors.count < Self.limit { report.errors.append(error) } else { leftOut += 1 }
  }

  mutating func end(_ end: RunEnd) {
    report.findings = end.findings
    report.summary = end.summary
    channel.write(writer.text(of: report))
  }
}
