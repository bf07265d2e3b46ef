// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports

/// `andon explain`: the page of a rule or of an error code.
enum ExplainCommand {
  static func run(_ arguments: Arguments, io: ToolIO) throws(CommandError) -> ExitCode {
    guard arguments.operands.count < 2 else {
      throw CommandError(
        .operands, subject: "explain",
        "`andon explain` takes one rule or code, and not \(arguments.operands.count)")
    }
    guard let word = arguments.operands.first else {
      io.output.write("`andon explain RULE` explains one of these rules:\n\n")
      io.output.write(index)
      return .passed
    }
    if let rule = RuleCatalogue.description(of: word) {
      io.output.write(page(of: rule, columns: io.screen.columns))
    } else if let error = ErrorPages.page(of: word) {
      io.output.write(page(of: error, columns: io.screen.columns))
    } else {
      let known = RuleCatalogue.ids + ErrorPages.all.map(\.code)
      throw CommandError(
        .operands, subject: word, "there is no rule and no error code '\(word)'",
        hint: known.hint(for: word) { "`andon explain \($0)`" } ?? "`andon list rules` lists the rules.")
    }
    return .passed
  }

  private static var index: String {
    let width = RuleCatalogue.ids.map(\.count).max() ?? 0
    return RuleCatalogue.descriptions.map { "  \(PlainText.left($0.id, width))  \($0.title)\n" }.joined()
  }

  private static func page(of rule: RuleDescription, columns: Int) -> String {
    let level = rule.level == .off ? "off by default" : "\(rule.level.rawValue) by default"
    let limit = rule.limit.map { ", limit \($0.text)" } ?? ""
    var page = "\(rule.id): \(rule.title)\n\(level)\(limit)\n"
    let parts = [
      ("What it asks", rule.what), ("Why", rule.why), ("How it is measured", rule.howMeasured),
      ("How to satisfy it", rule.howToFix),
    ]
    for (title, text) in parts { page += "\n\(title)\n" + indented(text, columns) }
    let switches = "\"rules\": { \"\(rule.id)\": \"off\" } silences it; \"warning\" and \"error\" weigh it"
    page += "\nIn andon.json\n" + indented(switches, columns)
    return page
  }

  private static func page(of error: ErrorPages.Page, columns: Int) -> String {
    "\(error.code)\n\nWhat it means\n\(indented(error.meaning, columns))"
      + "\nWhat to do\n\(indented(error.remedy, columns))"
  }

  private static func indented(_ text: String, _ columns: Int) -> String {
    WrappedText.lines(SentenceText.sentence(text), columns: columns, first: "  ", margin: "  ")
      .map { $0 + "\n" }.joined()
  }
}
