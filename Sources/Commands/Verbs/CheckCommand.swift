// SPDX-License-Identifier: MIT

import Inspection

/// `andon check`: widgets before the rules.
enum CheckCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let request = try RunRequest(arguments, folder: io.folder)
    return try await WidgetRun(request: request, outputs: outputs, io: io)
      .run(keeping: request.keepsakes) { _ in NoKeeper() }
  }
}
