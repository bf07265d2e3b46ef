// SPDX-License-Identifier: MIT

import Colorimetry
import Inputs
import Pictures
import WidgetModel

/// Looks for the smallest change to a layout that ends what a render's light was found guilty of.
///
/// Elements are taken out before anything is darkened: what is left out emits nothing and asks for no reading in
/// the dark. Nothing is proposed that was not drawn and judged, or that breaks another rule instead. Under which
/// condition a change is to stand is asked once it is chosen.
struct RemedySearch {
  /// What a changed layout came to.
  struct Trial {
    /// Every finding of the changed render.
    var findings: [Finding]
    /// Whether anything is lit, and some Text is left where there was one.
    var isWorthwhile: Bool
    /// Returns the figure that a finding is about.
    var figure: (Finding) -> Measurement?
  }

  /// How much may be tried.
  enum Effort {
    /// Every kind of change, and the mildest that passes.
    case thorough
    /// A few strong changes, in a run over so many entries that more would be felt.
    case brief
  }

  /// The most renders that one search takes.
  private static let mostTrials = 36

  private let open: [Finding]
  private let known: Set<Place>
  private let elements: [Candidate]
  private let effort: Effort
  private let attempt: ([LayoutChange]) -> Trial?
  private let condition: ([LayoutChange]) -> String
  private var outcomes: [[LayoutChange]: Outcome] = [:]
  private(set) var remedies: [Finding: Remedy] = [:]

  /// What came of a change: the findings that it ends, each with its remedy.
  private typealias Outcome = [Finding: Remedy]

  /// An element that may be changed.
  struct Candidate {
    var path: String
    /// The change of the picture's light as it is drawn. Unit: pt².
    var light: Double
    /// Whether it is the text that the widget is there for.
    var isMain: Bool
    /// Its only colour, or nil for a picture, a gradient or a group.
    var color: EncodedColor?
  }

  /// Where a finding points; its words may change with its figures.
  private struct Place: Hashable {
    var rule: String
    var path: String?
    /// What tells budgets apart.
    var message: String?

    init(_ finding: Finding) {
      rule = finding.rule
      path = finding.path
      message = finding.rule == LightBudgetRule.description.id ? finding.message : nil
    }
  }

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - findings: All that was found in the render.
  ///   - elements: What it is made of, in drawing order.
  ///   - attempt: Draws and judges the layout with changes; nil where it cannot be drawn.
  ///   - condition: Says when changes are to be made, such as `when dimmed`.
  init(
    for findings: [Finding], elements: [Candidate], effort: Effort,
    attempt: @escaping ([LayoutChange]) -> Trial?, condition: @escaping ([LayoutChange]) -> String
  ) {
    open = findings.filter(Self.isAboutLight)
    known = Set(findings.map(Place.init))
    self.elements = elements
    self.effort = effort
    self.attempt = attempt
    self.condition = condition
  }

  /// Whether a finding is one that a change to the design ends by less light; what grew is to be taken back.
  static func isAboutLight(_ finding: Finding) -> Bool {
    finding.rule.hasPrefix("light.") && finding.rule != LightBaselineRule.description.id
      || finding.rule == DimmedSameRule.description.id
  }

  /// Tries changes until every finding has a remedy or nothing is left to try.
  mutating func run() {
    guard !open.isEmpty else { return }
    switch effort {
    case .thorough:
      takeOut()
      darken()
      fade()
    case .brief:
      let removable = removable
      for count in Set([1, removable.count]).sorted() where count <= removable.count {
        tryOut(removable.prefix(count).map { LayoutChange(path: $0.path, .hidden) })
      }
      tryOut([LayoutChange(path: "content", .opacity(0.45))])
    }
    describe()
  }

  /// Puts what is changed, where and when into words.
  private mutating func describe() {
    var words: [[LayoutChange]: String] = [:]
    for (finding, remedy) in remedies {
      let changes = remedy.changes
      let change = words[changes] ?? description(of: changes, condition(changes))
      words[changes] = change
      remedies[finding]?.change = change
    }
  }

  private var isDone: Bool { remedies.count == open.count || outcomes.count >= Self.mostTrials }

  /// The elements that a widget can do without, those of most light first.
  private var removable: [Candidate] {
    elements.filter { !$0.isMain }.sorted { ($1.light, $0.path) < ($0.light, $1.path) }
  }

  // MARK: What is tried

  /// Takes out one element, of the brightest three the one of least light that does; then more and more.
  private mutating func takeOut() {
    let removable = removable
    let singles = removable.prefix(3).reversed().map { [$0] }
    let counts = [2, 3, 4, removable.count].filter { $0 > 1 && $0 <= min(removable.count, 8) }
    let sets = singles + counts.map { Array(removable.prefix($0)) }
    for set in sets { tryOut(set.map { LayoutChange(path: $0.path, .hidden) }) }
  }

  /// Looks for the brightest colour of the brightest element that passes.
  private mutating func darken() {
    guard let element = elements.max(by: { $0.light < $1.light }), let color = element.color else { return }
    search(1...254) { [LayoutChange(path: element.path, .color(color.darkened(to: $0)))] }
  }

  /// Looks for the highest opacity of all content that passes, in hundredths.
  private mutating func fade() {
    search(1...99) { [LayoutChange(path: "content", .opacity(Double($0) / 100))] }
  }

  /// Looks for the highest level that ends each finding that has no remedy yet: light rises with the level.
  private mutating func search(_ levels: ClosedRange<Int>, _ changes: (Int) -> [LayoutChange]) {
    for finding in open where remedies[finding] == nil {
      var (low, high) = (levels.lowerBound - 1, levels.upperBound + 1)
      while high - low > 1, !isDone || remedies[finding] != nil, outcomes.count < Self.mostTrials {
        let middle = (low + high) / 2
        if let remedy = outcome(of: changes(middle))[finding] {
          remedies[finding] = remedy
          low = middle
        } else {
          high = middle
        }
      }
      // One change is better than two: what ends this finding may end the others too.
      if let changes = remedies[finding]?.changes {
        remedies.merge(outcome(of: changes)) { known, _ in known }
      }
    }
  }

  /// Tries a change, and keeps it for what it ends; one that ends everything takes the place of all others.
  private mutating func tryOut(_ changes: [LayoutChange]) {
    guard !changes.isEmpty, !isDone else { return }
    let outcome = outcome(of: changes)
    if outcome.count == open.count {
      remedies = outcome
    } else {
      remedies.merge(outcome) { known, _ in known }
    }
  }

  /// Draws and judges a changed layout.
  private mutating func outcome(of changes: [LayoutChange]) -> Outcome {
    if let known = outcomes[changes] { return known }
    let outcome = newOutcome(of: changes)
    outcomes[changes] = outcome
    return outcome
  }

  private func newOutcome(of changes: [LayoutChange]) -> Outcome {
    guard let trial = attempt(changes), trial.isWorthwhile else { return [:] }
    let left = Set(trial.findings.map(Place.init))
    guard left.isSubset(of: known) else { return [:] }
    let ended = open.filter { !left.contains(Place($0)) }
    return Outcome(
      ended.map { ($0, Remedy(changes: changes, change: "", reaches: trial.figure($0))) },
      uniquingKeysWith: { first, _ in first })
  }

  // MARK: Words

  private func description(of changes: [LayoutChange], _ time: String) -> String {
    guard let first = changes.first else { return "" }
    switch first.kind {
    case .hidden:
      let paths = changes.map(\.path)
      let others = paths.dropLast().joined(separator: ", ")
      return "hide \(others.isEmpty ? "" : others + " and ")\(paths[paths.count - 1]) \(time)"
    case .opacity(let share): return "opacity of \(first.path) \(time) 1 → \(share)"
    case .color(let color):
      let old = elements.first { $0.path == first.path }?.color
      return "colour of \(first.path) \(time) \(old?.hexadecimal ?? "") → \(color.hexadecimal)"
    }
  }
}

extension EncodedColor {
  /// Returns the colour with each code value at so many 255ths, rounded down; alpha stays.
  fileprivate func darkened(to level: Int) -> EncodedColor {
    func byte(_ value: Double) -> Double { (value * 255).rounded() * Double(level) / 255 }
    return EncodedColor(
      red: byte(red).rounded(.down) / 255, green: byte(green).rounded(.down) / 255,
      blue: byte(blue).rounded(.down) / 255, alpha: alpha, in: space)
  }

  /// The colour as a layout file writes it: `#RRGGBB`, with two more digits where it is not opaque; for a
  /// Display P3 colour its bytes in that space.
  var hexadecimal: String {
    let bytes = [red, green, blue] + (alpha < 1 ? [alpha] : [])
    let digits = bytes.map { value -> String in
      let text = String(Int((min(max(value, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits.joined() + (space == .displayP3 ? " (P3)" : "")
  }
}
