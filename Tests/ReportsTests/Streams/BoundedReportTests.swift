// SPDX-License-Identifier: MIT

import Foundation
import Inspection
@testable import Reports
import Testing

/// Reports that are cut to what others accept.
@Suite struct BoundedReportTests {
  private func sarif(of run: RunReport) throws -> [String: Any] {
    let buffer = TextBuffer()
    var sink = HostedSARIFSink(to: buffer, context: SampleRuns.context)
    sink.receive(all: run)
    #expect(buffer.text.utf8.count < 10_000_000)
    let json = try JSONSerialization.jsonObject(with: Data(buffer.text.utf8)) as? [String: Any]
    return try #require((json?["runs"] as? [[String: Any]])?.first)
  }

  private func notes(of run: [String: Any]) -> [String] {
    let invocations = run["invocations"] as? [[String: Any]]
    let notifications = invocations?.first?["toolExecutionNotifications"] as? [[String: Any]] ?? []
    return notifications.filter { $0["level"] as? String == "note" }
      .compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
  }

  private func render(_ severity: Severity, _ number: Int, message: String = "Wrong.") -> RenderReport {
    var render = SampleRuns.render(
      "home", entry: EntryLabel(id: String(number), text: "A text."), luminance: 0.1,
      findings: [
        Finding(rule: "light.ratio", severity: severity, message: message, advice: message, path: "content")
      ])
    render.texts = []
    return render
  }

  @Test func `of too many results the errors are kept, in the order of the run, and the file says so`() throws
  {
    let renders = (0..<6_000).map { render($0 % 3 == 2 ? .error : .warning, $0) }
    let run = try sarif(of: SampleRuns.run(renders))
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 5_000)
    #expect(results.count { $0["level"] as? String == "error" } == 2_000)
    let entries = results.compactMap { ($0["properties"] as? [String: Any])?["entry"] as? String }.compactMap(
      Int.init)
    #expect(entries == entries.sorted())
    #expect(
      notes(of: run) == [
        "5000 of 6000 results are in this file, since code hosts show no more: errors first, then warnings, then what "
          + "could not be told. report.json has all."
      ])
  }

  @Test func `few results are all there, and nothing is said`() throws {
    let run = try sarif(of: SampleRuns.oneEntry)
    #expect((run["results"] as? [Any])?.count == 4)
    #expect(notes(of: run).isEmpty)
  }

  @Test func `texts of a result are shorter than hosts cut them`() throws {
    let run = try sarif(
      of: SampleRuns.run([render(.error, 1, message: String(repeating: "長", count: 5_000))]))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let text = try #require((result["message"] as? [String: Any])?["text"] as? String)
    #expect(text.count <= 1_024 && text.count > 900)
  }

  @Test func `descriptions of rules are shorter than hosts cut them`() {
    for rule in RuleCatalogue.descriptions {
      #expect(rule.title.count <= 255, "\(rule.id)")
      #expect("\(rule.what) \(rule.why)".count <= 1_024, "\(rule.id)")
    }
  }

  private func summary(of run: RunReport) -> String {
    let buffer = TextBuffer()
    var sink = SummarySink(to: buffer, context: SampleRuns.context)
    sink.receive(all: run)
    return buffer.text
  }

  @Test func `a summary names the worst places and the rows`() {
    let text = summary(of: SampleRuns.manyEntries)
    #expect(text.hasPrefix("### ✗ Andon\n\n80 renders · "))
    #expect(text.contains("- ✗ **light.ratio** (error, 13 times): "))
    #expect(text.contains("| affirmation · iphone-15-pro · en\\_US | alwaysOn | 40 | "))
    #expect(text.contains("`affirmations.txt:41:7`: The line is not UTF-8 from byte 6 on."))
    #expect(!text.contains("did not fit"))
  }

  @Test func `a summary that would be too long ends with a whole row and counts the rest`() throws {
    let renders = (0..<15_000).map { number -> RenderReport in
      var render = SampleRuns.render("home", luminance: 0.1)
      render.device = "a device of a name so long that few others have one like it, number \(number)"
      render.texts = []
      return render
    }
    let text = summary(of: SampleRuns.run(renders))
    #expect(text.utf8.count <= 1 << 20)
    let rows = text.matches(of: /(?m)^\| affirmation .* \|$/).count
    #expect(rows > 4_000)
    #expect(
      text.hasSuffix("\n\(15_000 - rows) more rows did not fit on this page; report.csv has every render.\n"))
  }
}
