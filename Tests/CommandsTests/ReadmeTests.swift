// SPDX-License-Identifier: MIT

import Commands
import Foundation
import TestSupport
import Testing

@Suite struct ReadmeTests {
  private static let root = GoldenText.folder.deletingLastPathComponent().deletingLastPathComponent()

  /// The blocks of README that show a command and what it prints.
  private static let shown: [[String]] = {
    let text = (try? String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)) ?? ""
    return text.components(separatedBy: "```").map { block in
      block.split(separator: "\n").map { String($0) }
    }.filter { $0.first?.hasPrefix("$ andon check ") == true }
  }()

  @Test func `what README shows of a command is what it prints, line by line`() async throws {
    #expect(Self.shown.count == 3)
    for block in Self.shown {
      let words = try #require(block.first).split(separator: " ").dropFirst(2).map(String.init)
      let run = await ToolRun(words, in: Self.root.path)
      var printed = run.output.split(separator: "\n").map { String($0) }[...]
      for line in block.dropFirst() {
        // README may leave lines out, and changes none.
        let place = printed.firstIndex(of: line)
        #expect(place != nil, "not printed: \(line)")
        if let place { printed = printed[(place + 1)...] }
      }
    }
  }

  @Test func `the files and pictures that README names are there`() throws {
    let text = try String(contentsOf: Self.root.appending(path: "README.md"), encoding: .utf8)
    let links = text.matches(of: /\]\(([^)#]+)\)/).map { String($0.output.1) }.filter { !$0.contains("://") }
    #expect(links.count > 5)
    for link in links {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: link).path), "\(link)")
    }
  }

  @Test func `every widget of the gallery passes in every environment`() async throws {
    let folder = Self.root.appending(path: "Examples/gallery")
    let layouts = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".widget.json") }
    #expect(layouts.count == 10)
    let run = await ToolRun(["check"] + layouts.sorted(), in: folder.path)
    #expect(run.code == .passed)
    #expect(run.output.contains("40 renders · 40 passed"))
  }
}
