// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct BaselineCommandTests {
  private let folder: TemporaryFolder
  private static let layout = "widgets/affirmation.widget.json"
  private static let file = "andon.baseline"

  /// A project with one widget on the home screen, whose light is kept.
  init() async throws {
    folder = try TemporaryFolder()
    try #require(await ToolRun("init", "--quiet", in: folder).code == .passed)
    try AtomicFile.write(
      #"{ "include": ["widgets"], "environment": "home" }"#, to: folder.file("andon.json"))
    let run = await ToolRun("check", "--baseline", Self.file, "--update-baseline", in: folder)
    try #require(run.code == .passed)
    try #require(run.output.contains("baseline stored andon.baseline: 1 new"))
  }

  private func check(_ words: String...) async -> ToolRun {
    await ToolRun(["check", "--baseline", Self.file] + words, in: folder.path)
  }

  private func replace(_ old: String, by new: String, in file: String) throws {
    let text = try folder.text(file)
    try #require(text.contains(old))
    try AtomicFile.write(text.replacing(old, with: new), to: folder.file(file))
  }

  /// A report on one line.
  private func flat(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test func `the head names the stack, and the line the entry by its hash`() async throws {
    let lines = try folder.text(Self.file).split(separator: "\n").map(String.init)
    #expect(lines.first == "andon-baseline|1")
    #expect(lines.contains("model|red.domain|\"encoded\""))
    #expect(lines.contains { $0.hasPrefix("font|Inter") })
    #expect(lines.last?.hasPrefix("affirmation|en_US|8beb4e81cd32|iphone-15-pro/home=") == true)
  }

  @Test func `an unchanged project is as it was`() async throws {
    let before = try folder.text(Self.file)
    let run = await check()
    #expect(run.code == .passed)
    #expect(run.output.contains("baseline andon.baseline: as it was"))
    #expect(await check("--update-baseline").code == .passed)
    #expect(try folder.text(Self.file) == before)
  }

  @Test func `light that grew is a warning with its figures, and update keeps it`() async throws {
    try replace("\"indigo\"", by: "\"white\"", in: Self.layout)
    let run = await check()
    #expect(run.code == .passed)
    #expect(run.output.contains("light.baseline"))
    #expect(flat(run.output).contains("andon.baseline: 1 grew"))
    #expect(await check("--fail-on", "warning").code == .found)
    let json = await check("--format", "json").output
    #expect(json.contains("\"grown\": 1") && json.contains("\"growth\": "))
    #expect(await check("--update-baseline").output.contains("1 grew"))
    #expect(!(await check().output.contains("light.baseline")))
  }

  @Test func `a new entry is named and no finding, one that is gone likewise`() async throws {
    let text = await check("--text", "I rest.")
    #expect(flat(text.output).contains("1 new + affirmation · en_US ·"))
    #expect(!text.output.contains("gone"))
    try replace("I am enough.", by: "I am more than enough.", in: Self.layout)
    let run = await check()
    #expect(flat(run.output).contains("1 new · 1 gone"))
    #expect(flat(run.output).contains("− affirmation · en_US · 8beb4e81cd32"))
    #expect(!run.output.contains("light.baseline"))
  }

  @Test func `a run over a part drops no line`() async throws {
    let kept = try #require(try folder.text(Self.file).split(separator: "\n").last)
    _ = await check("--text", "I rest.", "--update-baseline")
    let merged = try folder.text(Self.file)
    #expect(merged.contains(kept))
    #expect(merged.split(separator: "\n").count { $0.hasPrefix("affirmation|") } == 2)
    // An entry in error keeps every other line too.
    try AtomicFile.write("[\"I sleep.\", 5]", to: folder.file("set.json"))
    let run = await check("--set", "set.json", "--update-baseline")
    #expect(run.code == .couldNotRun)
    #expect(try folder.text(Self.file).contains(kept))
    // The whole project does drop what it does not fill.
    #expect(await check("--update-baseline").output.contains("gone"))
    #expect(try folder.text(Self.file).split(separator: "\n").count { $0.hasPrefix("affirmation|") } == 1)
  }

  @Test func `a baseline of another stack is refused by name`() async throws {
    try replace("\"encoded\"", by: "\"linear\"", in: Self.file)
    let run = await check()
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("[baseline.stack]"))
    #expect(flat(run.output).contains("red.domain was \"linear\" and is \"encoded\""))
    // A part cannot be stored beside figures of another stack; the whole can be stored anew.
    let before = try folder.text(Self.file)
    #expect(await check("--text", "a", "--update-baseline").code == .couldNotRun)
    #expect(try folder.text(Self.file) == before)
    try AtomicFile.write("[\"I sleep.\", 5]", to: folder.file("set.json"))
    #expect(await check("--set", "set.json", "--update-baseline").code == .couldNotRun)
    #expect(try folder.text(Self.file) == before)
    #expect(await check("--update-baseline").code == .passed)
    #expect(try folder.text(Self.file).contains("model|red.domain|\"encoded\""))
  }

  @Test func `what is no baseline is told and never written over`() async throws {
    for damage in ["", "andon-baseline|1\n\n<<<<<<< HEAD\n", "no baseline"] {
      try AtomicFile.write(damage, to: folder.file(Self.file))
      for words in [[], ["--update-baseline"]] {
        let run = await ToolRun(["check", "--baseline", Self.file] + words, in: folder.path)
        #expect(run.code == .couldNotRun)
        #expect(try folder.text(Self.file) == damage)
      }
    }
  }

  @Test func `a missing baseline is an error, and an update without a file a usage error`() async {
    let run = await ToolRun("check", "--baseline", "none", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(flat(run.output).contains("Store one with --update-baseline"))
    #expect(await ToolRun("check", "--update-baseline", in: folder).code == .couldNotRun)
  }

  @Test func `a batch compares and stores as check does`() async throws {
    try replace("\"indigo\"", by: "\"white\"", in: Self.layout)
    let words = ["report", Self.layout, "--format", "jsonl", "--baseline", Self.file]
    let run = await ToolRun(words, in: folder.path)
    #expect(run.output.contains("\"rule\": \"light.baseline\""))
    #expect(run.output.contains("\"grown\": 1"))
    #expect(await ToolRun(words + ["--update-baseline"], in: folder.path).code == .passed)
    #expect(!(await ToolRun(words, in: folder.path).output.contains("light.baseline")))
  }

  @Test func `a ceiling far above today's light is told by the whole run`() async throws {
    try AtomicFile.write(
      #"{ "include": ["widgets"], "environment": "home", "budgets": { "home": { "light": 1000000 } } }"#,
      to: folder.file("andon.json"))
    #expect(await ToolRun("check", in: folder).output.contains("budget.stale"))
    #expect(!(await ToolRun("check", "--text", "I rest.", in: folder).output.contains("budget.stale")))
    #expect(!(await ToolRun("check", Self.layout, in: folder).output.contains("budget.stale")))
  }
}
