// SPDX-License-Identifier: MIT

import Reports

/// The pages of help, made from the tables of commands and options.
enum UsageText {
  /// Columns of a page.
  static let columns = 80

  /// The page of the tool.
  static let overview: String = {
    let width = Verb.allCases.map(\.rawValue.count).max() ?? 0
    let verbs = Verb.allCases.map { "  \(PlainText.left($0.rawValue, width))   \($0.summary)\n" }.joined()
    return """
      andon \(Tool.version), a light meter for widgets

      usage: andon COMMAND [FILE…] [OPTION…]

      \(verbs)
      `andon help COMMAND` shows the options of a command.

      A layout, an entry and an environment go in; a picture, a light reading and a
      verdict come out. `andon init` makes a project to try it on.

      \(exitStatus)
      """
  }()

  /// Returns the page of a command.
  static func page(of verb: Verb) -> String {
    let usage = ["andon", verb.rawValue, verb.operands, "[OPTION…]"].filter { !$0.isEmpty }
    var page = "usage: \(usage.joined(separator: " "))\n\n"
    page += paragraph(verb.details)
    let specs = verb.options.map { OptionSpec.of($0, in: verb) }
    for group in OptionSpec.Group.allCases {
      let rows = specs.filter { $0.group == group }
      if !rows.isEmpty { page += "\n\(group.rawValue)\n" + rows.map(row).joined() }
    }
    page += "\nExamples\n" + verb.examples.map { "  \($0)\n" }.joined()
    return page + (verb.canFail ? "\n\(verb == .merge ? mergeExitStatus : exitStatus)" : "")
  }

  private static let exitStatus =
    "Exit status: 0 passed; 1 findings at or over --fail-on; 2 could not run, wholly\nor in part.\n"

  /// What fails is a choice of the shares.
  private static let mergeExitStatus =
    "Exit status: 0 passed; 1 findings at or over the --fail-on of the shares;\n2 could not run, wholly or in part.\n"

  /// Columns before the help of an option.
  private static let indent = 26

  private static func row(_ spec: OptionSpec) -> String {
    let short = spec.short.map { "-\($0), " } ?? "    "
    let head = "  \(short)\(spec.usage)"
    let help =
      spec.help + (spec.fallback.map { " [\($0)]" } ?? "")
      + (spec.use == .repeatable ? " (repeatable)" : "")
    let margin = String(repeating: " ", count: indent)
    let isWide = DisplayWidth.columns(of: head) > indent - 2
    let lines = WrappedText.lines(
      help, columns: columns, first: isWide ? margin : PlainText.left(head, indent), margin: margin)
    return (isWide ? [head] + lines : lines).map { $0 + "\n" }.joined()
  }

  private static func paragraph(_ text: String) -> String {
    text.split(separator: "\n\n").map { part in
      WrappedText.lines(String(part), columns: columns).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }
}
