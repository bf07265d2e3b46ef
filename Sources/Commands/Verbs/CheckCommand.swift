// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// `andon check`: widgets before the rules.
enum CheckCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
    let request = try RunRequest(arguments, folder: io.folder)
    var context = ReportContext()
    context.judgment = request.judgment
    context.rules = RuleCatalogue.descriptions
    let report = try inspect(request)
    return outputs.deliver(.widgets(report), context: context, io: io)
  }

  private static func inspect(_ request: RunRequest) throws(CommandError) -> RunReport {
    throw CommandError(.notInThisVersion, subject: "check", "`andon check` is not in this version yet")
  }
}
