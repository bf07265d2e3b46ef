// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Testing

/// What the pages say is what the readers do.
@Suite struct DocumentationTests {
  private func text(of path: String) throws -> String {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The blocks of JSON on a page.
  private func examples(on page: String) throws -> [[UInt8]] {
    try text(of: "Documentation/\(page)").split(separator: "```json\n").dropFirst().map { part in
      Array(part.prefix(upTo: part.firstRange(of: "```")?.lowerBound ?? part.endIndex).utf8)
    }
  }

  @Test func `the layouts on the page can be read`() throws {
    let examples = try examples(on: "LayoutFile.md")
    #expect(examples.count == 1)
    for example in examples {
      _ = try LayoutFile.read(example, file: "LayoutFile.md", environments: Environments.names)
    }
  }

  @Test func `the configurations on the page can be read`() throws {
    let rules = ["text.small", "text.truncated", "light.ratio"].map { KnownRule(id: $0, hasLimit: true) }
    let examples = try examples(on: "Configuration.md")
    #expect(examples.count == 2)
    for example in examples { _ = try Configuration.read(example, file: "Configuration.md", rules: rules) }
  }

  @Test func `the layouts of the examples can be read`() throws {
    for name in ["before", "after"] {
      let path = "Examples/seed/\(name).widget.json"
      let layout = try LayoutFile.read(
        Array(text(of: path).utf8), file: path, environments: Environments.names)
      #expect(!layout.samples.isEmpty)
    }
  }

  @Test func `every code of an error has its line on the page`() throws {
    let source = try text(of: "Sources/Inputs/InputError.swift")
    let codes = source.matches(of: /Code\(rawValue: "([A-Za-z0-9.-]+)"\)/).map { String($0.output.1) }
    let page = try text(of: "Documentation/Errors.md")
    let lines = page.matches(of: /\| `([A-Za-z0-9.-]+)` \|/).map { String($0.output.1) }
    #expect(codes.count > 20)
    #expect(codes == lines)
  }
}
