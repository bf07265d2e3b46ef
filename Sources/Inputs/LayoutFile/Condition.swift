// SPDX-License-Identifier: MIT

import ViewLayout
import WidgetModel

/// When a branch of `when` holds: `a+b` both, `a,b` either, `!a` not.
struct Condition: Hashable, Sendable {
  /// What a condition can ask for, the most specific kind first.
  enum Atom: Hashable, Sendable {
    case environment(String)
    case family(WidgetFamily)
    case mode(RenderingMode)
    case colorScheme(ColorScheme)
    case noContainerBackground
    case dimmed

    /// The place in the order of specificity, 0 the most specific.
    var rank: Int {
      switch self {
      case .environment: 0
      case .family: 1
      case .mode: 2
      case .colorScheme: 3
      case .noContainerBackground: 4
      case .dimmed: 5
      }
    }

    func holds(in environment: WidgetEnvironment, family: WidgetFamily) -> Bool {
      switch self {
      case .environment(let name):
        // A variant such as `standbyNight.undimmed` is the same place.
        environment.name == name || environment.name.hasPrefix(name + ".")
      case .family(let wanted): family == wanted
      case .mode(let mode): environment.widgetRenderingMode == mode
      case .colorScheme(let scheme): environment.colorScheme == scheme
      case .noContainerBackground: environment.containerBackground == .removed
      case .dimmed: environment.isLuminanceReduced
      }
    }
  }

  /// An atom, or its opposite.
  struct Term: Hashable, Sendable {
    var atom: Atom
    var isNegated: Bool
  }

  /// How many terms of each rank a condition has; compared from the most specific rank.
  struct Specificity: Hashable, Comparable, Sendable {
    var counts: [Int]

    init(_ terms: [Term]) {
      counts = Array(repeating: 0, count: 6)
      for term in terms { counts[term.atom.rank] += 1 }
    }

    static func < (a: Specificity, b: Specificity) -> Bool { a.counts.lexicographicallyPrecedes(b.counts) }
  }

  /// The conditions between commas, each a list of terms that must all hold.
  var alternatives: [[Term]]

  /// Returns how specific the condition is where it holds, and nil where it does not.
  func specificity(in environment: WidgetEnvironment, family: WidgetFamily) -> Specificity? {
    alternatives
      .filter { terms in
        terms.allSatisfy { $0.atom.holds(in: environment, family: family) != $0.isNegated }
      }
      .map(Specificity.init)
      .max()
  }
}

extension Condition {
  /// The words that conditions are made of.
  struct Words: Sendable {
    let environments: [String]

    var all: [String] {
      environments + WidgetFamily.allCases.map(\.rawValue) + RenderingMode.allCases.map(\.rawValue)
        + ColorScheme.allCases.map(\.rawValue) + ["noContainerBackground", "dimmed"]
    }

    func atom(_ word: String) -> Atom? {
      if environments.contains(word) { return .environment(word) }
      if let family = WidgetFamily(rawValue: word) { return .family(family) }
      if let mode = RenderingMode(rawValue: word) { return .mode(mode) }
      if let scheme = ColorScheme(rawValue: word) { return .colorScheme(scheme) }
      if word == "noContainerBackground" { return .noContainerBackground }
      return word == "dimmed" ? .dimmed : nil
    }
  }

  /// Reads the key of a branch, or reports the word that is not known.
  init?(_ member: JSONPlace.Member, words: Words) {
    alternatives = []
    for alternative in member.key.split(separator: ",", omittingEmptySubsequences: false) {
      var terms: [Term] = []
      for part in alternative.split(separator: "+", omittingEmptySubsequences: false) {
        let stripped = part.drop { $0 == " " }
        let isNegated = stripped.first == "!"
        var word = isNegated ? stripped.dropFirst() : stripped
        while word.last == " " { word = word.dropLast() }
        guard let atom = words.atom(String(word)) else {
          member.report(
            .condition,
            word.isEmpty
              ? "the condition '\(member.key.excerpt)' lacks a word"
              : "the condition '\(String(word).excerpt)' is not known",
            hint: Suggestion.hint(for: String(word), among: words.all))
          return nil
        }
        terms.append(Term(atom: atom, isNegated: isNegated))
      }
      alternatives.append(terms)
    }
  }
}
