// SPDX-License-Identifier: MIT

import Inspection
import Reports
import Testing

@Suite struct ScreenReportTests {
  private func lines(_ run: RunReport, columns: Int, limit: Double? = 0.25) -> [Substring] {
    var context = SampleRuns.context
    context.columns = columns
    context.ratioLimit = { _ in limit }
    return ScreenReport(context: context).text(of: run).split(separator: "\n")
  }

  @Test(arguments: [72, 80, 100, 120], NamedRun.all)
  func `no line is wider than the terminal`(_ columns: Int, _ named: NamedRun) {
    let run = named.run
    for line in lines(run, columns: columns) where !line.hasPrefix("error") {
      #expect(DisplayWidth.columns(of: line) <= columns, "\(line)")
    }
  }

  @Test func `the brightest row has the full bar and each bar is in proportion`() {
    let rows = lines(SampleRuns.oneEntry, columns: 80).filter { $0.contains("█") }
    #expect(rows.count == 3)
    #expect(rows.map { $0.filter { $0 == "█" }.count } == [28, 8, 7])
  }

  @Test func `the limit in force stands beside a passing ratio`() {
    let rows = lines(SampleRuns.oneEntry, columns: 80, limit: 0.3)
    #expect(rows.contains { $0.contains("0.18 ≤ 0.30  !") })
    // The rule's own limit is the one it went by.
    #expect(rows.contains { $0.contains("0.88 > 0.25  ✗") })
  }

  @Test func `a ratio without a limit stands alone`() {
    let rows = lines(SampleRuns.oneEntry, columns: 80, limit: nil)
    #expect(rows.contains { $0.contains("0.18") && !$0.contains("≤") })
  }

  @Test func `no escape of an entry reaches the terminal`() {
    let text = ScreenReport(context: SampleRuns.context).text(of: SampleRuns.hostile)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func `colours stand only where they were asked for`() {
    var context = SampleRuns.context
    #expect(!ScreenReport(context: context).text(of: SampleRuns.oneEntry).contains("\u{1B}"))
    context.style = .colored
    #expect(ScreenReport(context: context).text(of: SampleRuns.oneEntry).contains("\u{1B}[31m✗\u{1B}[0m"))
  }
}
