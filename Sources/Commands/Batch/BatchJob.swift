// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inputs
import Inspection
import Reports

/// The results of a batch while they grow.
struct BatchJob {
  /// How long results wait for more of them before they are sent on. Unit: s.
  private static let patience = 0.05

  /// The folder of the report, or nil where the results go to standard output alone.
  let folder: ReportFolder?
  private(set) var tally: BatchTally
  /// What keeps the run from going on.
  private var fault: CommandError?
  private let request: BatchRequest
  private let identity: BatchIdentity
  private let pictures: BatchPictures?
  private let places: [String: ViewPlaces]
  private let io: ToolIO
  private let output: OutputFile?
  private var done: ResultsFile.Done
  private var doneEntries: DoneEntries?
  private var lastFlush = Date.distantPast
  private var wasStopped = false

  init(
    _ request: BatchRequest, _ identity: BatchIdentity, _ preparation: Preparation, io: ToolIO
  ) throws(CommandError) {
    self.request = request
    self.identity = identity
    self.io = io
    places = preparation.places
    tally = BatchTally(
      judgment: request.run.judgment, baseline: BaselineWork(request.run, preparation, io: io))
    done = ResultsFile.Done(tally: tally)
    guard let name = request.folder else {
      (folder, output, pictures) = (nil, nil, nil)
      return
    }
    let folder = ReportFolder(name, io: io)
    try folder.make(withPictures: request.pictures)
    self.folder = folder
    pictures =
      request.pictures == .none
      ? nil : BatchPictures(path: "\(folder.path)/\(BatchPictures.name)", typesetter: preparation.typesetter)
    if request.start == .resume {
      done = try Self.done(in: folder, identity, adding: tally)
      tally = done.tally
    } else {
      folder.removeOldPictures()
      try folder.write(identity)
    }
    let length = done.length
    output = try folder.writing { () throws(FileError) in
      try OutputFile(appendingTo: folder.results, keeping: length)
    }
    doneEntries = done.nextIndex > 0 ? DoneEntries(folder, upTo: done.nextIndex) : nil
  }

  /// Returns what can be gone on from.
  private static func done(
    in folder: ReportFolder, _ identity: BatchIdentity, adding tally: BatchTally
  ) throws(CommandError) -> ResultsFile.Done {
    let name = folder.shown(ResultsFile.identityName)
    let old: BatchIdentity
    do {
      let bytes = try FileContents.read("\(folder.path)/\(ResultsFile.identityName)")
      old = try BatchIdentity(json: JSONValue(reading: bytes))
    } catch {
      throw CommandError(
        .results, subject: name, "\(name): there is no run here that could be gone on with: \(error)",
        hint: "Leave --resume out to start anew.")
    }
    if let difference = identity.difference(from: old) ?? identity.shardDifference(from: old) {
      throw CommandError(
        .results, subject: name, "the run in \(folder.name) was another one: \(difference)",
        hint: "Give the same choices as before, or leave --resume out to start anew.")
    }
    do throws(ResultsFault) {
      return try ResultsFile.done(in: folder.results, adding: tally)
    } catch {
      if case .file(let error) = error, error.code == .missing { return ResultsFile.Done(tally: tally) }
      throw CommandError(error.error(in: folder.shown(ResultsFile.name)))
    }
  }

  /// What turns cases into lines, on the workers.
  var encoder: BatchEncoder { BatchEncoder(pictures: pictures, places: places) }

  /// Writes what could not be read before the first entry.
  mutating func start(with errors: [RunError]) {
    guard done.length == 0 else { return }
    take(encoder.piece(of: CaseResult(errors: errors)))
  }

  /// Says what becomes of a case.
  mutating func choice(for label: CaseLabel) -> CaseChoice {
    if io.stop.isRaised || fault != nil || io.output.fault != nil || output?.fault != nil {
      wasStopped = true
      return .stop
    }
    if let shard = request.shard, !shard.holds(id: label.id, index: label.index) { return .skip }
    guard label.index < done.nextIndex else { return .work }
    guard let difference = doneEntries?.difference(from: label) else { return .skip }
    fault = difference
    return .stop
  }

  /// Writes what a case came to.
  mutating func take(_ piece: BatchPiece) {
    for render in piece.renders { tally.add(render) }
    for error in piece.errors { tally.add(error) }
    write(piece.text)
    // The first result is sent at once; of a fast run many go together.
    if lastFlush.timeIntervalSinceNow < -Self.patience { flush() }
  }

  /// Sends on what waits.
  mutating func flush() {
    if let output { output.flush() } else { io.output.flush() }
    lastFlush = Date()
  }

  private func write(_ text: String) {
    if let output { output.write(text) } else { io.output.write(text) }
  }

  /// Whether the run ends before its last entry. A stop also ends the sets, so that no case is left to be refused.
  var isInterrupted: Bool { wasStopped || io.stop.isRaised }

  /// How much of what was asked for is in the results.
  ///
  /// - Parameter extent: What it is where nothing is missing.
  func extent(of extent: RunExtent) -> RunExtent {
    request.shard != nil || isInterrupted || tally.run.summary().errors > 0 ? .part : extent
  }

  /// Refuses to end where a run that is gone on with had more entries.
  func checkEnd(entries: Int) throws(CommandError) {
    if let fault { throw fault }
    guard !wasStopped, entries < done.nextIndex else { return }
    throw CommandError(
      .results, subject: ResultsFile.name,
      "the run that is gone on with judged \(done.nextIndex) entries, and now there are \(entries)",
      hint: "Give the same sets as before, or leave --resume out to start anew.")
  }

  /// Writes the lines that end the results.
  ///
  /// - Parameters:
  ///   - entries: How many were read.
  ///   - findings: The broken rules of the whole run.
  ///   - baseline: What the run came to beside a baseline.
  ///   - leftOut: What was left out of the sets.
  mutating func end(
    entries: Int, findings: [Finding], baseline: BaselineComparison?, leftOut: [LeftOut]
  ) throws(CommandError) -> RunEnd {
    let findings = isInterrupted ? [] : findings
    var end = RunEnd(findings: findings, summary: tally.run.summary(findings), baseline: baseline)
    end.summary.isInterrupted = isInterrupted
    // How far a stopped run has read ahead is chance.
    end.summary.leftOut = isInterrupted ? [] : leftOut
    write(
      RunLine.text(
        of: end, stack: identity.stack,
        with: [JSONValue.Member(key: "run", value: identity.json(entries: entries))]))
    flush()
    if let folder, let output { try folder.writing { () throws(FileError) in try output.close() } }
    return end
  }
}

extension BatchIdentity {
  /// Returns half a sentence on another share of the entries, or nil where it is the same.
  fileprivate func shardDifference(from other: BatchIdentity) -> String? {
    guard shard != other.shard else { return nil }
    func text(_ shard: Shard?) -> String { shard.map { "\($0.number)/\($0.count)" } ?? "no share" }
    return "it took \(text(other.shard)) of the entries, and this one takes \(text(shard))"
  }
}
