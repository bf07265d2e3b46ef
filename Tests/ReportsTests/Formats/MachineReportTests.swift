// SPDX-License-Identifier: MIT

import Foundation
import Geometry
import Inspection
import Light
import Reports
import Testing

@Suite struct JSONReportTests {
  /// The fields of a report that Foundation read back.
  private struct Parsed: Decodable {
    struct Render: Decodable {
      var environment: String
      var reading: [String: Double]
      var ratio: Ratio?
      var frames: [String: [Double]]?
    }
    struct Ratio: Decodable {
      var twin: String
      var luminance: Double?
      var scotopic: Double?
    }
    var renders: [Render]
    var summary: [String: Int]
  }

  @Test func `figures read back bit for bit`() throws {
    let report = JSONReport().text(of: SampleRuns.oneEntry)
    let parsed = try JSONDecoder().decode(Parsed.self, from: Data(report.utf8))
    #expect(parsed.renders.map(\.environment) == ["home", "standbyDay", "standbyNight", "alwaysOn"])
    for (render, original) in zip(parsed.renders, SampleRuns.oneEntry.renders) {
      for figure in LightFigure.allCases {
        #expect(
          render.reading[figure.rawValue]?.bitPattern == figure.value(in: original.reading)?.bitPattern)
      }
      #expect(render.ratio?.luminance?.bitPattern == original.ratio?.luminance?.bitPattern)
    }
    #expect(parsed.summary["failed"] == 1)
  }

  @Test func `what does not exist is absent`() throws {
    let report = JSONReport().text(of: SampleRuns.oneEntry)
    #expect(!report.contains("null"))
    #expect(!report.contains("peakTile"))
    let parsed = try JSONDecoder().decode(Parsed.self, from: Data(report.utf8))
    #expect(parsed.renders[0].ratio == nil)
    #expect(parsed.renders[2].ratio?.scotopic == nil)
    #expect(parsed.renders[0].frames == nil)
  }

  @Test func `frames are written where they were asked for, the infinite left out`() throws {
    var run = SampleRuns.oneEntry
    run.renders = Array(run.renders.prefix(1))
    run.renders[0].frames = [
      ("content/VStack/0", .init(7, 7.5, 144, 1.0 / 3)), ("content", .init(0, 0, .infinity, 1)),
    ]
    let parsed = try JSONDecoder().decode(Parsed.self, from: Data(JSONReport().text(of: run).utf8))
    #expect(parsed.renders[0].frames == ["content/VStack/0": [7, 7.5, 144, 1.0 / 3]])
  }

  @Test func `every line of jsonl is an object, the summary is in the last`() throws {
    let lines = JSONLinesReport().text(of: SampleRuns.manyEntries).split(separator: "\n")
    let objects = try lines.map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    // 80 renders, then an error, a finding of no render, and the summary.
    #expect(objects.count == 83)
    let renders = objects.filter { $0.keys.contains("environment") }
    #expect(renders.count == 80)
    #expect(objects[80]["error"] != nil)
    #expect(objects[81]["finding"] != nil)
    #expect((objects[82]["summary"] as? [String: Any])?["renders"] as? Int == 80)
  }

  @Test func `a run over nothing is still an object`() throws {
    let empty = RunReport(
      stack: SampleRuns.stack, renders: [], findings: [], errors: [], summary: RunSummary())
    let object = try JSONSerialization.jsonObject(with: Data(JSONReport().text(of: empty).utf8))
    #expect(((object as? [String: Any])?["renders"] as? [Any])?.count == 0)
  }
}

@Suite struct SARIFReportTests {
  @Test(arguments: NamedRun.all)
  func `a result's index leads to its rule and only failing results have a level`(_ named: NamedRun) throws {
    let run = named.run
    let text = SARIFReport(context: SampleRuns.context).text(of: run)
    let log = try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let first = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((first["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let ids = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    let results = try #require(first["results"] as? [[String: Any]])
    #expect(
      results.count == run.renders.reduce(run.findings.count) { $0 + $1.findings.count + $1.cannotTell.count }
    )
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
      #expect((result["level"] as? String == "none") == (result["kind"] as? String == "open"))
    }
    let prints = results.compactMap { ($0["partialFingerprints"] as? [String: String])?["andon/v1"] }
    #expect(Set(prints).count == results.count)
  }

  @Test func `a path is a relative reference of RFC 3986`() {
    let text = SARIFReport(context: SampleRuns.context).text(of: SampleRuns.hostile)
    #expect(text.contains(#""uri": "w/%C3%B6%20b%3Ac.widget.json""#))
  }
}

@Suite struct CSVReportTests {
  @Test func `a parser of RFC 4180 gets every cell back`() throws {
    let rows = try parse(CSVReport().text(of: SampleRuns.hostile))
    #expect(rows.count == 2)
    #expect(rows[0].count == rows[1].count)
    let text = try #require(rows[0].firstIndex(of: "text"))
    #expect(rows[1][text] == SampleRuns.hostile.renders[0].entry.text)
    let luminance = try #require(rows[0].firstIndex(of: "luminance"))
    #expect(Double(rows[1][luminance])?.bitPattern == 1e-05.bitPattern)
  }

  /// Reads the grammar of RFC 4180, section 2.
  private func parse(_ text: String) throws -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      switch (scalar, isQuoted) {
      case ("\"", true) where scalars.first == "\"":
        scalars.removeFirst()
        rows[rows.count - 1][rows[rows.count - 1].count - 1] += "\""
      case ("\"", _): isQuoted.toggle()
      case (",", false): rows[rows.count - 1].append("")
      case ("\r", false):
        try #require(scalars.popFirst() == "\n")
        rows.append([""])
      default: rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
      }
    }
    #expect(rows.popLast() == [""])
    return rows
  }
}

@Suite struct GitHubReportTests {
  @Test(arguments: NamedRun.all)
  func `every line is one command`(_ named: NamedRun) {
    let run = named.run
    let text = GitHubReport(context: SampleRuns.context).text(of: run)
    let lines = text.split(separator: "\n")
    #expect(
      lines.allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::warning ") || $0.hasPrefix("::notice ") }
    )
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `one rule at one place is one annotation, whatever the number of entries`() {
    let text = GitHubReport(context: SampleRuns.context).text(of: SampleRuns.manyEntries)
    #expect(text.split(separator: "\n").filter { $0.contains("title=light.ratio") }.count == 1)
    #expect(text.contains("and 12 more entries"))
  }
}
