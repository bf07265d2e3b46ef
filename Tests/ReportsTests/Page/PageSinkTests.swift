// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Reports
import Testing

@Suite struct PageSinkTests {
  /// The JSON of the page.
  private func data(of html: String) throws -> [String: Any] {
    let start = try #require(html.firstRange(of: #"id="andon-data">"#))
    let end = try #require(html[start.upperBound...].firstRange(of: "</script>"))
    let json = try JSONSerialization.jsonObject(with: Data(html[start.upperBound..<end.lowerBound].utf8))
    return try #require(json as? [String: Any])
  }

  @Test func `the same run gives the same bytes, without a time or a folder of the machine`() throws {
    let run = SampleRuns.run(SamplePages.renders(entries: 30))
    let files = SamplePages.files(of: run)
    #expect(SamplePages.files(of: run) == files)
    #expect(files.keys.sorted() == ["data/detail-00001.js", "data/part-00001.js", "index.html"])
    for text in files.values {
      #expect(!text.contains(FileManager.default.currentDirectoryPath))
      #expect(!text.contains(/\b20[2-9][0-9]-[01][0-9]-/))
    }
  }

  @Test func `the page loads nothing but its own files`() throws {
    let html = try #require(SamplePages.files(of: SampleRuns.oneEntry)["index.html"])
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("unsafe-inline"))
    #expect(!html.contains(/\{\{[a-z]+\}\}/))
    let addresses = html.matches(of: /https?:\/\/[^"' ]+/).map { String($0.output) }
    // The name space of SVG is a name, not a place.
    #expect(Set(addresses).subtracting(["http://www.w3.org/2000/svg"]).isEmpty)
  }

  @Test func `counts, matrix and plots are of all renders, rows of those that have room`() throws {
    let renders = SamplePages.renders(entries: 50)
    var limits = PageLimits()
    limits.renders = 8
    limits.findings = 20
    let files = SamplePages.files(of: SampleRuns.run(renders), limits: limits)
    let data = try data(of: try #require(files["index.html"]))
    let held = try #require(data["held"] as? [String: Any])
    let heldFindings = try #require(held["findings"] as? Int)
    #expect(heldFindings <= 20 && heldFindings > 17)
    #expect(try #require(held["renders"] as? Int) < renders.count)
    let matrix = try #require(data["matrix"] as? [[Int]])
    #expect(matrix.reduce(0) { $0 + $1.dropFirst(3).reduce(0, +) } == renders.count)
    let plots = try #require(data["plots"] as? [[String: Any]])
    #expect(plots.compactMap { $0["metric"] as? String } == ["light", "lit", "ratio", "scale"])
    let light = try #require(plots.first?["rows"] as? [[Any]])
    #expect(light.compactMap { $0[2] as? Int }.reduce(0, +) == renders.count)
  }

  @Test func `a figure that meets its limit is in the bin under the limit`() throws {
    let renders = [0.25, 0.2501].map { SampleRuns.render("alwaysOn", luminance: 0.01, ratio: $0) }
    let data = try data(of: try #require(SamplePages.files(of: SampleRuns.run(renders))["index.html"]))
    let plots = try #require(data["plots"] as? [[String: Any]])
    let ratio = try #require(plots.first { $0["metric"] as? String == "ratio" })
    let ends = try #require(ratio["ends"] as? [Double])
    let rows = try #require(ratio["rows"] as? [[Any]])
    let bins = try #require(rows[0][5] as? [Int])
    #expect(bins == [25, 1, 26, 1])
    #expect(ends[25] == 0.25)
    #expect(ratio["limits"] as? [[Double]] == [[0, 0.25]])
  }

  @Test func `limits are drawn of runs that pass, one for each environment in which they hold`() throws {
    let renders = ["home", "alwaysOn"].map { SampleRuns.render($0, luminance: 0.01) }
    var context = SampleRuns.context
    context.limits = { rule, render in
      switch rule {
      case "light.lit": render.environment == "alwaysOn" ? [0.15] : []
      case "text.scale": [0.6, 0.5]
      default: []
      }
    }
    let html = try #require(SamplePages.files(of: SampleRuns.run(renders), context: context)["index.html"])
    let data = try data(of: html)
    let plots = try #require(data["plots"] as? [[String: Any]])
    func limits(_ metric: String) -> [[Double]]? {
      plots.first { $0["metric"] as? String == metric }?["limits"] as? [[Double]]
    }
    #expect(limits("lit") == [[1, 0.15]])
    #expect(limits("scale") == [[0, 0.5], [0, 0.6], [1, 0.5], [1, 0.6]])
    #expect(limits("light") == [])
  }

  @Test func `the worst of each rule come before the second of any`() throws {
    let data = try data(
      of: try #require(SamplePages.files(of: SampleRuns.run(SamplePages.renders(entries: 50)))["index.html"]))
    let worst = try #require(data["worst"] as? [[String: Any]])
    #expect(worst.count == 12)
    #expect(worst.prefix(2).compactMap { $0["rule"] as? String } == ["light.ratio", "text.truncated"])
    #expect(worst[0]["comparison"] as? String == "0.35 > 0.25")
  }
}
