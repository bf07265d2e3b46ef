// SPDX-License-Identifier: MIT

import Foundation
import Inspection
import Reports
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct JUnitReportTests {
  /// The elements of a document, in order.
  private final class Elements: NSObject, XMLParserDelegate {
    var all: [(name: String, attributes: [String: String])] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      all.append((name, attributes))
    }
  }

  private func elements(of run: RunReport, judgment: Judgment = Judgment()) throws -> Elements {
    var context = ReportContext()
    context.judgment = judgment
    let parser = XMLParser(data: Data(JUnitReport(context: context).text(of: run).utf8))
    let elements = Elements()
    parser.delegate = elements
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return elements
  }

  @Test(arguments: NamedRun.all)
  func `the counts are those of the elements`(_ named: NamedRun) throws {
    let run = named.run
    let all = try elements(of: run).all
    let head = try #require(all.first)
    func count(_ name: String) -> String { String(all.filter { $0.name == name }.count) }
    #expect(head.name == "testsuites")
    #expect(head.attributes["tests"] == count("testcase"))
    #expect(head.attributes["failures"] == count("failure"))
    #expect(head.attributes["errors"] == count("error"))
    #expect(head.attributes["failures"] == String(run.summary.failed))
    let suites = all.filter { $0.name == "testsuite" }
    #expect(suites.compactMap { Int($0.attributes["tests"] ?? "") }.reduce(0, +) == Int(count("testcase")))
  }

  @Test func `names are unique within a suite`() throws {
    let cases = try elements(of: SampleRuns.manyEntries).all.filter { $0.name == "testcase" }
    let names = cases.map { "\($0.attributes["classname"] ?? "")/\($0.attributes["name"] ?? "")" }
    #expect(Set(names).count == names.count)
  }

  @Test func `open questions fail under a strict judgment only`() throws {
    let strict = try elements(of: SampleRuns.oneEntry, judgment: Judgment(openQuestions: .failing))
    #expect(
      strict.all.filter { $0.name == "failure" }.map { $0.attributes["type"] } == [
        "text.contrast", "light.ratio",
      ])
  }

  @Test func `an attribute keeps its line break and its quotation marks`() throws {
    let run = SampleRuns.run([
      SampleRuns.render(
        "home", luminance: 0.1,
        findings: [Finding(rule: "a\"\n\tb", severity: .error, message: "m", advice: "")])
    ])
    let failure = try #require(try elements(of: run).all.first { $0.name == "failure" })
    #expect(failure.attributes["type"] == "a\"\n\tb")
  }
}
