// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// `andon measure`: the light of any picture.
enum MeasureCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let run = try PictureRun(arguments, environment: environment, io: io)
    guard !arguments.operands.isEmpty else {
      throw CommandError(
        .operands, subject: "measure", "`andon measure` needs a PNG",
        hint: "For example: andon measure screenshot.png")
    }
    return try run.run(context: ReportContext())
  }
}
