// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inspection
import Reports

/// A batch from the request to the report.
///
/// Results are written as they are made, in the order of the sets, and nothing else is kept of them; the reports
/// are made from the results at the end, also where the run was stopped.
struct BatchRun {
  let request: BatchRequest
  let settings: BatchSettings
  let io: ToolIO

  /// Runs what was asked for.
  func run() async throws(CommandError) -> ExitCode {
    io.stop.arm()
    let preparation: Preparation
    do throws(PreparationFault) {
      preparation = try Preparation(request.run, keepsakes: request.keepsakes, io: io)
    } catch {
      switch error {
      case .usage(let error): throw error
      case .errors(let errors): return end(after: errors)
      }
    }
    let identity = BatchIdentity(request, preparation, io: io)
    var job = try BatchJob(request, identity, preparation, io: io)
    var progress = RunProgress(
      isShown: settings.showsProgress, io: io, share: { preparation.setProgress.share })
    let inspector = Inspector(
      plan: preparation.plan, stack: identity.stack, typesetter: preparation.typesetter)
    let encode = job.encoder
    let workers = request.run.jobs ?? ProcessInfo.processInfo.activeProcessorCount
    var complaints = Complaints(io: io)
    job.start(with: preparation.errors)
    complaints.add(preparation.errors)
    let entries = await inspector.stream(
      workers: workers, select: { job.choice(for: $0) }, prepare: { encode.piece(of: $0) },
      deliver: { piece in
        job.take(piece)
        progress.add(piece.renders, errors: piece.errors.count)
        if request.folder == nil { complaints.add(piece.errors) }
      }, rest: { job.flush() })
    progress.clear()
    try job.checkEnd(entries: entries)
    var comparison: BaselineComparison?
    do throws(RunError) {
      // A run that goes on later stores its light then.
      if !(job.isInterrupted && request.run.baseline.isUpdate) {
        comparison = try job.tally.comparison(extent: job.extent(of: request.run.baselineExtent))
      }
    } catch {
      job.take(encode.piece(of: CaseResult(errors: [error])))
      complaints.add([error])
    }
    let stale = job.tally.staleBudgets(
      by: preparation.plan.configuration, extent: job.extent(of: request.run.extent))
    let end = try job.end(
      entries: entries, findings: inspector.findings(after: job.tally.run) + stale, baseline: comparison,
      leftOut: preparation.leftOut.all)
    if let folder = job.folder {
      var context = ReportContext(judgment: request.run.judgment)
      context.look(at: preparation.places, configuration: preparation.plan.configuration)
      context.preview = identity.previewFacts(by: preparation.plan.configuration, io: io)
      try folder.writeReports(
        identity.stack, end, context: context, and: [settings.sink(context, io: io)].compactMap(\.self))
      io.output.flush()
    }
    return settings.verdict(on: end, judgment: request.run.judgment, folder: request.folder, io: io)
  }

  /// Ends a run that could not begin.
  private func end(after errors: [RunError]) -> ExitCode {
    var complaints = Complaints(io: io)
    complaints.add(errors)
    if request.folder == nil {
      var tally = RunTally(judgment: request.run.judgment)
      for error in errors {
        tally.add(error)
        io.output.write(RunLine.text(of: error))
      }
      let end = RunEnd(findings: [], summary: tally.summary())
      io.output.write(RunLine.text(of: end, stack: Stack(version: Tool.version, model: [], fonts: [])))
    }
    return .couldNotRun
  }
}

/// What could not be judged, said to a person while a program gets the results: the first of it.
private struct Complaints {
  private static let limit = 20
  let io: ToolIO
  private var count = 0

  init(io: ToolIO) { self.io = io }

  mutating func add(_ errors: [RunError]) {
    for error in errors {
      count += 1
      if count == Self.limit + 1 { io.complain("more could not be judged", hint: nil) }
      guard count <= Self.limit else { continue }
      io.complain(
        (error.placeText.map { "\($0): " } ?? "") + error.message, hint: error.hint.map(SentenceText.sentence)
      )
    }
  }
}
