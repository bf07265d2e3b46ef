// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Inspection
import Reports

/// A run over widgets from the request to the reports.
struct WidgetRun {
  let request: RunRequest
  let outputs: ReportOutputs
  let io: ToolIO

  /// Runs what was asked for.
  ///
  /// - Parameters:
  ///   - keepsakes: What each render keeps beside its figures.
  ///   - makeKeeper: Gets the preparation, and returns what takes the renders as they are made.
  func run<Keeper: RenderKeeper>(
    keeping keepsakes: InspectionPlan.Keepsakes, with makeKeeper: (Preparation) throws(CommandError) -> Keeper
  ) async throws(CommandError) -> ExitCode {
    var context = ReportContext(judgment: request.judgment)
    let preparation: Preparation
    do throws(PreparationFault) {
      preparation = try Preparation(request, keepsakes: keepsakes, io: io)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .errors(let errors):
        return outputs.deliver(.widgets(Self.report(of: errors)), context: context, io: io)
      }
    }
    if preparation.unchangedCount > 0, preparation.plan.subjects.isEmpty, preparation.errors.isEmpty {
      return outputs.deliverUnchanged(
        Self.report(of: []), count: preparation.unchangedCount, since: request.changedSince ?? "",
        context: context, io: io)
    }
    var keeper = try makeKeeper(preparation)
    let inspector = Inspector(
      plan: preparation.plan, stack: outputs.namesFonts ? preparation.stackWithFonts : preparation.stack,
      typesetter: preparation.typesetter)
    var progress = RunProgress(isShown: outputs.showsProgress, io: io) { nil }
    var report = await inspector.run(workers: request.jobs ?? ProcessInfo.processInfo.activeProcessorCount) {
      renders, errors in
      keeper.keep(renders)
      progress.add(renders.map(\.report), errors: errors.count)
    }
    progress.clear()
    let kept = keeper.finish()
    let errors = preparation.errors + kept.errors
    report.errors = errors + report.errors.map { $0.placed(by: preparation.places) }
    if report.errors.isEmpty {
      var budgets = BudgetStaleRule.Tally()
      for render in report.renders { budgets.add(render) }
      report.findings += budgets.findings(by: preparation.plan.configuration, extent: request.extent)
    }
    keeper.amend(&report)
    report.summary = RunSummary(
      report.renders, findings: report.findings, errors: report.errors.count, judgment: request.judgment)
    report.summary.leftOut = preparation.leftOut.all
    context.look(at: preparation.places, configuration: preparation.plan.configuration)
    return outputs.deliver(.widgets(report), files: kept.files, context: context, io: io)
  }

  /// A report of errors alone.
  private static func report(of errors: [RunError]) -> RunReport {
    let stack = Stack(version: Tool.version, model: [], fonts: [])
    let summary = RunSummary([], findings: [], errors: errors.count, judgment: Judgment())
    return RunReport(stack: stack, renders: [], findings: [], errors: errors, summary: summary)
  }
}

extension RunError {
  /// Returns the error with the line of the view that its key names, where it has none.
  func placed(by places: [String: ViewPlaces]) -> RunError {
    guard line == nil, let file, let key, let place = places[file]?.place(of: key) else { return self }
    var error = self
    (error.line, error.column) = place
    return error
  }
}

/// Takes renders as they are made.
protocol RenderKeeper {
  /// Takes the renders of one case.
  mutating func keep(_ renders: [RenderResult])
  /// Ends, and returns the files that were written and what could not be kept.
  mutating func finish() -> (files: [String], errors: [RunError])
  /// Puts what the keeper found itself into the report, after ``finish()``.
  func amend(_ report: inout RunReport)
}

extension RenderKeeper {
  /// Leaves the report as it is.
  func amend(_ report: inout RunReport) {}
}

/// Keeps nothing.
struct NoKeeper: RenderKeeper {
  mutating func keep(_ renders: [RenderResult]) {}
  mutating func finish() -> (files: [String], errors: [RunError]) { ([], []) }
}
