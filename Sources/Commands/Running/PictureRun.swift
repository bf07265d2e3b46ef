// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports

/// A run over picture files from the words of the command line to the reports.
struct PictureRun {
  let arguments: Arguments
  let outputs: ReportOutputs
  let io: ToolIO

  init(_ arguments: Arguments, environment: [String: String], io: ToolIO) throws(CommandError) {
    self.arguments = arguments
    self.io = io
    outputs = try ReportOutputs(arguments, environment: environment, screen: io.screen)
  }

  /// Meters the operands.
  ///
  /// - Parameters:
  ///   - context: How the report is to be shown.
  ///   - finish: Gets the report and the project's choices, and adds what else the command finds.
  func run(
    context: ReportContext, finish: (inout PicturesReport, Configuration) -> Void = { _, _ in }
  ) throws(CommandError) -> ExitCode {
    let configuration: Configuration
    do throws(PreparationFault) {
      configuration = try ProjectFiles(io: io).configuration(named: arguments.value(.config))
    } catch {
      switch error {
      case .usage(let error): throw error
      case .errors(let errors):
        let stack = Stack(version: Tool.version, model: [], fonts: [])
        let report = PicturesReport(stack: stack, pictures: [], errors: errors)
        return outputs.deliver(.pictures(report), context: context, io: io)
      }
    }
    let meter = try PictureMeter(arguments, configuration, io: io)
    let (pictures, errors) = meter.read(arguments.operands)
    var report = PicturesReport(stack: meter.stack, pictures: pictures, errors: errors)
    finish(&report, configuration)
    return outputs.deliver(.pictures(report), context: context, io: io)
  }
}
