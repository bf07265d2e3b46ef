// SPDX-License-Identifier: MIT

import Inputs
import Symbols
import ViewLayout

/// Every symbol must have a stand-in.
struct SymbolUnknownRule: Rule {
  static let description = RuleDescription(
    id: "symbol.unknown", title: "Every symbol has a drawing", level: .warning,
    what: "No Image names a symbol for which Andon has no drawing.",
    why:
      "Apple's drawings may not be shipped with other tools. A box with a question mark stands in their place, and "
      + "its light is not the symbol's.",
    howMeasured:
      "The names are looked up in the list that `andon list symbols` prints. It holds the symbols in most use, so "
      + "a name that is not in it may well exist.",
    howToFix:
      "Correct the name if it is a slip; else take a symbol of the list, or keep the box and ignore the rule there."
  )

  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer] {
    subject.symbols.filter { !$0.isKnown }.map { symbol in
      let near = Suggestion.nearest(to: symbol.name, among: SymbolCatalogue.names)
      return .fail(
        Answer.Fault(
          "there is no drawing of the symbol '\(symbol.name.excerpt)'; a box stands in its place",
          advice: near.map { "did you mean '\($0)'?" } ?? "`andon list symbols` prints the names",
          path: symbol.path))
    }
  }
}
