// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// What reports say of texts that were left out of sets, and of where an entry stands in its set.
@Suite struct LeftOutTests {
  /// Two sets: a catalog with two stale keys and one not to be translated, and an object with blank texts and a number.
  private func makeProject() throws -> BatchProject {
    let project = try BatchProject()
    func key(_ name: String, _ more: String) -> String {
      """
      "\(name)": { \(more) "localizations": { "en": { "stringUnit": { "state": "translated", "value": "\(name)!" } } } }
      """
    }
    let stale = "\"extractionState\": \"stale\","
    let keys = [
      key("Calm", ""), key("Rest", ""), key("Old", stale), key("Older", stale),
      key("Brand", "\"shouldTranslate\": false,"),
    ]
    try project.write(
      "{ \"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": { \(keys.joined(separator: ", ")) } }",
      to: "Words.xcstrings")
    try project.write(#"{ "home": { "title": "Breathe." }, "blank": " ", "version": 3 }"#, to: "more.json")
    return project
  }

  private static let words = [
    "report", "plain.widget.json", "--set", "Words.xcstrings", "--set", "more.json", "--environment", "home",
  ]
  private static let sentence =
    "left out: 2 stale, 1 not for translation (Words.xcstrings); 1 empty, 1 no text (more.json)"

  @Test func `every report counts what was left out`() async throws {
    let project = try makeProject()
    let run = await ToolRun(Self.words + ["--out", "whole"], in: project.folder.path)
    let flat = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(flat.contains(Self.sentence))
    let files = try project.files(of: "whole")
    for name in ["summary.md", "index.html"] {
      #expect(String(decoding: files[name] ?? [], as: UTF8.self).contains(Self.sentence), "\(name)")
    }
    let report = try JSONSerialization.jsonObject(with: Data(files["report.json"] ?? []))
    let summary = (report as? [String: Any])?["summary"] as? [String: Any]
    let counts = try #require(summary?["leftOut"] as? [[String: Any]])
    #expect(counts.map { $0["file"] as? String } == ["Words.xcstrings", "more.json"])
    #expect(counts[0]["stale"] as? Int == 2 && counts[0]["notForTranslation"] as? Int == 1)
    #expect(counts[1]["empty"] as? Int == 1 && counts[1]["notText"] as? Int == 1 && counts[1].count == 3)
  }

  @Test func `shares that are joined and a run that is gone on with count the same`() async throws {
    let project = try makeProject()
    _ = await ToolRun(Self.words + ["--out", "whole"], in: project.folder.path)
    let whole = try project.files(of: "whole")
    for number in 1...2 {
      _ = await ToolRun(
        Self.words + ["--shard", "\(number)/2", "--out", "part-\(number)"], in: project.folder.path)
    }
    _ = await ToolRun("merge", "part-1", "part-2", "--out", "joined", in: project.folder)
    #expect(try project.files(of: "joined") == whole)
    let results = try #require(whole["results.jsonl"])
    try AtomicFile.write(
      Array(results.prefix(results.count / 2)), to: project.folder.file("whole/results.jsonl"))
    _ = await ToolRun(Self.words + ["--out", "whole", "--resume"], in: project.folder.path)
    #expect(try project.files(of: "whole") == whole)
    // A share that read another set.
    try project.write(#"{ "home": { "title": "Breathe." }, "version": 3 }"#, to: "more.json")
    _ = await ToolRun(Self.words + ["--shard", "2/2", "--out", "part-2"], in: project.folder.path)
    let refused = await ToolRun("merge", "part-1", "part-2", "--out", "joined", in: project.folder)
    #expect(refused.code == .couldNotRun)
    #expect(refused.messages.contains("what was left out of its sets"))
  }

  @Test func `a check over sets counts it too, and plain lines leave nothing out`() async throws {
    let project = try makeProject()
    let run = await ToolRun(
      "check", "plain.widget.json", "--set", "more.json", "--environment", "home", in: project.folder)
    let flat = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(flat.contains("left out: 1 empty, 1 no text (more.json)"))
    #expect(!(await project.report("--out", "out").output.contains("left out")))
  }

  @Test func `an entry says its key in the set`() async throws {
    let project = try makeProject()
    _ = await ToolRun(Self.words + ["--out", "out", "--pictures", "none"], in: project.folder.path)
    let keys = try project.results(of: "out").compactMap {
      ($0["entry"] as? [String: Any])?["key"] as? String
    }
    #expect(keys == ["Calm", "Rest", "home/title"])
    let rows = try project.folder.text("out/report.csv").split(separator: "\r\n")
    #expect(
      rows.map { $0.split(separator: ",").last.map(String.init) } == ["key", "Calm", "Rest", "home/title"])
    #expect(try project.folder.text("out/data/part-00001.js").contains("\"key\":"))
  }
}
