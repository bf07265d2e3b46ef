// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// The starter project's widget with one thing wrong, and what is said about it.
struct BadLayout: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A part of the widget, and what stands there instead.
  let part: String
  let replacement: String
  /// What the error says: its code and words of it.
  let says: [String]

  init(_ name: String, _ part: String, to replacement: String, says: String...) {
    testDescription = name
    self.part = part
    self.replacement = replacement
    self.says = says
  }

  static let all = [
    BadLayout("broken JSON", "\"family\":", to: "\"family\"", says: "[json.syntax]", ":4:12: Expected ':'"),
    BadLayout(
      "a duplicate key", "\"family\":", to: "\"name\": \"twice\", \"family\":", says: "[json.duplicate-key]",
      "line 3 and again on line 4"),
    BadLayout(
      "an unknown key", "\"alignment\":", to: "\"alignmnt\":", says: "[value.unknown-key]", "'alignment'?"),
    BadLayout("an unknown view", "\"VStack\":", to: "\"VStak\":", says: "[layout.unknown-view]", "'VStack'?"),
    BadLayout("an unknown field", "{text}", to: "{texd}", says: "[layout.unknown-field]", "'text'?"),
    BadLayout("an unknown colour", "\"white\"", to: "\"whyte\"", says: "[value.unknown-name]", "'white'?"),
    BadLayout(
      "an unknown font", "\"headline\"", to: "\"headlin\"", says: "[value.unknown-name]", "'headline'?"),
    BadLayout(
      "an unknown condition", "\"dimmed\":", to: "\"dimed\":", says: "[layout.condition]", "'dimmed'?"),
    BadLayout(
      "a wrong type", "\"lineLimit\": 3", to: "\"lineLimit\": \"3\"", says: "[value.wrong-type]",
      "found the string \"3\""),
    BadLayout(
      "NaN", "\"lineLimit\": 3", to: "\"lineLimit\": NaN", says: "[json.syntax]", "finite numbers only"),
    BadLayout("infinity", "\"spacing\": 6", to: "\"spacing\": -Infinity", says: "[json.number]"),
    BadLayout(
      "a number over all", "\"spacing\": 6", to: "\"spacing\": 1e999", says: "[json.number]", "too large"),
    BadLayout("a huge number", "\"spacing\": 6", to: "\"spacing\": 1e300", says: "[value.out-of-range]"),
    BadLayout(
      "a negative width", "\"lineLimit\": 3", to: "\"frame\": { \"width\": -1 }",
      says: "[value.out-of-range]",
      "not negative"),
    BadLayout(
      "a negative height", "\"lineLimit\": 3", to: "\"frame\": { \"height\": -0.5 }",
      says: "[value.out-of-range]"),
    BadLayout(
      "a lone surrogate", "I am enough.", to: "\\ud800 am enough", says: "[json.syntax]",
      "half of a surrogate pair"),
    BadLayout(
      "nesting", "\"{text}\"", to: String(repeating: "[", count: 10_000), says: "[json.too-deep]",
      "more than 256 deep"),
    BadLayout(
      "a name that is none", "\"affirmation\"", to: "\"a\\u0000b\"", says: "[value.out-of-range]",
      "cannot be a widget's name"),
  ]
}

@Suite struct BadLayoutTests {
  private let folder: TemporaryFolder
  private let widget = "widgets/affirmation.widget.json"

  init() async throws {
    folder = try TemporaryFolder()
    let run = await ToolRun("init", "--quiet", in: folder)
    try #require(run.code == .passed)
  }

  private func replace(_ part: String, with replacement: String) throws {
    let text = try folder.text(widget)
    try #require(text.contains(part))
    try AtomicFile.write(
      text.replacingOccurrences(of: part, with: replacement), to: folder.file("widgets/bad.widget.json"))
  }

  @Test(arguments: BadLayout.all)
  func `what is wrong in a layout is told with its place, and the good one is judged`(
    _ bad: BadLayout
  ) async throws {
    try replace(bad.part, with: bad.replacement)
    let run = await ToolRun("check", in: folder)
    #expect(run.code == .couldNotRun)
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let words = lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
    #expect(words.contains("error: widgets/bad.widget.json:"))
    for part in bad.says { #expect(words.contains(part)) }
    #expect(words.contains("4 renders"))
  }

  @Test func `padding, spacing, offsets and minimums may be negative`() async throws {
    try replace(
      "\"lineLimit\": 3", with: #""padding": -5, "offset": [-3, -3], "frame": { "minWidth": -5 }"#)
    let run = await ToolRun("check", "widgets/bad.widget.json", in: folder)
    #expect(run.code != .couldNotRun)
  }

  @Test func `a key as long as a file is not repeated whole`() async throws {
    try replace("\"lineLimit\"", with: "\"\(String(repeating: "k", count: 1 << 20))\"")
    let run = await ToolRun("check", "widgets/bad.widget.json", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("[value.unknown-key]"))
    #expect(run.output.count < 5000)
  }

  @Test func `a text of ten megabytes is refused, and the other entries go on`() async throws {
    let long = String(repeating: "love ", count: 2_000_000)
    try AtomicFile.write("\(long)\nI am enough.\n", to: folder.file("long.txt"))
    let run = await ToolRun(
      "check", "--set", "long.txt", "--environment", "home", "--format", "csv", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.split(separator: "\r\n").count == 2)
    #expect(run.messages.contains("long.txt:1: the line has more than 1048576 bytes"))
  }

  @Test func `a literal text of ten megabytes is refused with its place`() async throws {
    try replace("{text}", with: String(repeating: "x", count: 10_000_000))
    let run = await ToolRun("check", "widgets/bad.widget.json", in: folder)
    #expect(run.code == .couldNotRun)
    #expect(run.output.contains("bad.widget.json:15:17, content/VStack/0/Text: A text of more"))
  }

  @Test func `one character of thousands of marks does not fill the report`() async throws {
    let piled = "Z" + String(repeating: "\u{0300}", count: 50_000)
    let run = await ToolRun("check", "--text", piled, "--environment", "home", in: folder)
    #expect(run.code != .couldNotRun)
    #expect(run.output.utf8.count < 4000)
  }

  @Test func `a long name keeps to the width of the report`() async throws {
    try replace("\"affirmation\"", with: "\"\(String(repeating: "名", count: 200))\"")
    let run = await ToolRun("check", "widgets/bad.widget.json", in: folder)
    #expect(run.code == .passed)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(run.output.hasPrefix(String(repeating: "名", count: 19) + "…  “I am enough.”"))
  }
}
