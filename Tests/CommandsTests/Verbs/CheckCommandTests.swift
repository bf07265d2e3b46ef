// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() async throws {
    folder = try TemporaryFolder()
    let run = await ToolRun("init", "--quiet", in: folder)
    try #require(run.code == .passed)
  }

  private func write(_ text: String, to name: String) throws {
    try AtomicFile.write(text, to: folder.file(name))
  }

  /// A widget that shows its text alone.
  private func writeWidget(_ name: String, family: String = "systemSmall", samples: String = "") throws {
    try write(
      """
      { "andon": 1, "name": "\(name)", "family": "\(family)", \(samples)
        "containerBackground": { "color": "black" }, "content": { "Text": "{text}" } }
      """, to: "widgets/\(name).widget.json")
  }

  private func json(_ run: ToolRun) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func `a new project passes at once, by itself and with its set`() async throws {
    for words in [["check"], ["check", "--set", "affirmations.txt"]] {
      let run = await ToolRun(words, in: folder.path)
      #expect(run.code == .passed)
      #expect(run.messages.isEmpty)
      #expect(run.output.contains(" 0 failed"))
    }
  }

  @Test func `every entry of texts and sets is judged in each environment and device`() async throws {
    let run = await ToolRun(
      "check", "--text", "One.", "--set", "-", "--environment", "home", "--environment", "alwaysOn",
      "--device",
      "iphone-15-pro", "--device", "iphone-se-3", "--format", "json", in: folder,
      input: Array("Two.\nThree.\n".utf8))
    let renders = try #require(try json(run)["renders"] as? [[String: Any]])
    // Three texts, two environments, two devices.
    #expect(renders.count == 12)
    let texts: [String] = renders.compactMap { ($0["entry"] as? [String: Any])?["text"] as? String }
    let expected: [String] = ["One.", "Two.", "Three."].flatMap { [String](repeating: $0, count: 4) }
    #expect(texts == expected)
    #expect(renders.first?["file"] as? String == "widgets/affirmation.widget.json")
  }

  @Test func `the same bytes come from one worker and from four`() async {
    let words = ["check", "--text", "One.", "--text", "Two.", "--text", "三。", "--format", "csv", "--jobs"]
    let one = await ToolRun(words + ["1"], in: folder.path)
    let four = await ToolRun(words + ["4"], in: folder.path)
    #expect(one.output == four.output)
    #expect(one.code == .passed)
  }

  @Test func `a limit of the project fails the run, and stands in the report`() async throws {
    try write(#"{ "rules": { "light.ratio": { "limit": 0.01 } } }"#, to: "andon.json")
    let run = await ToolRun("check", in: folder)
    #expect(run.code == .found)
    #expect(run.output.contains("> 0.01"))
    let eased = await ToolRun("check", "--exit-zero", in: folder)
    #expect(eased.code == .passed)
  }

  @Test func `a warning fails where it is asked to`() async throws {
    let run = await ToolRun("check", "--fail-on", "warning", in: folder)
    #expect(run.code == .found)
    #expect(run.output.contains("night.dependsOnDimmed"))
  }

  @Test func `a broken file is told with its place, and the others go on`() async throws {
    try write("{\n  \"andon\": 1,\n  \"name\" \"x\"\n}\n", to: "widgets/broken.widget.json")
    let run = await ToolRun("check", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("error: widgets/broken.widget.json:3:"))
    #expect(run.output.contains("[json.syntax]"))
    #expect(run.output.contains("4 renders"))
  }

  @Test func `a bad entry of a set is counted, and the others go on`() async throws {
    try AtomicFile.write(
      Array("Good.\n".utf8) + [0xFF, 0x0A] + Array("Fine.\n".utf8), to: folder.file("set.txt"))
    let run = await ToolRun(
      "check", "--set", "set.txt", "--environment", "home", "--format", "json", in: folder)
    #expect(run.code == .couldNotRun)
    let report = try json(run)
    #expect((report["renders"] as? [Any])?.count == 2)
    let error = try #require((report["errors"] as? [[String: Any]])?.first)
    #expect(error["file"] as? String == "set.txt")
    #expect(error["line"] as? Int == 2)
    #expect(run.messages.contains("set.txt:2"))
    #expect((report["summary"] as? [String: Int])?["errors"] == 1)
  }

  @Test func `a configuration that cannot be read stops the run with every problem`() async throws {
    try write(#"{ "inclode": [], "rules": { "light.ration": "off" } }"#, to: "andon.json")
    let run = await ToolRun("check", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("error: andon.json:1:3"))
    #expect(run.output.contains("light.ration"))
    #expect(run.output.contains("2 could not be judged"))
  }

  @Test func `a widget without samples needs an entry`() async throws {
    try writeWidget("bare")
    let run = await ToolRun("check", "widgets/bare.widget.json", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("--text STRING or --set FILE"))
    let given = await ToolRun("check", "widgets/bare.widget.json", "--text", "I am.", in: folder)
    #expect(given.code != .couldNotRun)
  }

  @Test func `an environment that does not show the family is an error when asked for by name`() async throws
  {
    try writeWidget("wide", family: "systemMedium", samples: #""samples": [{ "text": "I am." }],"#)
    let asked = await ToolRun("check", "widgets/wide.widget.json", "--environment", "alwaysOn", in: folder)
    #expect(asked.code == .couldNotRun)
    #expect(asked.output.contains("alwaysOn does not show systemMedium"))
    let usual = await ToolRun("check", "widgets/wide.widget.json", "--format", "csv", in: folder)
    #expect(usual.output.split(separator: "\r\n").count == 2)
  }

  @Test(arguments: [
    (["--environment", "alwayson"], "there is no environment 'alwayson'", "Did you mean alwaysOn?"),
    (["--device", "iphone-15-por"], "'iphone-15-por'", "Did you mean iphone-15-pro?"),
    (["--locale", "xx_YY"], "the locale 'xx_YY'", "en_US"),
    (["--time-zone", "Europe/Berln"], "Europe/Berln", "Europe/Berlin"),
    (["--date", "tomorrow"], "'tomorrow'", "2026-01-01T09:41"),
  ])
  func `a name that is none is a usage error with a hint`(_ words: [String], _ says: String, _ hint: String)
    async
  {
    let run = await ToolRun(["check"] + words, in: folder.path)
    #expect(run.code == .couldNotRun)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(says))
    #expect(run.messages.contains(hint))
  }

  @Test func `a folder without widgets is told what to do`() async throws {
    let empty = try TemporaryFolder()
    let run = await ToolRun("check", in: empty)
    #expect(run.code == .couldNotRun)
    #expect(run.messages.contains("there is no *.widget.json"))
    #expect(run.messages.contains("andon init"))
  }

  @Test func `the project is found from a folder below it`() async throws {
    let run = await ToolRun(
      ["check", "--environment", "home", "--format", "csv"], in: folder.file("widgets"))
    #expect(run.code == .passed)
    #expect(run.output.contains("affirmation,affirmation.widget.json,"))
  }

  @Test func `an annotation points at the line of the view`() async throws {
    try write(
      """
      {
        "andon": 1, "name": "long", "family": "systemSmall",
        "containerBackground": { "color": "black" },
        "content": {
          "VStack": [
            { "Text": "{text}", "font": { "size": 60 }, "lineLimit": 1 }
          ]
        }
      }
      """, to: "widgets/long.widget.json")
    let run = await ToolRun(
      "check", "widgets/long.widget.json", "--text", "Much too long.", "--environment", "home", "--format",
      "github",
      in: folder)
    #expect(run.code == .found)
    #expect(run.output.contains("::error file=widgets/long.widget.json,line=6,col=7,title=text.truncated::"))
  }

  @Test func `progress is for terminals and leaves nothing behind`() async {
    let terminal = ToolIO.Screen(showsOutput: false, showsMessages: true, columns: 80)
    let words = ["check", "--set", "affirmations.txt", "--environment", "home"]
    let run = await ToolRun(words, in: folder.path, screen: terminal)
    #expect(run.messages.hasSuffix("\r\u{1B}[K"))
    let quiet = await ToolRun(words + ["--quiet"], in: folder.path, screen: terminal)
    #expect(quiet.messages.isEmpty)
  }

  @Test func `frames stand in the report where they were asked for`() async throws {
    let run = await ToolRun("check", "--environment", "home", "--frames", "--format", "json", in: folder)
    let render = try #require((try json(run)["renders"] as? [[String: Any]])?.first)
    let frames = try #require(render["frames"] as? [String: [Double]])
    #expect(frames["content/VStack/0"]?.count == 4)
  }
}
