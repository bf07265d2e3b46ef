// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// A batch: a run over sets whose results are written while it goes on.
struct BatchRequest: Hashable, Sendable {
  /// Whether the run starts with the first entry.
  enum Start: Hashable, Sendable {
    case anew
    /// It goes on from the results that the folder holds.
    case resume
  }

  /// Which renders are kept as pictures.
  enum Pictures: String, Hashable, Sendable, CaseIterable {
    case all, findings, none
  }

  /// What to draw.
  var run: RunRequest
  /// The folder of the report, or nil where the results go to standard output alone.
  var folder: String?
  var start: Start
  var pictures: Pictures
  var shard: Shard?

  /// Creates a request for the results on standard output alone.
  init(run: RunRequest) {
    self.run = run
    start = .anew
    pictures = .none
  }

  /// Reads a request from the words of the command line.
  init(_ arguments: Arguments, folder workingFolder: String) throws(CommandError) {
    run = try RunRequest(arguments, folder: workingFolder)
    folder = arguments.value(.out)
    start = arguments.has(.resume) ? .resume : .anew
    shard = try arguments.value(.shard).map { word throws(CommandError) in try Shard(word) }
    pictures = try arguments.choice(.pictures) ?? (folder == nil ? .none : .findings)
    guard folder == nil else { return }
    let format: ReportFormat? = try arguments.choice(.format)
    guard format == .jsonl else {
      throw CommandError(
        .operands, subject: "--out", "`andon report` needs a folder for the report",
        hint: "For example: --out report; with --format jsonl alone the results go to standard output.")
    }
    for option in [OptionName.resume, .pictures] where arguments.has(option) {
      throw CommandError(
        .contradiction, subject: option.written, "\(option.written) needs the folder of a report",
        hint: "For example: --out report")
    }
  }
}

extension BatchRequest {
  /// What each render keeps beside its figures.
  var keepsakes: InspectionPlan.Keepsakes {
    switch pictures {
    case .none: run.keepsakes
    case .findings: run.keepsakes.union(.picturesOfFindings)
    case .all: run.keepsakes.union(.pictures)
    }
  }
}
