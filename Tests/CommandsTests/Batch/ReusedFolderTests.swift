// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// A folder that holds an earlier report.
@Suite struct ReusedFolderTests {
  private func pictures(of report: String, in project: BatchProject) throws -> [String] {
    try project.files(of: report).keys.filter { $0.hasPrefix("pictures/") }.sorted()
  }

  @Test func `pictures that an earlier report wrote go, and nothing else does`() async throws {
    let project = try BatchProject(lines: 6)
    _ = await project.report("--out", "out", "--pictures", "all")
    #expect(try pictures(of: "out", in: project).count == 6)
    // Files of others: one beside, one that looks alike and no report names, one that a line of results points to.
    let others = [
      "pictures/mine.png", "pictures/plain.0123456789abcdef.en_US.iphone-15-pro.home.png", "keep.png",
    ]
    for name in others { try project.write("mine", to: "out/\(name)") }
    let lines = try project.folder.text("out/results.jsonl").split(separator: "\n").map(String.init)
    let pointed = ["../keep.png", "pictures/../keep.png", "pictures/mine.png", "pictures"].map { name in
      lines[0].replacing(/"picture": "[^"]*"/, with: "\"picture\": \"\(name)\"")
    }
    #expect(pointed[0].contains("../keep.png"))
    try project.write((pointed + lines).joined(separator: "\n") + "\n", to: "out/results.jsonl")

    try project.write(BatchProject.set(3), to: "set.txt")
    _ = await project.report("--out", "out")
    _ = await project.report("--out", "fresh")
    let kept = try pictures(of: "out", in: project)
    #expect(kept.filter { !others.contains($0) } == (try pictures(of: "fresh", in: project)))
    for name in others { #expect(try project.folder.text("out/\(name)") == "mine") }

    _ = await project.report("--out", "out", "--pictures", "none")
    #expect(try pictures(of: "out", in: project).allSatisfy(others.contains))
  }

  @Test func `a merge clears the folder of its report, unless a share lies there`() async throws {
    let project = try BatchProject(lines: 6)
    _ = await project.report("--out", "whole", "--pictures", "all")
    _ = await project.report("--out", "joined", "--pictures", "all", "--device", "iphone-se-3")
    for number in 1...2 {
      _ = await project.report("--shard", "\(number)/2", "--out", "part-\(number)", "--pictures", "all")
    }
    _ = await ToolRun("merge", "part-1", "part-2", "--out", "joined", in: project.folder)
    #expect(try project.files(of: "joined") == project.files(of: "whole"))
    _ = await ToolRun("merge", "part-1", "part-2", "--out", "part-1", in: project.folder)
    #expect(try project.files(of: "part-1") == project.files(of: "whole"))
  }
}
