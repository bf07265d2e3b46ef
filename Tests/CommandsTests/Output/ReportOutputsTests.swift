// SPDX-License-Identifier: MIT

import Commands
import Foundation
import Geometry
import TestSupport
import Testing

@Suite struct ReportOutputsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.writePicture("full.png", white: 100)
    try folder.writePicture("half.png", white: 50)
    try folder.writePicture("fifth.png", white: 20)
    try folder.writePicture("black.png", white: 0)
  }

  @Test(arguments: [
    (["full.png", "fifth.png"], ExitCode.passed),
    (["full.png", "half.png"], .found),
    (["full.png", "half.png", "--max-ratio", "0.5"], .passed),
    (["full.png", "half.png", "--exit-zero"], .passed),
    (["full.png", "half.png", "--fail-on", "warning"], .found),
    (["black.png", "half.png"], .passed),
    (["black.png", "half.png", "--strict"], .found),
    (["black.png", "half.png", "--strict", "--exit-zero"], .passed),
    (["full.png", "missing.png"], .couldNotRun),
    (["full.png", "missing.png", "--exit-zero"], .couldNotRun),
    (["full.png", "half.png", "-o", "no/such/folder"], .couldNotRun),
    (["full.png", "half.png", "--exit-zero", "-o", "no/such/folder"], .couldNotRun),
  ])
  func `the exit code says what was found, and 2 wins`(_ words: [String], _ code: ExitCode) async {
    let run = await ToolRun(["compare"] + words, in: folder.path)
    #expect(run.code == code)
  }

  @Test func `one run writes several reports`() async throws {
    let run = await ToolRun(
      "compare", "full.png", "half.png", "--format", "json", "--output", "a.json", "--report", "junit=a.xml",
      "--report", "markdown=a.md", in: folder)
    #expect(run.code == .found)
    #expect(run.output.isEmpty)
    #expect(try folder.text("a.json").hasPrefix("{"))
    #expect(try folder.text("a.xml").hasPrefix("<?xml"))
    #expect(try folder.text("a.md").hasPrefix("###"))
  }

  @Test func `a report that cannot be written keeps no other from it and leaves no part`() async throws {
    let before = folder.paths
    let run = await ToolRun(
      "compare", "full.png", "half.png", "--report", "json=none/a.json", "--report", "csv=a.csv", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("none/a.json: No such file or directory"))
    #expect(run.output.contains("0.50 > 0.25"))
    #expect(folder.paths == (before + ["a.csv"]).sorted())
  }

  @Test func `a folder that must not be written to is named with the system's words`() async throws {
    let locked = "\(folder.path)/locked"
    try FileManager.default.createDirectory(
      atPath: locked, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o555])
    // A superuser may write anywhere.
    guard !FileManager.default.isWritableFile(atPath: locked) else { return }
    let run = await ToolRun("compare", "full.png", "fifth.png", "-o", "locked/a.txt", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("locked/a.txt: Permission denied"))
  }

  @Test func `a report holds no path from the root`() async throws {
    let run = await ToolRun("measure", "\(folder.path)/full.png", "--format", "json", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.contains("\"file\": \"full.png\""))
    #expect(!run.output.contains(folder.path))
  }

  @Test func `a program gets the report and a person the errors`() async {
    let run = await ToolRun("measure", "full.png", "missing.png", "--format", "csv", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.split(separator: "\r\n").count == 2)
    #expect(run.messages.contains("missing.png: there is no such file"))
  }

  @Test func `colours are for terminals that want them`() async {
    let terminal = ToolIO.Screen(showsOutput: true, showsMessages: true, columns: 80)
    func isColored(
      _ words: [String] = [], _ environment: [String: String] = [:], _ screen: ToolIO.Screen
    ) async -> Bool {
      await ToolRun(
        ["compare", "full.png", "half.png"] + words, in: folder.path, environment: environment, screen: screen
      ).output.contains("\u{1B}")
    }
    #expect(await isColored([], [:], terminal) == true)
    #expect(await isColored([], ["NO_COLOR": ""], terminal) == true)
    #expect(await isColored([], [:], .none) == false)
    #expect(await isColored(["--no-color"], [:], terminal) == false)
    #expect(await isColored([], ["NO_COLOR": "1"], terminal) == false)
    #expect(await isColored([], ["TERM": "dumb"], terminal) == false)
  }

  @Test func `results that nobody could get are an error`() async {
    for dimmed in ["fifth.png", "half.png"] {
      let run = await ToolRun(["compare", "full.png", dimmed], in: folder.path, fault: .closed)
      #expect(run.code == .couldNotRun)
      #expect(run.messages.contains("standard output was closed"))
    }
    let refused = await ToolRun(
      ["compare", "full.png", "fifth.png"], in: folder.path, fault: .refused("No space left on device"))
    #expect(refused.code == .couldNotRun)
    #expect(refused.messages.contains("standard output could not be written: No space left on device"))
  }
}
