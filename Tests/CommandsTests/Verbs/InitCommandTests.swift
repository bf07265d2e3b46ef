// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct InitCommandTests {
  @Test func `a project is written and the next command named`() async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun("init", in: folder)
    #expect(run.code == .passed)
    #expect(run.messages == "Next: andon check --set affirmations.txt\n")
    #expect(folder.paths == ["affirmations.txt", "andon.json", "widgets", "widgets/affirmation.widget.json"])
    for name in ["andon.json", "widgets/affirmation.widget.json"] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(try folder.text(name).utf8))
      }
    }
  }

  @Test func `nothing is overwritten, and then nothing is written`() async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("mine", to: "\(folder.path)/affirmations.txt")
    let run = await ToolRun("init", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("affirmations.txt would be overwritten"))
    #expect(folder.paths == ["affirmations.txt"])
    #expect(try folder.text("affirmations.txt") == "mine")
  }

  @Test func `a place that cannot hold the project is named`() async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("a file", to: "\(folder.path)/plain")
    let run = await ToolRun(["init"], in: "\(folder.path)/plain")
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("andon.json: the folder could not be made: Not a directory"))
    #expect(folder.paths == ["plain"])
  }

  @Test func `a project that cannot be written whole is not written at all`() async throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("a file", to: "\(folder.path)/widgets")
    let run = await ToolRun("init", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("widgets/affirmation.widget.json: the folder could not be made"))
    #expect(folder.paths == ["widgets"])
  }
}
