// SPDX-License-Identifier: MIT

import Foundation
import Inspection

/// `andon preview`: widgets as pictures.
enum PreviewCommand {
  static func run(
    _ arguments: Arguments, environment: [String: String], io: ToolIO
  ) async throws(CommandError) -> ExitCode {
    let outputs = try ReportOutputs(
      arguments, for: .pictures, environment: environment, screen: io.screen)
    let request = try PreviewRequest(arguments, folder: io.folder)
    var keepsakes: InspectionPlan.Keepsakes = .pictures
    if request.run.wantsFrames { keepsakes.insert(.frames) }
    let run = WidgetRun(request: request.run, outputs: outputs, io: io)
    return try await run.run(keeping: keepsakes) { preparation throws(CommandError) in
      try makeFolder(request.folder, io)
      return PictureKeeper(request, preparation, io: io)
    }
  }

  private static func makeFolder(_ name: String, _ io: ToolIO) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(atPath: io.path(name), withIntermediateDirectories: true)
    } catch {
      throw CommandError(.notWritten, subject: name, "the folder \(name) could not be made")
    }
  }
}
