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
    var written: [String] = []
    do throws(CommandError) {
      for (name, content) in StarterProject.files {
        try write(content, name, io)
        written.append(name)
      }
    } catch {
      // Half a project would only be in the way of the next try.
      for name in written { try? FileManager.default.removeItem(atPath: io.path(name)) }
      throw error
    }
    io.output.write(StarterProject.files.map { "wrote \($0.name)\n" }.joined())
    if !arguments.has(.quiet) {
      io.messages.write("Next: andon check --set \(StarterProject.setName)\n")
    }
    return .passed
  }

  private static func write(_ content: String, _ name: String, _ io: ToolIO) throws(CommandError) {
    let path = io.path(name)
    do throws(FileError) {
      if let slash = path.lastIndex(of: "/") { try Folder.make(String(path[..<slash])) }
      try AtomicFile.write(content, to: path)
    } catch {
      throw CommandError(
        .notWritten, subject: name, "\(name): \(error.detail)", hint: SentenceText.sentence(error.hint))
    }
  }
}
