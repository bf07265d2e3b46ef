// SPDX-License-Identifier: MIT

@testable import Commands
import Inspection
import Testing

@Suite struct ArgumentReaderTests {
  private func read(_ words: String..., verb: Verb = .check) throws -> Arguments {
    try ArgumentReader.read(words, for: verb)
  }

  @Test func `a value follows a space or an equals sign`() throws {
    let arguments = try read("--locale", "ja", "a.json", "--date=2026-01-01", "--text=-", "--text", "x=y")
    #expect(arguments.value(.locale) == "ja")
    #expect(arguments.value(.date) == "2026-01-01")
    #expect(arguments.all(.text) == ["-", "x=y"])
    #expect(arguments.operands == ["a.json"])
  }

  @Test func `a short option takes its value after a space or at once`() throws {
    #expect(try read("-o", "a.txt").value(.output) == "a.txt")
    #expect(try read("-oa.txt").value(.output) == "a.txt")
  }

  @Test func `two dashes end the options and one dash is an operand`() throws {
    let arguments = try read("-", "--strict", "--", "--quiet", "-o")
    #expect(arguments.operands == ["-", "--quiet", "-o"])
    #expect(arguments.has(.strict))
    #expect(!arguments.has(.quiet))
  }

  @Test func `an affirmation may start with dashes but is never a lost option`() throws {
    #expect(try read("--text", "-5 degrees, and warm inside").all(.text) == ["-5 degrees, and warm inside"])
    #expect(try read("--text=--date").all(.text) == ["--date"])
    #expect(throws: CommandError.self) { try read("--text", "--date", "2026-01-01") }
  }

  @Test func `a request holds everything that was asked for`() throws {
    let arguments = try read(
      "/home/me/project/a.widget.json", "--set", "-", "--set", "/home/me/set.csv", "--text", "I am",
      "--date", "2026-01-01", "--locale", "ja_JP", "--time-zone", "Asia/Tokyo", "--environment", "home",
      "--environment", "alwaysOn", "--device", "iphone-15-pro", "--config", "andon.json", "--jobs", "3",
      "--frames", "--fail-on", "warning", "--strict")
    let request = try RunRequest(arguments, folder: "/home/me/project")
    #expect(request.files == [.file("a.widget.json")])
    #expect(request.sets == [.standardInput, .file("../set.csv")])
    #expect(request.texts == ["I am"])
    #expect(request.date == "2026-01-01")
    #expect(request.locales == ["ja_JP"])
    #expect(request.timeZone == "Asia/Tokyo")
    #expect(request.environments == ["home", "alwaysOn"])
    #expect(request.devices == ["iphone-15-pro"])
    #expect(request.configuration == "andon.json")
    #expect(request.jobs == 3)
    #expect(request.wantsFrames)
    #expect(request.judgment == Judgment(failingOn: .warning, openQuestions: .failing))
  }

  @Test func `a preview has its folder and its sheet`() throws {
    let arguments = try read("a.json", "--out", "out", "--sheet", verb: .preview)
    let request = try PreviewRequest(arguments, folder: "/")
    #expect(request.folder == "out")
    #expect(request.sheet == .contactSheet)
  }
}

@Suite struct ProjectPathTests {
  @Test(arguments: [
    ("/a/b/c.png", "/a/b", "c.png"), ("/a/c.png", "/a/b", "../c.png"), ("/x.png", "/a/b", "../../x.png"),
    ("/a/b/../d/./e", "/a/b", "../d/e"), ("c.png", "/a", "c.png"), ("../c.png", "/a", "../c.png"),
    ("/a/b", "/a/b/", "."), ("/abc", "/ab", "../abc"), ("/a", "/", "a"),
  ])
  func `a path is seen from the working folder`(_ path: String, _ folder: String, _ seen: String) {
    #expect(ProjectPath.relative(path, to: folder) == seen)
  }
}
