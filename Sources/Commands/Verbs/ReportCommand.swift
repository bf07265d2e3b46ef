// SPDX-License-Identifier: MIT

/// `andon report`: sets of entries before the rules, as many as there are.
enum ReportCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let settings = try BatchSettings(arguments, environment: environment, screen: io.screen)
    let request = try BatchRequest(arguments, folder: io.folder)
    return try await BatchRun(request: request, settings: settings, io: io).run()
  }
}
