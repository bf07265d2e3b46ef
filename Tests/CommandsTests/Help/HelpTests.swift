// SPDX-License-Identifier: MIT

@testable import Commands
import Reports
import TestSupport
import Testing

@Suite struct GoldenHelpTests {
  @Test func `the page of the tool is as it was accepted`() throws {
    let run = ToolRun("--help")
    #expect(run.code == .passed)
    try GoldenText.check(run.output, "Commands/Help/tool")
  }

  @Test(arguments: Verb.allCases)
  func `the page of a command is as it was accepted`(_ verb: Verb) throws {
    let run = ToolRun("help", verb.rawValue)
    #expect(run.code == .passed)
    #expect(run.messages.isEmpty)
    #expect(run.output == ToolRun(verb.rawValue, "--help").output)
    #expect(run.output == ToolRun(verb.rawValue, "-h", "surplus").output)
    try GoldenText.check(run.output, "Commands/Help/\(verb.rawValue)")
  }
}

@Suite struct HelpTests {
  @Test(arguments: Verb.allCases)
  func `a page fits the terminal and names every option`(_ verb: Verb) {
    let page = ToolRun("help", verb.rawValue).output
    for line in page.split(separator: "\n") { #expect(DisplayWidth.columns(of: line) <= 80, "\(line)") }
    let heads = page.split(separator: "\n").compactMap { line in
      line.hasPrefix("  ") ? line.split(separator: " ").first { $0.hasPrefix("--") } : nil
    }
    #expect(Set(heads.map(String.init)).isSuperset(of: verb.options.map(\.written)))
  }

  @Test func `without a command the page goes to the messages and the run is no success`() {
    let run = ToolRun()
    #expect(run.code == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.messages == ToolRun("--help").output)
  }

  @Test(arguments: ["--version", "-v"])
  func `the version is one line`(_ word: String) {
    #expect(ToolRun(word).output == "andon 0.1.0\n")
    #expect(ToolRun("check", word).output == "andon 0.1.0\n")
  }
}
