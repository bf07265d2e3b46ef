// SPDX-License-Identifier: MIT

import Inputs
import Inspection

extension RunRequest {
  /// Reads a request from the words of the command line.
  ///
  /// - Parameters:
  ///   - arguments: The words.
  ///   - folder: The working folder, from which files are named in reports.
  init(_ arguments: Arguments, folder: String) throws(CommandError) {
    self.init()
    files = arguments.operands.map { Source($0, folder: folder) }
    sets = arguments.all(.set).map { Source($0, folder: folder) }
    texts = arguments.all(.text)
    date = arguments.value(.date)
    locales = arguments.all(.locale)
    setOptions = try SetOptions(arguments)
    selection = try EntrySelection(arguments)
    timeZone = arguments.value(.timeZone)
    environments = arguments.all(.environment)
    devices = arguments.all(.device)
    configuration = arguments.value(.config)
    jobs = try arguments.count(.jobs, in: 1...1024)
    wantsFrames = arguments.has(.frames)
    wantsAttribution = arguments.has(.attribution)
    judgment = try Judgment(arguments)
    baseline = try Self.baseline(arguments, folder: folder)
    changedSince = arguments.value(.changedSince)
    guard (files + sets).count(where: { $0 == .standardInput }) < 2 else {
      throw CommandError(
        .contradiction, subject: "-", "standard input can be read once, and '-' stands twice")
    }
    for (name, values) in [
      ("--environment", environments), ("--device", devices), ("--locale", locales),
    ] {
      var seen: Set<String> = []
      for value in values where !seen.insert(value).inserted {
        throw CommandError(.contradiction, subject: value, "\(name) \(value) stands twice")
      }
    }
  }
}

extension RunRequest {
  private static func baseline(_ arguments: Arguments, folder: String) throws(CommandError) -> BaselineUse {
    guard let word = arguments.value(.baseline) else {
      guard arguments.has(.updateBaseline) else { return .none }
      throw CommandError(
        .operands, subject: "--update-baseline", "--update-baseline needs a file to keep the light in",
        hint: "For example: --baseline andon.baseline --update-baseline")
    }
    let file = ProjectPath.relative(word, to: folder)
    return arguments.has(.updateBaseline) ? .update(file: file) : .compare(file: file)
  }
}

extension RunRequest.Source {
  /// Reads a source as it is written: `-` is standard input.
  init(_ word: String, folder: String) {
    self = word == "-" ? .standardInput : .file(ProjectPath.relative(word, to: folder))
  }
}

extension Judgment {
  /// Reads what fails from the words of the command line.
  init(_ arguments: Arguments) throws(CommandError) {
    self.init(
      failingOn: try arguments.choice(.failOn) ?? (arguments.verb == .golden ? .warning : .error),
      openQuestions: arguments.has(.strict) ? .failing : .shown)
  }
}

extension PreviewRequest {
  /// Reads a request from the words of the command line.
  init(_ arguments: Arguments, folder workingFolder: String) throws(CommandError) {
    guard let folder = arguments.value(.out) else {
      throw CommandError(
        .operands, subject: "--out", "`andon preview` needs a folder for the pictures",
        hint: "For example: --out out")
    }
    guard !arguments.operands.isEmpty else {
      throw CommandError(
        .operands, subject: "preview", "`andon preview` needs a layout file",
        hint: "For example: andon preview widgets/affirmation.widget.json --out \(folder)")
    }
    run = try RunRequest(arguments, folder: workingFolder)
    self.folder = folder
    sheet = arguments.has(.sheet) ? .contactSheet : .none
  }
}
