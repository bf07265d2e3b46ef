// SPDX-License-Identifier: MIT

/// `andon merge`: the shares of several machines as one report.
enum MergeCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let settings = try BatchSettings(arguments, environment: environment, screen: io.screen)
    guard let folder = arguments.value(.out) else {
      throw CommandError(
        .operands, subject: "--out", "`andon merge` needs a folder for the report",
        hint: "For example: --out report")
    }
    guard !arguments.operands.isEmpty else {
      throw CommandError(
        .operands, subject: "merge", "`andon merge` needs the results of the shares",
        hint: "For example: andon merge part-1 part-2 --out \(folder)")
    }
    return try MergeRun(
      words: arguments.operands, folder: ReportFolder(folder, io: io), settings: settings, io: io
    ).run()
  }
}
