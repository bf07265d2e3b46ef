// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// A folder with a small widget and a set, whose every third text is longer than the widget can hold.
struct BatchProject {
  let folder: TemporaryFolder

  init(lines: Int = 12) throws {
    folder = try TemporaryFolder()
    try write(
      """
      { "andon": 1, "name": "plain", "family": "systemSmall", "samples": [ {} ],
        "containerBackground": { "color": "black" },
        "content": { "Text": "{text}", "lineLimit": 1, "foregroundStyle": "white" } }
      """, to: "plain.widget.json")
    try write(
      #"{ "ignore": [ { "rule": "text.small", "widget": "plain", "environment": "home", "reason": "none is small" } ] }"#,
      to: "andon.json")
    try write(Self.set(lines), to: "set.txt")
  }

  /// Returns a set of so many lines.
  static func set(_ lines: Int) -> String {
    (1...lines).map { line in
      line % 3 == 0
        ? "Number \(line) has more words than fit into a line of a widget.\n" : "Number \(line).\n"
    }.joined()
  }

  func write(_ text: String, to name: String) throws { try AtomicFile.write(text, to: folder.file(name)) }

  /// Runs the tool over the set in one environment.
  func report(_ words: String..., input: [UInt8] = [], set: String = "set.txt") async -> ToolRun {
    await ToolRun(
      ["report", "plain.widget.json", "--set", set, "--environment", "home"] + words, in: folder.path,
      input: input)
  }

  /// The files of a report and their bytes.
  func files(of report: String) throws -> [String: [UInt8]] {
    let path = folder.file(report)
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path)
    where !Folder.exists("\(path)/\(name)") {
      files[name] = try FileContents.read("\(path)/\(name)")
    }
    return files
  }

  /// The renders, errors and the end of a report's results.
  func results(of report: String) throws -> [[String: Any]] {
    try Self.objects(folder.text("\(report)/results.jsonl"))
  }

  /// The same of lines; the findings of no render, here the `ignore` that nothing needs, are left out.
  static func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }.filter { $0["finding"] == nil }
  }
}
