// SPDX-License-Identifier: MIT

import Inspection

/// `andon golden`: widgets beside the pictures that were looked at and kept.
enum GoldenCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let request = try GoldenRequest(arguments, folder: io.folder)
    let outputs = try ReportOutputs(
      arguments, for: request.mode == .update ? .pictures : .report, environment: environment,
      screen: io.screen)
    return try await WidgetRun(request: request.run, outputs: outputs, io: io)
      .run(keeping: request.run.keepsakes.union([.pictures, .design])) { preparation in
        GoldenKeeper(request, preparation, io: io)
      }
  }
}

/// A run whose pictures are compared with stored ones, or stored.
struct GoldenRequest: Hashable, Sendable {
  /// What becomes of a picture that differs.
  enum Mode: Hashable, Sendable {
    /// It is reported.
    case compare
    /// It is stored.
    case update
  }

  /// What to draw.
  var run: RunRequest
  var mode: Mode
  /// The folder of the pictures of before, difference and after.
  var differences: String

  /// Reads a request from the words of the command line.
  init(_ arguments: Arguments, folder: String) throws(CommandError) {
    run = try RunRequest(arguments, folder: folder)
    mode = arguments.has(.update) ? .update : .compare
    differences = arguments.value(.out) ?? "out/golden"
  }
}

extension RunRequest {
  /// Whether all of the project is drawn, and nothing else.
  var isWholeProject: Bool {
    files.isEmpty && !namesEntries && environments.isEmpty && devices.isEmpty && locales.isEmpty
      && date == nil
      && timeZone == nil
  }
}
