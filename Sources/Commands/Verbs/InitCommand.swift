// SPDX-License-Identifier: MIT

import Files
import Foundation
import Reports

/// `andon init`: a project to start from.
enum InitCommand {
  static func run(_ arguments: Arguments, io: ToolIO) throws(CommandError) -> ExitCode {
    guard arguments.operands.isEmpty else {
      throw CommandError(
        .operands, subject: arguments.operands[0], "`andon init` takes no file; it writes into this folder")
    }
    let taken = StarterProject.files.map(\.name).filter {
      FileManager.default.fileExists(atPath: io.path($0))
    }
    guard taken.isEmpty else {
      throw CommandError(
        .exists, subject: taken[0], "\(taken.spelledOutAll) would be overwritten, so nothing was written",
        hint: "Move what is there away, or run `andon init` in another folder.")
    }
    for (name, content) in StarterProject.files { try write(content, name, io) }
    io.output.write(StarterProject.files.map { "wrote \($0.name)\n" }.joined())
    if !arguments.has(.quiet) {
      io.messages.write("Next: andon check --set \(StarterProject.setName)\n")
    }
    return .passed
  }

  private static func write(_ content: String, _ name: String, _ io: ToolIO) throws(CommandError) {
    let path = io.path(name)
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try AtomicFile.write(content, to: path)
    } catch let error as FileError {
      throw CommandError(
        .notWritten, subject: name, "\(name): \(error.detail)", hint: SentenceText.sentence(error.hint))
    } catch {
      throw CommandError(.notWritten, subject: name, "the folder of \(name) could not be made")
    }
  }
}
