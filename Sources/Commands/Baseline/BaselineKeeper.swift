// SPDX-License-Identifier: MIT

import Inspection

/// Adds up the light of a run beside the baseline, and stores it where that is asked for.
///
/// What is not drawn is not forgotten: only lines that a run over all entries did not fill are taken as gone, and a
/// run with an error takes none as gone.
struct BaselineKeeper: RenderKeeper {
  private let request: RunRequest
  private let ground: Baseline.Ground
  private let stored: Baseline?
  /// Whether the file holds figures of another stack.
  private let replacesAll: Bool
  private let io: ToolIO
  private var tally: BaselineTally

  init(_ request: RunRequest, _ preparation: Preparation, io: ToolIO) {
    self.request = request
    self.io = io
    let ground =
      request.baseline == .none ? Baseline.Ground() : Baseline.Ground(preparation.stackWithFonts)
    // Figures of another stack are stored anew, and say nothing about today's.
    stored = preparation.storedBaseline.flatMap { $0.ground == ground ? $0 : nil }
    replacesAll = preparation.storedBaseline != nil && stored == nil
    self.ground = ground
    tally = BaselineTally(stored: stored)
  }

  mutating func keep(_ renders: [RenderResult]) {
    guard request.baseline != .none else { return }
    for render in renders { tally.add(render.report) }
  }

  mutating func finish() -> (files: [String], errors: [RunError]) { ([], []) }

  func amend(_ report: inout RunReport) {
    guard let file = request.baseline.file else { return }
    let extent = report.errors.isEmpty ? request.baselineExtent : .part
    var outcome = BaselineComparison.Outcome.compared
    if case .update = request.baseline {
      // A file that could not be read is not written over: it may hold what the run did not draw.
      guard !report.errors.contains(where: { $0.file == file }), !report.renders.isEmpty else { return }
      // Figures of two stacks do not stand in one file, and those of entries that did not run are not dropped.
      guard !replacesAll || extent == .project else { return }
      do throws(RunError) {
        try BaselineFile(name: file, io: io).write(tally.updated(ground: ground, extent: extent))
        outcome = .updated
      } catch {
        report.errors.append(error)
        return
      }
    } else if stored == nil {
      return
    }
    report.baseline = tally.comparison(file: file, outcome, extent: extent)
  }
}
