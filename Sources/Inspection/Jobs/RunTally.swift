// SPDX-License-Identifier: MIT

/// Adds up what a run comes to, and keeps nothing of its renders.
public struct RunTally: Sendable {
  private let judgment: Judgment
  private var counts = RunSummary()
  /// The places in the configuration's `ignore` list that silenced a finding.
  public private(set) var usedIgnores: Set<Int> = []

  /// Creates a tally of nothing.
  ///
  /// - Parameter judgment: What fails a render.
  public init(judgment: Judgment) { self.judgment = judgment }

  /// Counts a render.
  public mutating func add(_ render: RenderReport) {
    counts.renders += 1
    if judgment.verdict(on: render) == .failed { counts.failed += 1 } else { counts.passed += 1 }
    add(render.findings)
    counts.cannotTell += render.cannotTell.count
    usedIgnores.formUnion(render.usedIgnores)
  }

  /// Counts what could not be judged.
  public mutating func add(_ error: RunError) { counts.errors += 1 }

  private mutating func add(_ findings: [Finding]) {
    for finding in findings {
      if finding.severity == .error { counts.errorFindings += 1 } else { counts.warningFindings += 1 }
    }
  }

  /// Returns the counts, with those of findings that concern no single render.
  public func summary(_ findings: [Finding] = []) -> RunSummary {
    var tally = self
    tally.add(findings)
    return tally.counts
  }
}

extension RunSummary {
  /// Counts what a run came to.
  public init(_ renders: [RenderReport], findings: [Finding], errors: Int, judgment: Judgment) {
    var tally = RunTally(judgment: judgment)
    for render in renders { tally.add(render) }
    self = tally.summary(findings)
    self.errors = errors
  }
}
