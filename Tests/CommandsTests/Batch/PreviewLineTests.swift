// SPDX-License-Identifier: MIT

import Commands
import Files
import Foundation
import TestSupport
import Testing

/// The command that the page shows, as its own script writes it, run in a shell.
@Suite struct PreviewLineTests {
  private static let root = GoldenText.folder.deletingLastPathComponent().deletingLastPathComponent()

  /// Node, which runs the page's script without a browser, or nil where there is none.
  private static let node = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/node" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  private static var isPossible: Bool { node != nil && InterruptionTests.isBuilt }

  /// Returns the commands of a report's rows, and the pictures that the report kept of them.
  private func lines(of report: String, in project: BatchProject) throws -> [(
    command: String, picture: String
  )] {
    let html = try project.folder.text("\(report)/index.html")
    let start = try #require(html.firstRange(of: #"id="andon-data">"#)).upperBound
    let data = html[start..<(try #require(html[start...].firstRange(of: "</script>")).lowerBound)]
    // The functions that the page has, over the columns that it loads.
    let script = """
      const head = \(data);
      \(try String(contentsOf: Self.root.appending(path: "page/elements.js"), encoding: .utf8))
      const rows = [];
      globalThis.andon = { part({ cases, renders }) {
        renders.case.forEach((each, row) => rows.push([previewCommand({
          file: head.layouts[cases.file[each]], text: cases.text[each], id: cases.id[each], source: cases.source[each],
          environment: head.environments[renders.environment[row]], device: head.devices[cases.device[each]],
          locale: head.locales[cases.locale[each]],
        }), renders.picture[row]]));
      } };
      \(try project.folder.text("\(report)/data/part-00001.js"))
      process.stdout.write(JSON.stringify(rows));
      """
    try project.write(script, to: "rows.js")
    let output = try run(try #require(Self.node), ["rows.js"], in: project)
    let rows = try #require(try JSONSerialization.jsonObject(with: output) as? [[String]])
    return rows.map { ($0[0], $0[1]) }
  }

  @discardableResult
  private func run(_ program: String, _ words: [String], in project: BatchProject) throws -> Data {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: project.folder.path)
    var environment = ProcessInfo.processInfo.environment
    let tools = InterruptionTests.tool.deletingLastPathComponent().path
    environment["PATH"] = "\(tools):\(environment["PATH"] ?? "")"
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) \(words)")
    return data
  }

  /// Runs each command in a new folder, and compares what it draws with what the report kept.
  private func check(_ report: String, in project: BatchProject) throws {
    for (command, picture) in try lines(of: report, in: project) {
      try? FileManager.default.removeItem(atPath: project.folder.file("out"))
      try run("/bin/sh", ["-c", command], in: project)
      let drawn = try project.files(of: "out")
      let kept = try FileContents.read(project.folder.file("\(report)/\(picture)"))
      let isDrawn = drawn.values.contains(kept)
      #expect(isDrawn, "\(command)")
    }
  }

  @Test(.enabled(if: isPossible)) func `it draws the picture of an entry of a set`() async throws {
    let project = try BatchProject()
    try project.write(
      """
      { "andon": 1, "name": "dated", "family": "systemSmall", "samples": [ { "id": "own", "text": "Own.", "who": "A" } ],
        "containerBackground": { "color": "black" },
        "content": { "VStack": [ { "Text": "{text}" }, { "Text": "{who}" }, { "Text": { "date": "{date}", "style": "time" } } ],
          "foregroundStyle": "white" } }
      """, to: "dated.widget.json")
    try project.write(
      """
      name,said,who,date,locale
      it's,One.,Ann,2026-03-01T07:30:00Z,en_GB
      "a, b","Two – zwei.",Bob,,de_DE
      -x,Three.,$HOME `id`,2026-03-02T21:00:00Z,
      """, to: "quotes.csv")
    try project.write("{ \"timeZone\": \"Asia/Tokyo\" }", to: "other.json")
    let run = await ToolRun(
      "report", "dated.widget.json", "--set", "quotes.csv", "--field", "text=said", "--id-field", "name",
      "--date",
      "2026-06-01T10:00:00Z", "--config", "other.json", "--environment", "home", "--environment", "alwaysOn",
      "--limit", "3", "--out", "report", "--pictures", "all", in: project.folder)
    #expect(run.code != .couldNotRun, "\(run.output)\(run.messages)")
    #expect(try lines(of: "report", in: project).count == 6)
    try check("report", in: project)
  }

  @Test(.enabled(if: isPossible)) func `it draws the picture of a text, and of a layout's own sample`()
    async throws
  {
    let project = try BatchProject(lines: 1)
    _ = await ToolRun(
      "report", "plain.widget.json", "--text", "It's $5 – 'so'", "--environment", "home", "--out", "report",
      "--pictures", "all", in: project.folder)
    try check("report", in: project)
    try project.write(
      """
      { "andon": 1, "name": "own", "family": "systemSmall", "containerBackground": { "color": "black" },
        "samples": [ { "id": "a", "text": "One." }, { "id": "b", "text": "Two.", "locale": "de_DE" } ],
        "content": { "Text": "{text}", "foregroundStyle": "white" } }
      """, to: "own.widget.json")
    _ = await ToolRun(
      "report", "own.widget.json", "--environment", "home", "--out", "report", "--pictures", "all",
      in: project.folder)
    try check("report", in: project)
  }
}
