// SPDX-License-Identifier: MIT

import Inspection
import Reports

/// What a batch shows on the terminal, and how it may end.
struct BatchSettings {
  let format: ReportFormat
  let isQuiet: Bool
  let showsProgress: Bool
  let exitsZero: Bool
  private let hasColor: Bool

  init(
    _ arguments: Arguments, environment: [String: String], screen: ToolIO.Screen
  ) throws(CommandError) {
    format = try arguments.choice(.format) ?? .text
    isQuiet = arguments.has(.quiet)
    showsProgress = screen.showsMessages && !isQuiet
    exitsZero = arguments.has(.exitZero)
    hasColor = ReportOutputs.hasColor(arguments, environment: environment, screen: screen)
  }

  /// Whether a person reads the report on standard output.
  var readsText: Bool { format == .text }

  /// Returns the report on standard output.
  func sink(_ context: ReportContext, io: ToolIO) -> any RunSink {
    var context = context
    context.columns = io.screen.columns
    context.style = hasColor ? .colored : .plain
    return format.sink(to: OutputText(io.output), context: context)
  }

  /// Says how a run ended, and returns how the process does.
  ///
  /// - Parameters:
  ///   - end: What the run came to.
  ///   - judgment: What fails.
  ///   - folder: The folder of the report, or nil where the results alone were written.
  func verdict(on end: RunEnd, judgment: Judgment, folder: String?, io: ToolIO) -> ExitCode {
    let summary = end.summary
    let isNothing = summary.renders == 0 && summary.errors == 0
    if !isQuiet, folder == nil || !readsText { io.messages.write(summary.sentence + "\n") }
    if summary.isInterrupted {
      io.complain(
        "the run was stopped; what is done by now is reported",
        hint: folder.map { _ in "The same command with --resume goes on." })
    } else if isNothing {
      io.complain("nothing was judged", hint: nil)
    }
    guard summary.errors == 0, !summary.isInterrupted, !isNothing else { return .couldNotRun }
    let fails = summary.failed > 0 || judgment.verdict(on: end.findings, cannotTell: []) == .failed
    return fails && !exitsZero ? .found : .passed
  }
}
