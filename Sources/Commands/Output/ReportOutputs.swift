// SPDX-License-Identifier: MIT

import Files
import Inspection
import Reports

/// Where the reports of a run go, in which formats, and how the process ends.
struct ReportOutputs {
  private enum Target: Hashable {
    case standardOutput
    /// A file, as the user named it.
    case file(String)
  }

  /// What a person ran the command for, and so what stands on standard output unless a format is named.
  enum Product {
    /// The report; findings end the process with 1.
    case report
    /// Pictures: their names, a line each. They are judged only where the command line says what fails.
    case pictures
  }

  private var targets: [(format: ReportFormat, target: Target)]
  private let hasColor: Bool
  private let exitsZero: Bool
  private let isQuiet: Bool
  private let product: Product
  /// Whether the run's progress is to be seen.
  let showsProgress: Bool

  /// Reads the outputs from the words of the command line.
  init(
    _ arguments: Arguments, for product: Product = .report, environment: [String: String],
    screen: ToolIO.Screen
  ) throws(CommandError) {
    let isJudged = product == .report || arguments.has(.strict) || !arguments.all(.failOn).isEmpty
    self.product = arguments.all(.format).isEmpty ? product : .report
    hasColor = Self.hasColor(arguments, environment: environment, screen: screen)
    exitsZero = arguments.has(.exitZero) || !isJudged
    isQuiet = arguments.has(.quiet)
    showsProgress = screen.showsMessages && !arguments.has(.quiet)
    let file = arguments.value(.output).flatMap { $0 == "-" ? nil : $0 }
    targets = [(try arguments.choice(.format) ?? .text, file.map(Target.file) ?? .standardOutput)]
    for word in arguments.all(.report) { targets.append(try Self.target(word)) }
    var seen: Set<Target> = []
    for (_, target) in targets where !seen.insert(target).inserted {
      let name = if case .file(let name) = target { name } else { "standard output" }
      throw CommandError(.contradiction, subject: name, "two reports go to \(name)")
    }
  }

  /// Returns whether what is seen on standard output may be coloured.
  static func hasColor(
    _ arguments: Arguments, environment: [String: String], screen: ToolIO.Screen
  ) -> Bool {
    screen.showsOutput && !arguments.has(.noColor) && environment["NO_COLOR", default: ""].isEmpty
      && environment["TERM"] != "dumb"
  }

  private static func target(_ word: String) throws(CommandError) -> (ReportFormat, Target) {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw CommandError(
        .optionValue, subject: word, "--report takes FORMAT=FILE, not '\(word)'",
        hint: "For example: --report junit=andon.xml")
    }
    let target = parts[1] == "-" ? Target.standardOutput : .file(parts[1])
    return (try Arguments.choice(parts[0], of: .report), target)
  }

  /// Writes every report and returns how the process ends; one report that cannot be written does not keep
  /// the others from it.
  ///
  /// - Parameter files: The names of the pictures that were written.
  func deliver(
    _ results: Results, files: [String] = [], context: ReportContext, io: ToolIO
  ) -> ExitCode {
    if !readsText { complain(of: results, io: io) }
    var isWritten = true
    for (format, target) in targets {
      switch target {
      case .standardOutput where product == .pictures:
        io.output.write(files.map { $0 + "\n" }.joined())
        io.output.flush()
      case .standardOutput: write(results, format, context, io: io)
      case .file(let name):
        isWritten = save(results, format.writer(context), as: name, io: io) && isWritten
      }
    }
    if results.isNothing { io.complain("nothing was judged", hint: nil) }
    guard isWritten, results.errors.isEmpty, !results.isNothing else { return .couldNotRun }
    return results.fails(by: context.judgment) && !exitsZero ? .found : .passed
  }

  /// Writes the reports of a run whose widgets were all looked at and found unchanged, and says so. That is an
  /// answer, unlike a run that has found nothing to look at.
  func deliverUnchanged(
    _ report: RunReport, count: Int, since revision: String, context: ReportContext, io: ToolIO
  ) -> ExitCode {
    var isWritten = true
    for (format, target) in targets {
      switch target {
      case .standardOutput: write(.widgets(report), format, context, io: io)
      case .file(let name):
        isWritten = save(.widgets(report), format.writer(context), as: name, io: io) && isWritten
      }
    }
    let widgets = count == 1 ? "1 widget is" : "\(count) widgets are"
    if !isQuiet {
      io.messages.write("nothing changed since \(PlainText.singleLine(revision)): \(widgets) as before\n")
    }
    return isWritten ? .passed : .couldNotRun
  }

  private func write(_ results: Results, _ format: ReportFormat, _ context: ReportContext, io: ToolIO) {
    var context = context
    context.columns = io.screen.columns
    context.style = hasColor ? .colored : .plain
    var channel = ChannelText(channel: io.output)
    results.write(by: format.writer(context), to: &channel)
    io.output.flush()
  }

  private func save(_ results: Results, _ writer: any ReportWriter, as name: String, io: ToolIO) -> Bool {
    var text = ""
    results.write(by: writer, to: &text)
    do throws(FileError) {
      try AtomicFile.write(text, to: io.path(name))
      return true
    } catch {
      io.complain("\(name): \(error.detail)", hint: SentenceText.sentence(error.hint))
      return false
    }
  }

  /// Whether JSON Lines on standard output is all that is wanted.
  var isLinesAlone: Bool { targets.map(\.format) == [.jsonl] && targets.map(\.target) == [.standardOutput] }

  /// Whether a report names the faces of the run.
  var namesFonts: Bool { targets.contains { $0.format == .json || $0.format == .jsonl } }

  /// Whether a person reads the report on standard output, errors and summary included.
  private var readsText: Bool {
    product == .report && targets.contains { $0.format == .text && $0.target == .standardOutput }
  }

  /// Says what could not be judged, and unless it is to be quiet the counts, where a person sees it while
  /// a program gets the report.
  private func complain(of results: Results, io: ToolIO) {
    for error in results.errors {
      io.complain(
        (error.placeText.map { "\($0): " } ?? "") + error.message, hint: error.hint.map(SentenceText.sentence)
      )
    }
    if !isQuiet, case .widgets(let report) = results { io.messages.write(report.summary.sentence + "\n") }
  }
}
