// SPDX-License-Identifier: MIT

public import Inspection

/// Takes a run over widgets piece by piece, as it is made or as it is read back, and writes a report of it.
///
/// ``begin(_:)`` comes first, then the renders and errors in the order of the run, then ``end(_:)``. What a sink
/// holds does not grow with the run: a set may have more entries than there is memory for.
public protocol RunSink {
  /// Starts the report.
  mutating func begin(_ head: RunHead)
  /// Takes a render.
  mutating func receive(_ render: RenderReport)
  /// Takes what could not be judged.
  mutating func receive(_ error: RunError)
  /// Ends the report.
  mutating func end(_ end: RunEnd)
}

/// What is known of a run before its first render.
public struct RunHead: Hashable, Sendable {
  /// What it is made with.
  public var stack: Stack

  /// Creates a head.
  public init(stack: Stack) { self.stack = stack }
}

/// What is known of a run after its last render.
public struct RunEnd: Hashable, Sendable {
  /// The broken rules that concern the run and no single render.
  public var findings: [Finding]
  /// The counts.
  public var summary: RunSummary
  /// What the run came to beside a baseline, where one was named.
  public var baseline: BaselineComparison?

  /// Creates an end.
  public init(findings: [Finding], summary: RunSummary, baseline: BaselineComparison? = nil) {
    self.findings = findings
    self.summary = summary
    self.baseline = baseline
  }
}

extension RunSink {
  /// Takes a whole run: its renders, then its errors.
  mutating func receive(all report: RunReport) {
    begin(RunHead(stack: report.stack))
    for render in report.renders { receive(render) }
    for error in report.errors { receive(error) }
    end(RunEnd(findings: report.findings, summary: report.summary, baseline: report.baseline))
  }
}
