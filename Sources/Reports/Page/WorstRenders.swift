// SPDX-License-Identifier: MIT

import Inspection

/// The renders that break a limit by most, a few of each rule, so that one rule cannot hide the others.
struct WorstRenders {
  /// A render with what is needed to show it.
  struct Candidate {
    var occurrence: Occurrence
    /// The place among the renders that the page holds, or nil where it is not held.
    var place: Int?
    /// The number of the render in the run.
    var number: Int
    /// Where the entry comes from, as the page is told.
    var source = PreviewFacts.Source.text.code

    /// Errors before warnings, then the larger excess, then the earlier in the run.
    static func isWorse(_ a: Candidate, than b: Candidate) -> Bool {
      let (first, second) = (a.occurrence, b.occurrence)
      if first.finding.severity != second.finding.severity {
        return first.finding.severity > second.finding.severity
      }
      return (second.excess, a.number) < (first.excess, b.number)
    }
  }

  private static let keptOfRule = 6
  private var kept: [String: [Candidate]] = [:]

  /// Takes a candidate in if it is among the worst of its rule.
  mutating func offer(_ candidate: Candidate) {
    let rule = candidate.occurrence.finding.rule
    var list = kept[rule, default: []]
    if let last = list.last, list.count == Self.keptOfRule, !Candidate.isWorse(candidate, than: last) {
      return
    }
    // Several places of one picture that break the same rule are one reason to look at it.
    guard !list.contains(where: { $0.number == candidate.number }) else { return }
    list.insert(candidate, at: list.firstIndex { Candidate.isWorse(candidate, than: $0) } ?? list.count)
    if list.count > Self.keptOfRule { list.removeLast() }
    kept[rule] = list
  }

  /// Returns the worst renders of a rule, the worst first.
  func worst(of rule: String) -> [Candidate] { kept[rule] ?? [] }

  /// Returns the worst renders: the worst of each rule first, then the second of each, and so on.
  func ranked(limit: Int) -> [Candidate] {
    var seen: Set<Int> = []
    var ranked: [Candidate] = []
    for rank in 0..<Self.keptOfRule {
      let row = kept.values.filter { $0.count > rank }.map { $0[rank] }
      // The rule makes the order total where one render breaks two rules by as much.
      ranked += row.sorted {
        Candidate.isWorse($0, than: $1)
          || (!Candidate.isWorse($1, than: $0) && $0.occurrence.finding.rule < $1.occurrence.finding.rule)
      }.filter { seen.insert($0.number).inserted }
    }
    return Array(ranked.prefix(limit))
  }
}
