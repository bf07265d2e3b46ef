// SPDX-License-Identifier: MIT

import Inputs

/// Finds the command that is meant.
struct Dispatch {
  let environment: [String: String]
  let io: ToolIO

  /// Runs the command that the words ask for.
  func run(_ words: [String]) async throws(CommandError) -> ExitCode {
    guard let first = words.first else {
      io.messages.write(UsageText.overview)
      return .couldNotRun
    }
    let rest = words.dropFirst()
    switch first {
    case "-h", "--help": return show(UsageText.overview)
    case "-v", "--version": return show("andon \(Tool.version)\n")
    case "help": return try help(rest)
    default: break
    }
    if first.hasPrefix("-") {
      throw CommandError(
        .unknownCommand, subject: first, "the command comes before its options, and here is '\(first)'",
        hint: "For example: andon check \(first)")
    }
    let verb = try verb(first)
    let arguments = try ArgumentReader.read(rest, for: verb)
    if arguments.has(.help) { return show(UsageText.page(of: verb)) }
    if arguments.has(.version) { return show("andon \(Tool.version)\n") }
    return try await run(arguments)
  }

  private func run(_ arguments: Arguments) async throws(CommandError) -> ExitCode {
    switch arguments.verb {
    case .check: try await CheckCommand.run(arguments, environment: environment, io: io)
    case .preview: try await PreviewCommand.run(arguments, environment: environment, io: io)
    case .report: try await ReportCommand.run(arguments, environment: environment, io: io)
    case .merge: try MergeCommand.run(arguments, environment: environment, io: io)
    case .golden: try await GoldenCommand.run(arguments, environment: environment, io: io)
    case .measure: try MeasureCommand.run(arguments, environment: environment, io: io)
    case .compare: try CompareCommand.run(arguments, environment: environment, io: io)
    case .initialize: try InitCommand.run(arguments, io: io)
    case .list: try ListCommand.run(arguments, io: io)
    case .explain: try ExplainCommand.run(arguments, io: io)
    }
  }

  private func help(_ words: ArraySlice<String>) throws(CommandError) -> ExitCode {
    guard let word = words.first else { return show(UsageText.overview) }
    return show(UsageText.page(of: try verb(word)))
  }

  private func show(_ page: String) -> ExitCode {
    io.output.write(page)
    return .passed
  }

  private func verb(_ word: String) throws(CommandError) -> Verb {
    if let verb = Verb(rawValue: word) { return verb }
    if Verb.later.contains(word) {
      throw CommandError(
        .notInThisVersion, subject: word, "the command '\(word)' is not in this version",
        hint: "`andon --help` lists the commands there are.")
    }
    let fitting = word.hasSuffix(".json") ? "check" : word.hasSuffix(".png") ? "measure" : nil
    let hint =
      fitting.map { "For a file: andon \($0) \(word)" }
      ?? Verb.allCases.map(\.rawValue).hint(for: word) { "`andon \($0)`" }
      ?? "`andon --help` lists the commands."
    throw CommandError(.unknownCommand, subject: word, "there is no command '\(word)'", hint: hint)
  }
}
