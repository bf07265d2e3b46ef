// SPDX-License-Identifier: MIT

@testable import Commands
import Inspection
import Foundation
import Reports
import TestSupport
import Testing
import WidgetModel

@Suite struct ListCommandTests {
  @Test func `every environment and every parameter is listed with its certainty`() async {
    let run = await ToolRun("list", "environments")
    #expect(run.code == .passed)
    for environment in WidgetEnvironment.builtIn() { #expect(run.output.contains("\n\(environment.name) ")) }
    for parameter in SystemModel().parameters {
      #expect(
        run.output.contains(
          "\n\(parameter.name) = \(parameter.value.json)  (\(parameter.certainty.rawValue))"))
    }
  }

  @Test func `every device is listed`() async {
    let lines = await ToolRun("list", "devices").output.split(separator: "\n")
    #expect(lines.count == DeviceCatalogue.builtIn.devices.count + 2)
    #expect(
      lines.contains {
        $0.hasPrefix("iphone-15-pro ") && $0.contains("393 × 852") && $0.contains("158 × 158")
      })
  }

  @Test func `every face is listed with the start of its digest`() async {
    let run = await ToolRun("list", "fonts")
    #expect(run.code == .passed)
    let lines = run.output.split(separator: "\n").dropFirst()
    #expect(lines.count > 3)
    #expect(lines.allSatisfy { $0.contains(#/  [0-9a-f]{16}…$/#) })
    #expect(lines.contains { $0.hasPrefix("Inter") })
  }

  @Test func `every rule is listed`() async {
    let lines = await ToolRun("list", "rules").output.split(separator: "\n")
    let starts = lines.dropFirst().map { String($0.prefix { $0 != " " }) }
    #expect(starts.filter { !$0.isEmpty } == RuleCatalogue.ids)
  }

  @Test func `every symbol is listed, as a line and as JSON`() async throws {
    let run = await ToolRun("list", "symbols")
    #expect(run.code == .passed)
    let names = run.output.split(separator: "\n").map(String.init)
    #expect(names.count >= 213 && names == names.sorted())
    let json = await ToolRun("list", "symbols", "--format", "json").output
    #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String] == names)
  }

  @Test func `the other lists have no sheet`() async {
    let run = await ToolRun("list", "rules", "--out", "x")
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("has no option --out"))
  }

  @Test(arguments: ["environments", "devices", "fonts", "rules", "symbols"])
  func `a list keeps to the width`(_ topic: String) async {
    let output = await ToolRun("list", topic).output
    #expect(output.split(separator: "\n").allSatisfy { DisplayWidth.columns(of: $0) <= 80 })
  }
}

@Suite struct ExplainCommandTests {
  @Test(arguments: RuleCatalogue.ids)
  func `the page of a rule answers the four questions within the terminal`(_ id: String) async {
    let run = await ToolRun("explain", id)
    #expect(run.code == .passed)
    for title in ["What it asks", "Why", "How it is measured", "How to satisfy it"] {
      #expect(run.output.contains("\n\(title)\n  "))
    }
    for line in run.output.split(separator: "\n") { #expect(DisplayWidth.columns(of: line) <= 80) }
  }

  @Test func `without a word the rules are listed`() async {
    let run = await ToolRun("explain")
    #expect(run.code == .passed)
    for id in RuleCatalogue.ids { #expect(run.output.contains("  \(id) ")) }
  }

  @Test func `every error code of the sources has a page`() throws {
    let sources = GoldenText.folder.appending(path: "../../Sources").standardizedFileURL
    let paths = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    var codes: Set<String> = []
    for path in paths where path.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for match in text.matches(of: /Code\(rawValue: "([a-z0-9.-]+)"\)/) {
        codes.insert(String(match.output.1))
      }
    }
    #expect(codes.count > 40)
    let pages = ErrorPages.all.map(\.code)
    #expect(Set(pages).count == pages.count)
    #expect(codes.subtracting(pages).isEmpty)
  }

  @Test func `an error code has a page`() async {
    let run = await ToolRun("explain", "layout.not-drawn-yet")
    #expect(run.code == .passed)
    #expect(run.output.hasPrefix("layout.not-drawn-yet\n\nWhat it means\n"))
    #expect(run.output.contains("\nWhat to do\n"))
  }
}
