// SPDX-License-Identifier: MIT

@testable import Commands
import Reports
import TestSupport
import Testing

@Suite struct GoldenHelpTests {
  @Test func `the page of the tool is as it was accepted`() async throws {
    let run = await ToolRun("--help")
    #expect(run.code == .passed)
    try GoldenText.check(run.output, "Commands/Help/tool")
  }

  @Test(arguments: Verb.allCases)
  func `the page of a command is as it was accepted`(_ verb: Verb) async throws {
    let run = await ToolRun("help", verb.rawValue)
    #expect(run.code == .passed)
    #expect(run.messages.isEmpty)
    for words in [[verb.rawValue, "--help"], [verb.rawValue, "-h", "surplus"]] {
      let other = await ToolRun(words, in: "/nowhere")
      #expect(other.output == run.output)
    }
    try GoldenText.check(run.output, "Commands/Help/\(verb.rawValue)")
  }
}

@Suite struct HelpTests {
  @Test(arguments: Verb.allCases)
  func `a page fits the terminal and names every option`(_ verb: Verb) async {
    let page = await ToolRun("help", verb.rawValue).output
    for line in page.split(separator: "\n") { #expect(DisplayWidth.columns(of: line) <= 80, "\(line)") }
    let heads = page.split(separator: "\n").compactMap { line in
      line.hasPrefix("  ") ? line.split(separator: " ").first { $0.hasPrefix("--") } : nil
    }
    #expect(Set(heads.map(String.init)).isSuperset(of: verb.options.map(\.written)))
  }

  @Test func `without a command the page goes to the messages and the run is no success`() async {
    let run = await ToolRun()
    #expect(run.code == .couldNotRun)
    #expect(run.output.isEmpty)
    let page = await ToolRun("--help")
    #expect(run.messages == page.output)
  }

  @Test(arguments: ["--version", "-v"])
  func `the version is one line`(_ word: String) async {
    let run = await ToolRun(word)
    #expect(run.output == "andon 0.1.0\n")
    let other = await ToolRun("check", word)
    #expect(other.output == "andon 0.1.0\n")
  }
}
