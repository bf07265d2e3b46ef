// SPDX-License-Identifier: MIT

import Inspection
import Reports
import Testing

@Suite struct JudgmentTests {
  private let warning = Finding(rule: "r", severity: .warning, message: "m", advice: "a")
  private let error = Finding(rule: "r", severity: .error, message: "m", advice: "a")
  private let question = OpenQuestion(rule: "r", message: "m")

  @Test func `by default errors fail, warnings warn and an open question passes`() {
    let judgment = Judgment()
    #expect(judgment.verdict(on: [], cannotTell: []) == .passed)
    #expect(judgment.verdict(on: [], cannotTell: [question]) == .open)
    #expect(judgment.verdict(on: [warning], cannotTell: [question]) == .warned)
    #expect(judgment.verdict(on: [warning, error], cannotTell: []) == .failed)
  }

  @Test func `warnings and open questions fail when asked to`() {
    #expect(Judgment(failingOn: .warning).verdict(on: [warning], cannotTell: []) == .failed)
    let strict = Judgment(openQuestions: .failing)
    #expect(strict.verdict(on: [], cannotTell: [question]) == .failed)
    #expect(strict.verdict(on: [warning], cannotTell: []) == .warned)
  }
}
