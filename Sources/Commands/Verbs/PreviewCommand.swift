// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// `andon preview`: widgets as pictures.
enum PreviewCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let request = try PreviewRequest(arguments, folder: io.folder)
    var context = ReportContext()
    context.judgment = request.run.judgment
    context.rules = RuleCatalogue.descriptions
    let report = try draw(request)
    return outputs.deliver(.widgets(report), context: context, io: io)
  }

  private static func draw(_ request: PreviewRequest) throws(CommandError) -> RunReport {
    throw CommandError(.notInThisVersion, subject: "preview", "`andon preview` is not in this version yet")
  }
}
