// SPDX-License-Identifier: MIT

public import Inspection

/// SARIF as the run is made: results wait, since the rules and what could not be judged stand before them.
public struct SARIFSink: RunSink {
  private let channel: any TextChannel
  private var results: SARIFResults
  private var stack = Stack(version: "", model: [], fonts: [])

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - channel: Where the report goes.
  ///   - context: The rules, the places of views, and where results wait.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    results = SARIFResults(context: context)
  }

  /// Notes what the run is made with.
  public mutating func begin(_ head: RunHead) { stack = head.stack }

  /// Adds the results of a render.
  public mutating func receive(_ render: RenderReport) { results.add(SARIFResults.Judged(render)) }

  /// Adds a notification.
  public mutating func receive(_ error: RunError) { results.add(error) }

  /// Adds a notification of something that is no fault.
  mutating func note(_ text: String) { results.note(text) }

  /// Writes the report.
  public mutating func end(_ end: RunEnd) {
    results.add(SARIFResults.Judged(file: nil, findings: end.findings, cannotTell: []))
    results.write(stack: stack, to: channel)
  }
}
