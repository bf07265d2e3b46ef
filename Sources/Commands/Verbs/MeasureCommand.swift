// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// `andon measure`: the light of any picture.
enum MeasureCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let meter = try PictureMeter(arguments, io: io)
    guard !arguments.operands.isEmpty else {
      throw CommandError(
        .operands, subject: "measure", "`andon measure` needs a PNG",
        hint: "For example: andon measure screenshot.png")
    }
    let (pictures, errors) = meter.read(arguments.operands)
    let report = PicturesReport(stack: meter.stack, pictures: pictures, errors: errors)
    return outputs.deliver(.pictures(report), context: ReportContext(), io: io)
  }
}
