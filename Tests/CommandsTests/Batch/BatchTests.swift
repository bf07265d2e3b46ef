// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  @Test func `the plots of a run that passes show the limits in force`() async throws {
    let project = try BatchProject(lines: 1)
    try project.write(
      """
      { "andon": 1, "name": "plain", "family": "systemSmall", "samples": [ {} ],
        "containerBackground": { "color": "black" },
        "content": { "Text": "{text}", "lineLimit": 1, "minimumScaleFactor": 0.7, "foregroundStyle": "gray" } }
      """, to: "plain.widget.json")
    try project.write(
      #"{ "rules": { "light.lit": { "environments": { "alwaysOn": { "limit": 0.125 } } } } }"#,
      to: "andon.json")
    _ = await ToolRun(
      "report", "plain.widget.json", "--set", "set.txt", "--out", "out", "--pictures", "none",
      in: project.folder)
    let html = try project.folder.text("out/index.html")
    let start = try #require(html.firstRange(of: #"id="andon-data">"#)).upperBound
    let end = try #require(html[start...].firstRange(of: "</script>")).lowerBound
    let json = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as? [String: Any]
    let names = try #require(json?["environments"] as? [String])
    let plots = try #require(json?["plots"] as? [[String: Any]])
    func limits(_ metric: String) -> [String: Double] {
      let pairs = plots.first { $0["metric"] as? String == metric }?["limits"] as? [[Double]] ?? []
      return Dictionary(pairs.map { (names[Int($0[0])], $0[1]) }) { first, _ in first }
    }
    #expect(limits("lit") == ["standbyNight": 0.15, "alwaysOn": 0.125])
    #expect(limits("scale") == ["home": 0.7, "standbyDay": 0.7, "standbyNight": 0.7, "alwaysOn": 0.7])
  }

  @Test func `a folder holds the results and every report that is made from them`() async throws {
    let project = try BatchProject()
    let run = await project.report("--out", "out")
    #expect(run.code == .found)
    let files = Set(try project.files(of: "out").keys)
    let expected: Set<String> = [
      "findings.sarif", "junit.xml", "report.csv", "report.json", "results.jsonl", "run.json", "summary.md",
    ]
    #expect(files.isSuperset(of: expected))
    let report = try JSONSerialization.jsonObject(with: Data(project.files(of: "out")["report.json"] ?? []))
    let renders = try #require((report as? [String: Any])?["renders"] as? [[String: Any]])
    let lines = try project.results(of: "out")
    #expect(renders.count == 12)
    #expect(lines.count == 13)
    let indices: [Int?] = lines.prefix(12).map { $0["index"] as? Int }
    #expect(indices == [Int](0..<12))
    let texts = renders.compactMap { ($0["entry"] as? [String: Any])?["text"] as? String }
    #expect(texts == BatchProject.set(12).split(separator: "\n").map(String.init))
    #expect(try project.folder.text("out/report.csv").split(separator: "\r\n").count == 13)
    #expect(run.output.contains("12 renders"))
  }

  @Test func `pictures of what was found lie in the folder, and lines name them`() async throws {
    let project = try BatchProject(lines: 6)
    for (choice, count) in [("findings", 2), ("all", 6), ("none", 0)] {
      _ = await project.report("--out", choice, "--pictures", choice)
      let named = try project.results(of: choice).compactMap { $0["picture"] as? String }
      let files = try project.files(of: choice)
      #expect(named.count == count)
      #expect(Set(named).count == count)
      for name in named { #expect(files[name]?.starts(with: [0x89, 0x50, 0x4E, 0x47]) == true) }
      #expect(files.keys.count { $0.hasPrefix("pictures/") } == count)
    }
  }

  @Test func `the same bytes come from one worker and from eight`() async throws {
    let project = try BatchProject(lines: 20)
    for jobs in ["1", "8"] { _ = await project.report("--out", jobs, "--jobs", jobs) }
    #expect(try project.files(of: "1") == project.files(of: "8"))
  }

  @Test func `without a folder it is a filter from lines to lines`() async throws {
    let project = try BatchProject()
    let run = await project.report(
      "--format", "jsonl", input: Array("One.\nTwo.\n".utf8), set: "-")
    let lines = try BatchProject.objects(run.output)
    #expect(lines.count == 3)
    #expect(lines.prefix(2).map { ($0["entry"] as? [String: Any])?["text"] as? String } == ["One.", "Two."])
    #expect((lines.last?["summary"] as? [String: Any])?["renders"] as? Int == 2)
    #expect(run.messages.contains("2 renders"))
    let quiet = await project.report("--format", "jsonl", "--quiet", input: Array("One.\n".utf8), set: "-")
    #expect(quiet.messages.isEmpty)
  }

  @Test func `one bad line costs that line only, and stands in its place`() async throws {
    let project = try BatchProject()
    try AtomicFile.write(
      Array("Good.\n".utf8) + [0xFF, 0x0A] + Array("Fine.\n".utf8), to: project.folder.file("set.txt"))
    let run = await project.report("--out", "out")
    #expect(run.code == .couldNotRun)
    let lines = try project.results(of: "out")
    #expect(lines.count == 4)
    let error = try #require(lines[1]["error"] as? [String: Any])
    #expect(error["line"] as? Int == 2 && error["index"] as? Int == 1)
    #expect(lines[2]["index"] as? Int == 2)
  }

  @Test func `several widgets are judged one after the other over the same set, also from standard input`()
    async throws
  {
    let project = try BatchProject(lines: 2)
    try project.write(
      #"{ "andon": 1, "name": "other", "family": "systemSmall", "samples": [ {} ], "containerBackground": { "color": "black" }, "content": { "Text": "{text}" } }"#,
      to: "other.widget.json")
    for (set, input) in [("set.txt", ""), ("-", BatchProject.set(2))] {
      let run = await ToolRun(
        [
          "report", "plain.widget.json", "other.widget.json", "--set", set, "--environment", "home",
          "--format",
          "jsonl",
        ], in: project.folder.path, input: Array(input.utf8))
      let lines = try BatchProject.objects(run.output).dropLast()
      #expect(lines.map { $0["widget"] as? String } == ["plain", "plain", "other", "other"])
      #expect(lines.map { $0["index"] as? Int } == [0, 1, 2, 3])
    }
  }

  @Test(arguments: [
    (["--out", "o", "--shard", "3/2"], "--shard takes a share such as 2/8, not '3/2'"),
    (["--out", "o", "--shard", "x"], "--shard takes a share such as 2/8, not 'x'"),
    (["--out", "o", "--pictures", "some"], "--pictures takes all, findings or none, not 'some'"),
    ([], "`andon report` needs a folder for the report"),
    (["--format", "jsonl", "--resume"], "--resume needs the folder of a report"),
  ])
  func `a wrong use is refused`(_ words: [String], _ message: String) async throws {
    let project = try BatchProject(lines: 1)
    let run = await ToolRun(
      ["report", "plain.widget.json", "--set", "set.txt"] + words, in: project.folder.path)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains(message))
    #expect(!project.folder.paths.contains("o"))
  }
}
