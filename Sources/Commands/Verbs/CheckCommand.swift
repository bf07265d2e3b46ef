// SPDX-License-Identifier: MIT

import Inspection

/// `andon check`: widgets before the rules.
enum CheckCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let request = try RunRequest(arguments, folder: io.folder)
    if outputs.isLinesAlone, request.changedSince == nil {
      // Nobody waits for the whole run, so that nothing needs to be held of it.
      return try await BatchRun(
        request: BatchRequest(run: request),
        settings: BatchSettings(arguments, environment: environment, screen: io.screen), io: io
      ).run()
    }
    return try await WidgetRun(request: request, outputs: outputs, io: io)
      .run(keeping: request.keepsakes) { preparation in BaselineKeeper(request, preparation, io: io) }
  }
}
