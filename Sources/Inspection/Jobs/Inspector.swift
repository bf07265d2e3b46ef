// SPDX-License-Identifier: MIT

import Inputs
public import Typeset
import WidgetModel

/// Draws, meters and judges what a plan asks for.
public struct Inspector: Sendable {
  private let plan: InspectionPlan
  private let stack: Stack
  private let typesetter: Typesetter
  private let images = ImageStore()
  private let layouts: ResolvedLayouts

  /// Creates an inspector.
  ///
  /// - Parameters:
  ///   - plan: What to draw, and by which rules to judge it.
  ///   - stack: What reports say that the run was made with.
  ///   - typesetter: The faces.
  public init(plan: InspectionPlan, stack: Stack, typesetter: Typesetter) {
    self.plan = plan
    self.stack = stack
    self.typesetter = typesetter
    layouts = ResolvedLayouts(plan: plan)
  }

  /// Runs the plan on several workers and returns the report, which holds every render.
  ///
  /// - Parameters:
  ///   - workers: How many cases are worked on at once, at least 1. The result does not depend on it.
  ///   - receive: Gets the renders of each case in the plan's order, as soon as all before them are done.
  public func run(
    workers: Int, receive: (_ renders: [RenderResult], _ errors: [RunError]) -> Void = { _, _ in }
  ) async -> RunReport {
    var tally = RunTally(judgment: plan.judgment)
    var renders: [RenderReport] = []
    var errors: [RunError] = []
    await stream(workers: workers, prepare: { $0 }) { result in
      for render in result.renders { tally.add(render.report) }
      for error in result.errors { tally.add(error) }
      renders += result.renders.map(\.report)
      errors += result.errors
      receive(result.renders, result.errors)
    }
    let findings = findings(after: tally)
    return RunReport(
      stack: stack, renders: renders, findings: findings, errors: errors, summary: tally.summary(findings))
  }

  /// Runs the plan on several workers and keeps nothing of what was delivered.
  ///
  /// - Parameters:
  ///   - workers: How many cases are worked on at once, at least 1. The result does not depend on it.
  ///   - select: Gets each case before it is worked on, in the plan's order, and says what becomes of it.
  ///   - prepare: Turns what a case came to into what is delivered, on the worker.
  ///   - deliver: Gets the cases in the plan's order, each as soon as all before it are done.
  ///   - rest: Called when all that was read is delivered and the next entry has not come yet.
  /// - Returns: The number of entries that were read, over all widgets.
  @discardableResult
  public func stream<Product: Sendable>(
    workers: Int, select: (CaseLabel) -> CaseChoice = { _ in .work },
    prepare: @escaping @Sendable (CaseResult) -> Product, deliver: (Product) -> Void, rest: () -> Void = {}
  ) async -> Int {
    let pool = WorkbenchPool()
    var flow = CaseFlow<Product>(plan: plan, width: workers)
    await withTaskGroup(of: CaseFlow<Product>.Report.self) { group in
      func startAll() {
        while let step = flow.nextStep(select: select) {
          switch step {
          case .pull(let source, let limit):
            group.addTask { .pulled(await source.next(atMost: limit)) }
          case .work(let each, let slot):
            group.addTask { .worked(slot: slot, prepare(result(of: each, pool))) }
          case .fault(let errors, let slot):
            flow.take(prepare(CaseResult(errors: errors)), from: slot)
            deliverAll()
          }
        }
      }
      func deliverAll() {
        while let product = flow.nextDelivery() { deliver(product) }
      }
      startAll()
      for await report in group {
        switch report {
        case .pulled(let elements): flow.take(elements)
        case .worked(let slot, let product):
          flow.endWork()
          flow.take(product, from: slot)
        }
        deliverAll()
        startAll()
        if flow.isResting { rest() }
      }
    }
    return flow.entryCount
  }

  /// Returns the broken rules that concern the whole run.
  public func findings(after tally: RunTally) -> [Finding] {
    RuleBook(plan: plan).unusedIgnores(except: tally.usedIgnores)
  }

  /// Works on one case.
  private func result(of each: InspectionCase, _ pool: WorkbenchPool) -> CaseResult {
    var outcome = outcome(of: each, plan, pool)
    if plan.keepsakes.contains(.picturesOfFindings),
      outcome.renders.contains(where: { !$0.report.findings.isEmpty })
    {
      // Few renders fail as a rule; to draw these twice is cheaper than to keep the pictures of all.
      var plan = plan
      plan.keepsakes.insert(.pictures)
      let drawn = self.outcome(of: each, plan, pool)
      for (place, render) in drawn.renders.enumerated() where !render.report.findings.isEmpty {
        outcome.renders[place] = render
      }
    }
    for place in outcome.renders.indices { outcome.renders[place].report.index = each.index }
    if !outcome.renders.isEmpty {
      outcome.renders[outcome.renders.count - 1].report.usedIgnores = outcome.usedIgnores.sorted()
    }
    var result = CaseResult(renders: outcome.renders, errors: outcome.errors)
    for place in result.errors.indices { result.errors[place].index = each.index }
    return result
  }

  private func outcome(of each: InspectionCase, _ plan: InspectionPlan, _ pool: WorkbenchPool) -> CaseOutcome
  {
    pool.with { bench in
      var inspection = CaseInspection(
        of: each, plan: plan, layouts: layouts, typesetter: typesetter, images: images, bench: bench)
      return inspection.outcome()
    }
  }
}

/// Every widget of a plan for every environment that may be drawn.
struct ResolvedLayouts: Sendable {
  private let layouts: [[String: ResolvedLayout]]

  init(plan: InspectionPlan) {
    var environments = plan.knownEnvironments + plan.environments
    environments += environments.compactMap(\.undimmed)
    layouts = plan.subjects.map { subject in
      var resolved: [String: ResolvedLayout] = [:]
      for environment in environments where resolved[environment.name] == nil {
        resolved[environment.name] = subject.layout.resolved(in: environment, dates: plan.dates)
      }
      return resolved
    }
  }

  /// Returns the widget's layout for an environment of the plan.
  subscript(subject: Int, environment: WidgetEnvironment) -> ResolvedLayout? {
    layouts[subject][environment.name]
  }
}
