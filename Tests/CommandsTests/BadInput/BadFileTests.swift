// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// Names that are no file, in every place that takes one.
@Suite struct BadFileTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let run = await ToolRun("init", "--quiet", in: folder)
    try #require(run.code == .passed)
    try AtomicFile.write([UInt8](), to: folder.file("empty"))
    try AtomicFile.write([0x22, 0xFF, 0x22], to: folder.file("latin"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("dangling"), withDestinationPath: "nowhere")
  }

  @Test(arguments: [
    ["check"], ["check", "widgets/affirmation.widget.json", "--set"], ["check", "--config"],
    ["preview", "--out", "out"], ["measure"], ["compare", "missing"],
  ])
  func `a name that is no file is told with its code`(_ words: [String]) async {
    for (name, code) in [
      ("missing", "file.missing"), ("widgets", "file.directory"), ("empty", "file.empty"),
      ("dangling", "file.missing"),
    ] {
      let run = await ToolRun(words + [name, "--format", "json"], in: folder.path)
      #expect(run.code == .couldNotRun)
      #expect(run.output.contains("\"code\": \"\(code)\""), "\(words) \(name)")
    }
    #expect(!folder.paths.contains { $0.hasSuffix(".png") })
  }

  @Test(arguments: [
    ["check"], ["check", "widgets/affirmation.widget.json", "--set"], ["check", "--config"],
  ])
  func `bytes that are not UTF-8 are told with their place`(_ words: [String]) async {
    let run = await ToolRun(words + ["latin"], in: folder.path)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("latin:1"))
    #expect(run.output.contains("[file.not-utf8]"))
  }

  @Test func `a folder that is a layout's namesake is looked into, and a link to nothing is told`()
    async throws
  {
    try Folder.make(folder.file("widgets/deep.widget.json"))
    try FileManager.default.copyItem(
      atPath: folder.file("widgets/affirmation.widget.json"),
      toPath: folder.file("widgets/deep.widget.json/inner.widget.json"))
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("widgets/link.widget.json"), withDestinationPath: "nowhere")
    let run = await ToolRun("check", "--environment", "home", "--format", "csv", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.split(separator: "\r\n").count == 3)
    #expect(run.messages.contains("widgets/link.widget.json: the link leads to no file"))
  }

  // The system lets its first user read everything.
  @Test(.enabled(if: NSUserName() != "root"))
  func `a folder that cannot be read is an error, and the others are judged`() async throws {
    let closed = folder.file("widgets/closed")
    try Folder.make(closed)
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    let run = await ToolRun("check", "--environment", "home", "--format", "csv", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
    #expect(run.code == .couldNotRun)
    #expect(run.output.split(separator: "\r\n").count == 2)
    #expect(run.messages.contains("widgets/closed: the folder cannot be read"))
  }

  @Test(arguments: [
    ("text\n", "the set holds no entries"), ("text,text\na,b\n", "names the column 'text' twice"),
  ])
  func `a table that holds nothing to judge says why`(_ table: String, _ reason: String) async throws {
    try AtomicFile.write(table, to: folder.file("set.csv"))
    let run = await ToolRun("check", "--set", "set.csv", "--format", "json", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains(reason))
  }

  @Test func `a cell without a date takes that of the run`() async throws {
    try AtomicFile.write("text,date\nOne.,2026-01-01T10:00\nTwo.,\n", to: folder.file("set.csv"))
    let run = await ToolRun(
      "check", "--set", "set.csv", "--environment", "home", "--format", "csv", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.split(separator: "\r\n").count == 3)
  }

  @Test func `an element of a set that is wrong as JSON does not keep the others from it`() async throws {
    try AtomicFile.write(
      #"["One.", "\ud800", { "text": "a", "text": "b" }, 1e999, "Five."]"#, to: folder.file("set.json"))
    let run = await ToolRun(
      "check", "--set", "set.json", "--environment", "home", "--format", "csv", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.split(separator: "\r\n").count == 3)
    let errors = run.messages.split(separator: "\n").filter { $0.hasPrefix("andon: set.json:1:") }
    #expect(errors.count == 3)
  }

  @Test func `a locale of the project is told with its place`() async throws {
    try AtomicFile.write(#"{ "locale": "xx_YY" }"#, to: folder.file("andon.json"))
    let run = await ToolRun("check", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("error: andon.json:1:13, locale: The language"))
  }

  @Test func `a number of the project that is too large is told once`() async throws {
    try AtomicFile.write(
      #"{ "rules": { "light.ratio": { "limit": 1e999 } } }"#, to: folder.file("andon.json"))
    let run = await ToolRun("check", in: folder)
    #expect(run.output.contains("[json.number]"))
    #expect(run.output.contains("1 could not be judged"))
  }
}
