// SPDX-License-Identifier: MIT

@testable import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct MergeTests {
  /// Computed by another program: the first eight bytes of the SHA-256, big-endian, modulo 2, 3 and 8, plus one.
  @Test(arguments: [
    ("1", [2, 2, 2]), ("a", [1, 2, 3]), ("I am enough.", [2, 3, 6]), ("日", [1, 3, 5]),
  ])
  func `a share is a hash of the id`(id: String, shares: [Int]) {
    #expect([2, 3, 8].map { Shard.number(of: id, index: 7, count: $0) } == shares)
  }

  private func share(_ project: BatchProject, _ count: Int) async -> [String] {
    var names: [String] = []
    for number in 1...count {
      names.append("part-\(number)")
      _ = await project.report("--shard", "\(number)/\(count)", "--out", "part-\(number)")
    }
    return names
  }

  @Test func `shares that are joined are the report of one machine, byte for byte`() async throws {
    let project = try BatchProject()
    try AtomicFile.write(
      Array("Good.\n".utf8) + [0xFF, 0x0A] + Array(BatchProject.set(12).utf8),
      to: project.folder.file("set.txt"))
    let whole = await project.report("--out", "whole")
    let names = await share(project, 3)
    let indices = try names.map { try project.results(of: $0).compactMap { $0["index"] as? Int } }
    #expect(indices.allSatisfy { $0.count < 13 })
    // In another order, and one of them by its file.
    let words = ["merge", names[2], "\(names[0])/results.jsonl", names[1], "--out", "joined"]
    let joined = await ToolRun(words, in: project.folder.path)
    #expect(joined.code == whole.code)
    #expect(joined.output == whole.output)
    #expect(try project.files(of: "joined") == project.files(of: "whole"))
  }

  @Test func `what does not belong together is refused by name`() async throws {
    let project = try BatchProject(lines: 8)
    let names = await share(project, 3)
    _ = await project.report("--shard", "1/2", "--out", "half")
    _ = await project.report("--shard", "3/3", "--out", "other", "--device", "iphone-se-3")
    func refusal(_ parts: String...) async -> String {
      let run = await ToolRun(["merge"] + parts + ["--out", "joined"], in: project.folder.path)
      #expect(run.code == .couldNotRun)
      return run.messages.replacing("\n  ", with: " ")
    }
    #expect(await refusal(names[0], names[2]).contains("of 3 shares 2 is missing"))
    #expect(
      await refusal(names[0], names[1], names[0]).contains("share 1 of 3 is in part-1/results.jsonl already"))
    #expect(await refusal(names[0], names[1], "half").contains("one of 2 shares"))
    #expect(await refusal(names[0], names[1], "other").contains("\"devices\""))
    #expect(await refusal("nowhere").contains("there is no such file"))
    try project.write("{\"widget\": 1}\n", to: "nonsense.jsonl")
    #expect(await refusal("nonsense.jsonl").contains("nonsense.jsonl"))
    // A line that was taken out, and one that was put into the wrong share.
    var lines = try project.folder.text("\(names[1])/results.jsonl").split(separator: "\n")
    let moved = lines.removeFirst()
    try project.write(lines.joined(separator: "\n") + "\n", to: "\(names[1])/results.jsonl")
    #expect(await refusal(names[0], names[1], names[2]).contains("in none of the shares"))
    try project.write(
      String(moved) + "\n" + project.folder.text("\(names[0])/results.jsonl"), to: "\(names[0])/results.jsonl"
    )
    let misplaced = await refusal(names[0], names[1], names[2])
    #expect(misplaced.contains("belongs to share 2 of 3") || misplaced.contains("stand in order"))
    try project.write("{ \"andon\": 1, \"name\": \"plain\" }", to: "plain.widget.json")
    #expect(await refusal(names[2]).contains("of 3 shares"))
  }
}
