// SPDX-License-Identifier: MIT

import Inspection

/// The block of one widget, locale and device while its renders come, more than can be held.
struct ScreenDigest {
  private let context: ReportContext
  private(set) var entries = 0
  private(set) var rows: [EnvironmentRow] = []
  private(set) var tallies: [RuleTally] = []
  private(set) var questions: [(rule: String, message: String, count: Int)] = []
  private var lastEntry: EntryLabel?
  private var lastIndex: Int?

  init(context: ReportContext) { self.context = context }

  mutating func add(_ render: RenderReport) {
    if render.index != lastIndex || render.entry != lastEntry { entries += 1 }
    (lastIndex, lastEntry) = (render.index, render.entry)
    let row = rows.firstIndex { $0.environment == render.environment } ?? rows.count
    if row == rows.count { rows.append(EnvironmentRow(environment: render.environment)) }
    rows[row].add(render, judgment: context.judgment, ratioLimit: context.ratioLimit)
    for finding in render.findings {
      let occurrence = Occurrence(render: render, finding: finding)
      let key = RuleKey(occurrence)
      let place = tallies.firstIndex { $0.key == key } ?? tallies.count
      if place == tallies.count { tallies.append(RuleTally(key)) }
      tallies[place].add(occurrence)
    }
    for question in render.cannotTell {
      if let place = questions.firstIndex(where: { $0.rule == question.rule }) {
        questions[place].count += 1
      } else {
        questions.append((question.rule, question.message, 1))
      }
    }
  }

  /// The tallies, those of errors before those of warnings.
  var errorsFirst: [RuleTally] {
    tallies.filter { $0.key.severity == .error } + tallies.filter { $0.key.severity != .error }
  }
}
