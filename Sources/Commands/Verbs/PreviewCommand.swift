// SPDX-License-Identifier: MIT

import Files
import Inspection
import Reports

/// `andon preview`: widgets as pictures.
enum PreviewCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(
      arguments, for: .pictures, environment: environment, screen: io.screen)
    let request = try PreviewRequest(arguments, folder: io.folder)
    let run = WidgetRun(request: request.run, outputs: outputs, io: io)
    return try await run.run(keeping: request.run.keepsakes.union(.pictures)) {
      preparation throws(CommandError) in
      try makeFolder(request.folder, io)
      return PictureKeeper(request, preparation, io: io)
    }
  }

  private static func makeFolder(_ name: String, _ io: ToolIO) throws(CommandError) {
    do throws(FileError) {
      try Folder.make(io.path(name))
    } catch {
      throw CommandError(
        .notWritten, subject: name, "\(name): \(error.detail)", hint: SentenceText.sentence(error.hint))
    }
  }
}
