// SPDX-License-Identifier: MIT

/// What fails a render.
public struct Judgment: Hashable, Sendable {
  /// What a rule that could not answer counts for.
  public enum OpenQuestions: Hashable, Sendable {
    case shown
    /// As a finding that fails.
    case failing
  }

  /// The lightest finding that fails.
  public var failingSeverity: Severity
  /// What *cannot tell* counts for.
  public var openQuestions: OpenQuestions

  /// Creates a judgment; by default errors fail and open questions do not.
  public init(failingOn severity: Severity = .error, openQuestions: OpenQuestions = .shown) {
    failingSeverity = severity
    self.openQuestions = openQuestions
  }

  /// Returns the verdict on findings and open questions.
  public func verdict(on findings: [Finding], cannotTell: [OpenQuestion]) -> Verdict {
    if findings.contains(where: { $0.severity >= failingSeverity }) { return .failed }
    if !cannotTell.isEmpty, openQuestions == .failing { return .failed }
    if !findings.isEmpty { return .warned }
    return cannotTell.isEmpty ? .passed : .open
  }

  /// Returns the verdict on a render.
  public func verdict(on render: RenderReport) -> Verdict {
    verdict(on: render.findings, cannotTell: render.cannotTell)
  }
}

/// What the rules say of one render.
public enum Verdict: Hashable, Sendable, CaseIterable {
  case passed
  /// Nothing is wrong as far as the rules could tell.
  case open
  /// Something is wrong that does not fail the run.
  case warned
  case failed

  /// The sign of the verdict in a table.
  public var mark: String {
    switch self {
    case .passed: "✓"
    case .open: "?"
    case .warned: "!"
    case .failed: "✗"
    }
  }
}
