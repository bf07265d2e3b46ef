// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct ResumeTests {
  /// Leaves of the results what a process that was killed may have written.
  private func cut(_ report: String, of project: BatchProject, to length: Int) throws {
    let results = try #require(try project.files(of: report)["results.jsonl"])
    let path = project.folder.file(report)
    for name in try FileManager.default.contentsOfDirectory(atPath: path)
    where name != "run.json" && name != "pictures" {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    }
    try AtomicFile.write(Array(results.prefix(length)), to: "\(path)/results.jsonl")
  }

  @Test func `a run that is gone on with ends as one that was never stopped`() async throws {
    let project = try BatchProject(lines: 6)
    try AtomicFile.write(
      Array("Good.\n".utf8) + [0xFF, 0x0A] + Array(BatchProject.set(5).utf8),
      to: project.folder.file("set.txt"))
    let words = ["--environment", "home", "--environment", "alwaysOn", "--out", "out"]
    func run(_ more: String...) async -> ToolRun {
      await ToolRun(
        ["report", "plain.widget.json", "--set", "set.txt"] + words + more, in: project.folder.path)
    }
    let first = await run()
    let whole = try project.files(of: "out")
    let results = try #require(whole["results.jsonl"])
    let ends = results.indices.filter { results[$0] == UInt8(ascii: "\n") }
    // At the start, inside the first line, after each line, inside some, and at the very end.
    let places = [0, 5, ends[0] - 3, results.count] + ends.map { $0 + 1 } + [ends[3] + 200, ends[5] + 1000]
    for length in places {
      try cut("out", of: project, to: length)
      let again = await run("--resume")
      #expect(again.code == first.code)
      #expect(again.output == first.output)
      #expect(try project.files(of: "out") == whole, "cut at \(length) of \(results.count)")
    }
  }

  @Test func `another run is not gone on with`() async throws {
    let project = try BatchProject(lines: 4)
    _ = await project.report("--out", "out")
    let length = try #require(try project.files(of: "out")["results.jsonl"]).count - 10
    for (words, reason) in [
      (["--device", "iphone-se-3"], "\"devices\" was"), (["--fail-on", "warning"], "\"failOn\" was"),
      (["--shard", "1/2"], "it took no share of the entries, and this one takes 1/2"),
    ] {
      try cut("out", of: project, to: length)
      let run = await ToolRun(
        [
          "report", "plain.widget.json", "--set", "set.txt", "--environment", "home", "--out", "out",
          "--resume",
        ]
          + words, in: project.folder.path)
      #expect(run.code == .couldNotRun)
      let message = run.messages.split { $0.isWhitespace }.joined(separator: " ")
      #expect(message.contains(reason), "\(run.messages)")
    }
    try project.write(BatchProject.set(4).replacing("Number 1.", with: "Another."), to: "set.txt")
    let changed = await project.report("--out", "out", "--resume")
    #expect(changed.code == .couldNotRun)
    #expect(changed.messages.contains("entry 1 was"))
    try project.write("Number 1.\n", to: "set.txt")
    let shorter = await project.report("--out", "out", "--resume")
    #expect(shorter.code == .couldNotRun)
    #expect(shorter.messages.contains("and now there are 1"))
    let nothing = await project.report("--out", "elsewhere", "--resume")
    #expect(nothing.code == .couldNotRun)
    #expect(nothing.messages.contains("there is no run here that could be gone on with"))
  }

  @Test func `a stop leaves a valid report of what is done, and the run can be gone on with`() async throws {
    let project = try BatchProject(lines: 9)
    _ = await project.report("--out", "whole")
    let stop = StopSignal()
    let input = Array(BatchProject.set(9).utf8)
    let messages = StoppingChannel(stop)
    // The first line of progress comes with some renders done, and stops the run.
    let io = ToolIO(
      output: MemoryChannel(), messages: messages, readInput: { input }, folder: project.folder.path,
      screen: ToolIO.Screen(showsOutput: false, showsMessages: true, columns: 80), stop: stop)
    let words = ["report", "plain.widget.json", "--set", "set.txt", "--environment", "home", "--out", "out"]
    let code = await Tool.run(words + ["--jobs", "1"], environment: [:], io: io)
    let lines = try project.results(of: "out")
    let summary = try #require(lines.last?["summary"] as? [String: Any])
    if code == .couldNotRun {
      #expect(summary["interrupted"] as? Bool == true)
      #expect(messages.text.contains("--resume"))
      #expect(summary["renders"] as? Int == lines.count - 1)
    }
    let report = try JSONSerialization.jsonObject(with: Data(project.files(of: "out")["report.json"] ?? []))
    #expect(((report as? [String: Any])?["renders"] as? [Any])?.count == lines.count - 1)
    _ = await ToolRun(words + ["--resume"], in: project.folder.path)
    #expect(try project.files(of: "out") == project.files(of: "whole"))
  }
}

/// A channel that raises a stop at the first thing that is written.
private final class StoppingChannel: OutputChannel {
  private let stop: StopSignal
  private(set) var text = ""
  var fault: OutputFault? { nil }

  init(_ stop: StopSignal) { self.stop = stop }

  func write(_ text: String) {
    stop.raise()
    self.text += text
  }

  func flush() {}
}
