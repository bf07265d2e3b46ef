// SPDX-License-Identifier: MIT

import Inspection
import Reports
import TestSupport
import Testing

@Suite struct GoldenReportTests {
  @Test(arguments: ReportFormat.allCases)
  func `one entry is written as it was accepted`(_ format: ReportFormat) throws {
    try check(SampleRuns.oneEntry, format, "one-entry")
  }

  // The other formats write many entries as they write one.
  @Test(arguments: [ReportFormat.text, .github, .markdown])
  func `many entries are written as it was accepted`(_ format: ReportFormat) throws {
    try check(SampleRuns.manyEntries, format, "many-entries")
  }

  @Test(arguments: ReportFormat.allCases)
  func `characters of the format itself are written as it was accepted`(_ format: ReportFormat) throws {
    try check(SampleRuns.hostile, format, "hostile")
  }

  @Test(arguments: ReportFormat.allCases)
  func `two compared pictures are written as it was accepted`(_ format: ReportFormat) throws {
    let text = format.writer(SampleRuns.context).text(of: SampleRuns.comparison)
    try GoldenText.check(text, "Reports/Formats/\(format.rawValue)-comparison")
  }

  @Test func `colours are written as it was accepted`() throws {
    var context = SampleRuns.context
    context.style = .colored
    let text = ReportFormat.text.writer(context).text(of: SampleRuns.oneEntry)
    try GoldenText.check(text, "Reports/Formats/text-colored")
  }

  private func check(_ run: RunReport, _ format: ReportFormat, _ name: String) throws {
    let text = format.writer(SampleRuns.context).text(of: run)
    try GoldenText.check(text, "Reports/Formats/\(format.rawValue)-\(name)")
  }
}
