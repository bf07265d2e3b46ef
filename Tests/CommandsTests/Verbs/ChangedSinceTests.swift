// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// `--changed-since` in a repository of its own.
@Suite struct ChangedSinceTests {
  private let folder: TemporaryFolder

  /// Two widgets, one with a picture, in one commit.
  init() async throws {
    folder = try TemporaryFolder()
    try write("one", #"{ "Text": "One" }"#)
    try write("two", #"{ "Image": { "file": "photo.png" } }"#)
    try Folder.make(folder.file("widgets"))
    try folder.writePicture("widgets/photo.png", white: 4)
    try AtomicFile.write(
      #"{ "include": ["widgets"], "environment": "home" }"#, to: folder.file("andon.json"))
    try git("init", "--quiet", "--initial-branch", "main")
    try commit()
  }

  private func write(_ name: String, _ content: String) throws {
    try Folder.make(folder.file("widgets"))
    try AtomicFile.write(
      """
      { "andon": 1, "name": "\(name)", "family": "systemSmall", "samples": [ {} ],
        "containerBackground": "black", "content": \(content) }
      """, to: folder.file("widgets/\(name).widget.json"))
  }

  private func git(_ words: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", folder.path, "-c", "user.name=t", "-c", "user.email=t@example.com"] + words
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func commit() throws {
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "state")
  }

  /// The widgets that were judged.
  private func judged(since revision: String = "HEAD") async -> [String] {
    let run = await ToolRun("check", "--changed-since", revision, "--format", "csv", in: folder)
    #expect(run.code != .couldNotRun, "\(run.output)\(run.messages)")
    return run.output.split(separator: "\r\n").dropFirst().map { line in
      String(line.prefix { $0 != "," })
    }
  }

  @Test func `nothing changed is an answer, said, and ends with 0`() async throws {
    let run = await ToolRun("check", "--changed-since", "HEAD", in: folder)
    #expect(run.code == .passed)
    #expect(run.messages.contains("nothing changed since HEAD: 2 widgets are as before"))
    #expect(run.output.contains("0 renders"))
  }

  @Test func `a changed layout is judged, and a new one that git does not know yet`() async throws {
    try write("one", #"{ "Text": "Uno" }"#)
    #expect(await judged() == ["one"])
    try write("three", #"{ "Text": "Tres" }"#)
    #expect(await judged() == ["one", "three"])
    try commit()
    #expect(await judged() == [])
    #expect(await judged(since: "HEAD~1") == ["one", "three"])
  }

  @Test func `a changed picture is its widget's, and a catalog's colour that of who uses it`() async throws {
    try folder.writePicture("widgets/photo.png", white: 9)
    #expect(await judged() == ["two"])
    try commit()
    let set = folder.file("widgets/Colors.xcassets/Brand.colorset")
    try Folder.make(set)
    func store(_ red: String) throws {
      try AtomicFile.write(
        """
        { "colors": [ { "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "\(red)", "green": "0.0", "blue": "0.0", "alpha": "1.0" } } } ] }
        """, to: "\(set)/Contents.json")
    }
    try store("0.2")
    try write("one", #"{ "Color": "Brand" }"#)
    try commit()
    try store("0.4")
    #expect(await judged() == ["one"])
  }

  @Test func `what concerns all widgets has all judged`() async throws {
    try AtomicFile.write(
      #"{ "include": ["widgets"], "environment": ["home"] }"#, to: folder.file("andon.json"))
    #expect(await judged() == ["one", "two"])
    try commit()
    try AtomicFile.write("I rest.\n", to: folder.file("set.txt"))
    let run = await ToolRun(
      "check", "--changed-since", "HEAD", "--set", "set.txt", "--format", "csv", in: folder)
    #expect(run.output.split(separator: "\r\n").count == 3)
  }

  @Test func `what others committed meanwhile is not this branch's change`() async throws {
    try git("checkout", "--quiet", "-b", "mine")
    try write("one", #"{ "Text": "Mine" }"#)
    try commit()
    try git("checkout", "--quiet", "main")
    try write("two", #"{ "Text": "Theirs" }"#)
    try commit()
    try git("checkout", "--quiet", "mine")
    #expect(await judged(since: "main") == ["one"])
  }

  @Test(arguments: ["nope", "--output=x", "-p", "HEAD:widgets", ""])
  func `what is no revision is refused`(revision: String) async {
    let run = await ToolRun("check", "--changed-since=\(revision)", in: folder)
    #expect(run.code == .couldNotRun)
    #expect((run.output + run.messages).contains("revision") || run.messages.contains("--changed-since"))
    #expect(!folder.paths.contains("x"))
  }

  @Test func `outside of a repository git's own words are given`() async throws {
    try FileManager.default.removeItem(atPath: folder.file(".git"))
    let run = await ToolRun("check", "--changed-since", "HEAD", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("[git.no-repository]"))
  }

  @Test func `a shallow clone says what it lacks`() async throws {
    try write("one", #"{ "Text": "Uno" }"#)
    try commit()
    let clone = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "git", "clone", "--quiet", "--depth", "1", "file://\(folder.path)", clone.file("copy"),
    ]
    try process.run()
    process.waitUntilExit()
    let run = await ToolRun(["check", "--changed-since", "HEAD~1"], in: clone.file("copy"))
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("shallow"))
  }
}
