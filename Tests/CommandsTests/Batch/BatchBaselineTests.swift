// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// A baseline beside runs that are stopped, gone on with, or shared out.
@Suite struct BatchBaselineTests {
  private let project: BatchProject

  /// A project whose baseline holds one entry less and one more than the set, and one that was darker.
  init() async throws {
    project = try BatchProject(lines: 7)
    try project.write(
      #"{ "budgets": { "home": { "light": 900000, "widgets": { "plain": { "light": 800000 } } } } }"#,
      to: "andon.json")
    try project.write(BatchProject.set(6) + "Gone.\n", to: "old.txt")
    let stored = await ToolRun(
      "report", "plain.widget.json", "--set", "old.txt", "--baseline", "kept.baseline", "--update-baseline",
      "--out", "first", in: project.folder)
    try #require(stored.output.contains("7 new"))
    let text = try project.folder.text("kept.baseline")
    let figure = try #require(text.firstMatch(of: /\/home=([0-9.]+)/))
    let darker = try #require(Double(figure.1)) / 2
    try project.write(text.replacing("/home=\(figure.1)", with: "/home=\(darker)"), to: "kept.baseline")
  }

  private func report(_ words: String...) async -> ToolRun {
    await ToolRun(
      ["report", "plain.widget.json", "--set", "set.txt", "--baseline", "kept.baseline"] + words,
      in: project.folder.path)
  }

  @Test func `shares that are joined compare with the baseline as one machine does`() async throws {
    let whole = await report("--out", "whole")
    #expect(whole.output.contains("1 grew · 1 new · 1 gone"))
    #expect(whole.output.contains("budget.stale"))
    for number in 1...3 { _ = await report("--shard", "\(number)/3", "--out", "part-\(number)") }
    let joined = await ToolRun(
      "merge", "part-2", "part-1", "part-3", "--out", "joined", in: project.folder)
    #expect(joined.code == whole.code)
    #expect(joined.output == whole.output)
    #expect(try project.files(of: "joined") == project.files(of: "whole"))

    try project.write(project.folder.text("kept.baseline") + "\n", to: "kept.baseline")
    let changed = await ToolRun("merge", "part-1", "part-2", "part-3", "--out", "other", in: project.folder)
    #expect(changed.code == .couldNotRun)
    #expect(changed.messages.contains("kept.baseline is not the file that the shares were made from"))
  }

  @Test func `a run that is gone on with compares all of its entries`() async throws {
    let first = await report("--out", "out")
    let whole = try project.files(of: "out")
    let results = try #require(whole["results.jsonl"])
    for length in [0, results.count / 3, results.count / 2, results.count] {
      try AtomicFile.write(Array(results.prefix(length)), to: project.folder.file("out/results.jsonl"))
      let again = await report("--out", "out", "--resume")
      #expect(again.output == first.output)
      #expect(try project.files(of: "out") == whole, "cut at \(length)")
    }
  }

  @Test func `a run is not gone on with beside another baseline`() async throws {
    _ = await report("--out", "out")
    try project.write(project.folder.text("kept.baseline"), to: "other.baseline")
    func refusal(_ words: String...) async -> String {
      let run = await ToolRun(
        ["report", "plain.widget.json", "--set", "set.txt", "--out", "out", "--resume"] + words,
        in: project.folder.path)
      #expect(run.code == .couldNotRun)
      return run.messages.split { $0.isWhitespace }.joined(separator: " ")
    }
    #expect(await refusal().contains("\"baseline\" was {"))
    #expect(await refusal("--baseline", "other.baseline").contains("\"baseline\" was"))
    #expect(
      await refusal("--baseline", "kept.baseline", "--update-baseline").contains("\"outcome\": \"updated\""))
    try project.write(project.folder.text("old.txt"), to: "set.txt")
    try project.write(
      project.folder.text("kept.baseline").replacing("/home=", with: "/home=1"), to: "kept.baseline")
    let message = await refusal("--baseline", "kept.baseline")
    #expect(message.contains("\"baseline\" was") && message.contains("Give the same choices as before"))
  }
}
