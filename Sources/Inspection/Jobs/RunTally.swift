// SPDX-License-Identifier: MIT

import Inputs

/// Adds up what the cases of a run came to.
struct RunTally {
  private let plan: InspectionPlan
  private var renders: [RenderReport] = []
  private var errors: [RunError] = []
  private var usedIgnores: Set<Int> = []

  init(plan: InspectionPlan) { self.plan = plan }

  mutating func add(_ outcome: CaseOutcome) {
    renders += outcome.renders.map(\.report)
    errors += outcome.errors
    usedIgnores.formUnion(outcome.usedIgnores)
  }

  func report(stack: Stack) -> RunReport {
    let findings = RuleBook(plan: plan).unusedIgnores(except: usedIgnores)
    return RunReport(
      stack: stack, renders: renders, findings: findings, errors: errors,
      summary: RunSummary(renders, findings: findings, errors: errors.count, judgment: plan.judgment))
  }
}

extension RunSummary {
  /// Counts what a run came to.
  public init(_ renders: [RenderReport], findings: [Finding], errors: Int, judgment: Judgment) {
    self.init()
    self.renders = renders.count
    failed = renders.count { judgment.verdict(on: $0) == .failed }
    passed = self.renders - failed
    self.errors = errors
    let all = renders.flatMap(\.findings) + findings
    errorFindings = all.count { $0.severity == .error }
    warningFindings = all.count - errorFindings
    cannotTell = renders.reduce(0) { $0 + $1.cannotTell.count }
  }
}
