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
  private let cases: [InspectionCase]

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
    cases = InspectionCase.all(of: plan)
  }

  /// The number of widgets × entries × locales × devices.
  public var caseCount: Int { cases.count }

  /// Runs the plan on several workers and returns the report.
  ///
  /// - Parameters:
  ///   - workers: How many cases are worked on at once, at least 1. The result does not depend on it.
  ///   - receive: Gets the renders of each case in the plan's order, as soon as all before them are done.
  public func run(
    workers: Int, receive: (_ renders: [RenderResult], _ errors: [RunError]) -> Void = { _, _ in }
  ) async -> RunReport {
    let pool = WorkbenchPool()
    let layouts = ResolvedLayouts(plan: plan)
    var tally = RunTally(plan: plan)
    var waiting: [Int: CaseOutcome] = [:]
    var delivered = 0
    var started = 0
    let width = max(1, workers)
    // A slow case may hold back at most this many finished ones, so that memory stays bounded.
    let window = width * 4
    await withTaskGroup(of: (Int, CaseOutcome).self) { group in
      func startNext() {
        let index = started
        started += 1
        group.addTask { [plan, typesetter, images, cases] in
          let outcome = pool.with { bench in
            var inspection = CaseInspection(
              of: cases[index], plan: plan, layouts: layouts, typesetter: typesetter,
              images: images, bench: bench)
            return inspection.outcome()
          }
          return (index, outcome)
        }
      }
      while started < min(width, cases.count) { startNext() }
      for await (index, outcome) in group {
        waiting[index] = outcome
        while let next = waiting.removeValue(forKey: delivered) {
          tally.add(next)
          receive(next.renders, next.errors)
          delivered += 1
        }
        while started < cases.count, started - delivered < window, started - delivered - waiting.count < width
        {
          startNext()
        }
      }
    }
    return tally.report(stack: stack)
  }
}

/// One widget filled once, for one locale and one device; its environments are worked on together, since
/// they are compared with each other.
struct InspectionCase: Sendable {
  /// The place of the widget in the plan.
  var subject: Int
  var entry: Entry
  /// The place of the entry among those of the widget.
  var entryIndex: Int
  var locale: String
  var device: Device

  static func all(of plan: InspectionPlan) -> [InspectionCase] {
    var cases: [InspectionCase] = []
    for (index, subject) in plan.subjects.enumerated() {
      for (entryIndex, entry) in subject.entries.enumerated() {
        for locale in entry.locale.map({ [$0] }) ?? plan.locales {
          for device in plan.devices {
            cases.append(
              InspectionCase(
                subject: index, entry: entry, entryIndex: entryIndex, locale: locale, device: device))
          }
        }
      }
    }
    return cases
  }
}

/// What a case came to.
struct CaseOutcome: Sendable {
  var renders: [RenderResult] = []
  var errors: [RunError] = []
  /// The places in the configuration's `ignore` list that silenced a finding.
  var usedIgnores: Set<Int> = []
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
