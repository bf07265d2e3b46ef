// SPDX-License-Identifier: MIT

import Inspection

/// A run beside its baseline: adds up the light, and stores it where that is asked for.
///
/// What is not drawn is not forgotten: only lines that a run over all entries did not fill are taken as gone, and a
/// run with an error takes none as gone.
struct BaselineWork {
  private let use: RunRequest.BaselineUse
  private let ground: Baseline.Ground
  private let stored: Baseline?
  /// Whether the file holds figures of another stack.
  private let replacesAll: Bool
  /// Whether the file could not be read.
  private let isRefused: Bool
  private let io: ToolIO
  private var tally: BaselineTally
  private var isEmpty = true

  init(_ request: RunRequest, _ preparation: Preparation, io: ToolIO) {
    use = request.baseline
    self.io = io
    let ground = use == .none ? Baseline.Ground() : Baseline.Ground(preparation.stackWithFonts)
    // Figures of another stack are stored anew, and say nothing about today's.
    stored = preparation.storedBaseline.flatMap { $0.ground == ground ? $0 : nil }
    replacesAll = preparation.storedBaseline != nil && stored == nil
    isRefused = preparation.errors.contains { $0.file == request.baseline.file && $0.file != nil }
    self.ground = ground
    tally = BaselineTally(stored: stored)
  }

  /// Begins the comparison of results that were made before.
  ///
  /// - Parameters:
  ///   - file: The file, as the user named it.
  ///   - stored: What it holds, or nil for no comparison.
  init(comparingWith stored: Baseline?, file: String, io: ToolIO) {
    use = stored == nil ? .none : .compare(file: file)
    ground = stored?.ground ?? Baseline.Ground()
    self.stored = stored
    (replacesAll, isRefused) = (false, false)
    self.io = io
    tally = BaselineTally(stored: stored)
  }

  /// Takes a render.
  mutating func add(_ render: RenderReport) {
    guard use != .none else { return }
    tally.add(render)
    isEmpty = false
  }

  /// Ends the run.
  ///
  /// - Parameter extent: How much was run; a part where something of it was in error.
  /// - Returns: What the run came to beside the baseline, or nil where there is none.
  func end(extent: RunExtent) throws(RunError) -> BaselineComparison? {
    switch use {
    case .none: return nil
    case .compare(let file):
      return stored == nil ? nil : tally.comparison(file: file, .compared, extent: extent)
    case .update(let file):
      // A file that could not be read is not written over: it may hold what the run did not draw. Neither do figures
      // of two stacks stand in one file.
      guard !isRefused, !isEmpty, !replacesAll || extent == .project else { return nil }
      try BaselineFile(name: file, io: io).write(tally.updated(ground: ground, extent: extent))
      return tally.comparison(file: file, .updated, extent: extent)
    }
  }
}

/// The light of a run that holds its renders, beside the baseline.
struct BaselineKeeper: RenderKeeper {
  private let request: RunRequest
  private var work: BaselineWork

  init(_ request: RunRequest, _ preparation: Preparation, io: ToolIO) {
    self.request = request
    work = BaselineWork(request, preparation, io: io)
  }

  mutating func keep(_ renders: [RenderResult]) {
    for render in renders { work.add(render.report) }
  }

  mutating func finish() -> (files: [String], errors: [RunError]) { ([], []) }

  func amend(_ report: inout RunReport) {
    do throws(RunError) {
      report.baseline = try work.end(extent: report.errors.isEmpty ? request.baselineExtent : .part)
    } catch {
      report.errors.append(error)
    }
  }
}
