// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports

/// What a batch adds up while its results go by: those that it makes, those of a run that it goes on with, or those
/// of shares that are joined. It keeps nothing of the renders themselves.
struct BatchTally {
  private(set) var run: RunTally
  private var budgets = BudgetStaleRule.Tally()
  private var baseline: BaselineWork

  /// - Parameters:
  ///   - judgment: What fails a render.
  ///   - baseline: What the light is compared with.
  init(judgment: Judgment, baseline: BaselineWork) {
    run = RunTally(judgment: judgment)
    self.baseline = baseline
  }

  mutating func add(_ render: RenderReport) {
    run.add(render)
    budgets.add(render)
    baseline.add(render)
  }

  mutating func add(_ error: RunError) { run.add(error) }

  mutating func add(_ line: RunLine) {
    switch line {
    case .render(let render): add(render)
    case .error(let error): add(error)
    case .finding, .summary: break
    }
  }

  /// Returns the budgets that are far above what was drawn.
  ///
  /// - Parameter extent: How much was run; a part where something of it was in error.
  func staleBudgets(by configuration: Configuration, extent: RunExtent) -> [Finding] {
    budgets.findings(by: configuration, extent: extent)
  }

  /// Ends the comparison with the baseline, and stores the light where that is asked for.
  ///
  /// - Parameter extent: How much was run; a part where something of it was in error.
  func comparison(extent: RunExtent) throws(RunError) -> BaselineComparison? {
    try baseline.end(extent: extent)
  }
}
