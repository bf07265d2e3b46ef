// SPDX-License-Identifier: MIT

public import Inspection

/// JUnit XML as the run is made: cases wait in a suite for each widget and environment, since a suite's head
/// counts them.
public struct JUnitSink: RunSink {
  private let channel: any TextChannel
  private var suites: JUnitSuites

  /// Creates a sink.
  ///
  /// - Parameters:
  ///   - channel: Where the report goes.
  ///   - context: What fails, and where cases wait.
  public init(to channel: any TextChannel, context: ReportContext) {
    self.channel = channel
    suites = JUnitSuites(judgment: context.judgment, makeSpool: context.makeSpool)
  }

  /// Nothing can be written before the cases are counted.
  public mutating func begin(_ head: RunHead) {}

  /// Adds a case.
  public mutating func receive(_ render: RenderReport) {
    suites.add(JUnitCase(render), to: "\(render.widget).\(render.environment)")
  }

  /// Adds a case that could not be judged.
  public mutating func receive(_ error: RunError) { suites.add(error) }

  /// Writes the report.
  public mutating func end(_ end: RunEnd) {
    if !end.findings.isEmpty {
      let run = JUnitCase(
        name: "what concerns no single render", findings: end.findings, cannotTell: [])
      suites.add(run, to: "run")
    }
    suites.write(to: channel)
  }
}

/// Suites of cases that are counted as they come.
struct JUnitSuites {
  private struct Suite {
    var name: String
    var cases: any TextSpool
    var count = 0
    var failures = 0
  }

  private let judgment: Judgment
  private let makeSpool: () -> any TextSpool
  private var suites: [Suite] = []
  private var places: [String: Int] = [:]
  private let errors: any TextSpool
  private var errorCount = 0

  init(judgment: Judgment, makeSpool: @escaping () -> any TextSpool) {
    self.judgment = judgment
    self.makeSpool = makeSpool
    errors = makeSpool()
  }

  /// Adds a case to a suite, which stands where its first case came.
  mutating func add(_ each: JUnitCase, to name: String) {
    let place = places[name] ?? suites.count
    if place == suites.count {
      suites.append(Suite(name: name, cases: makeSpool()))
      places[name] = place
    }
    let body = each.body(by: judgment)
    suites[place].cases.write(
      "    <testcase name=\"\(XMLText.attribute(each.name))\" classname=\"\(XMLText.attribute(name))\""
        + (body.isEmpty ? "/>\n" : ">\n\(body)    </testcase>\n"))
    suites[place].count += 1
    if judgment.verdict(on: each.findings, cannotTell: each.cannotTell) == .failed {
      suites[place].failures += 1
    }
  }

  /// Adds what could not be judged.
  mutating func add(_ error: RunError) {
    errorCount += 1
    let name = XMLText.attribute(PlainText.singleLine(error.placeText ?? "the run"))
    let message = XMLText.attribute(PlainText.singleLine(SentenceText.sentence(error.message)))
    errors.write("    <testcase name=\"\(name)\" classname=\"could not be judged\">\n")
    errors.write(
      "      <error message=\"\(message)\">\(XMLText.content(SentenceText.sentence(error.hint ?? "")))</error>\n"
    )
    errors.write("    </testcase>\n")
  }

  /// Writes all suites, then what could not be judged.
  func write(to channel: any TextChannel) {
    let tests = suites.reduce(errorCount) { $0 + $1.count }
    let failed = suites.reduce(0) { $0 + $1.failures }
    channel.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"andon\"")
    channel.write(" tests=\"\(tests)\" failures=\"\(failed)\" errors=\"\(errorCount)\">\n")
    for suite in suites {
      channel.write("  <testsuite name=\"\(XMLText.attribute(suite.name))\" tests=\"\(suite.count)\"")
      channel.write(" failures=\"\(suite.failures)\" errors=\"0\">\n")
      suite.cases.pour(into: channel)
      channel.write("  </testsuite>\n")
    }
    if errorCount > 0 {
      channel.write("  <testsuite name=\"could not be judged\" tests=\"\(errorCount)\"")
      channel.write(" failures=\"0\" errors=\"\(errorCount)\">\n")
      errors.pour(into: channel)
      channel.write("  </testsuite>\n")
    }
    channel.write("</testsuites>\n")
  }
}
