// SPDX-License-Identifier: MIT

import Files
import Foundation
import Inspection
import Reports

/// The folder of a batch's report: its results, and every report that is made from them.
struct ReportFolder {
  /// The folder as the user named it.
  let name: String
  /// The folder, from the root.
  let path: String

  init(_ name: String, io: ToolIO) {
    self.name = name
    path = io.path(name)
  }

  /// The results.
  var results: String { "\(path)/\(ResultsFile.name)" }

  /// Returns a file of the folder as the user names it.
  func shown(_ file: String) -> String { "\(name)/\(file)" }

  /// Makes the folder, and that of its pictures where there will be some.
  func make(withPictures: BatchRequest.Pictures) throws(CommandError) {
    try writing {
      () throws(FileError) in try Folder.make(withPictures == .none ? path : "\(path)/\(BatchPictures.name)")
    }
  }

  /// Takes away the pictures that the results of an earlier run name, and nothing else, before those results are
  /// written over. Without results, or without pictures, there is nothing to do.
  func removeOldPictures() {
    guard Folder.exists("\(path)/\(BatchPictures.name)"), let file = try? LineFile(results) else { return }
    while let line = try? file.next() {
      guard let json = try? JSONValue(reading: line), let name = json["picture"]?.string,
        let picture = BatchPictures.ownName(name)
      else { continue }
      let old = "\(path)/\(BatchPictures.name)/\(picture)"
      if !Folder.exists(old) { try? FileManager.default.removeItem(atPath: old) }
    }
  }

  /// Writes what the results depend on.
  func write(_ identity: BatchIdentity) throws(CommandError) {
    let json: JSONValue = ["andon": identity.stack.json, "run": identity.json(entries: nil)]
    try writing { () throws(FileError) in
      try AtomicFile.write(JSONText.block(json) + "\n", to: "\(path)/\(ResultsFile.identityName)")
    }
  }

  /// Makes all reports from the results.
  ///
  /// - Parameters:
  ///   - stack: What the run was made with.
  ///   - end: What is known at its end.
  ///   - context: How reports are to be shown.
  ///   - others: Further reports, such as that on standard output.
  func writeReports(
    _ stack: Stack, _ end: RunEnd, context: ReportContext, and others: [any RunSink]
  ) throws(CommandError) {
    let spools = SpoolFolder(path)
    var context = context
    context.makeSpool = { spools.makeSpool() }
    var sinks = others
    var files: [OutputFile] = []
    for (file, makeSink) in Self.reports {
      let output = try writing { () throws(FileError) in try OutputFile(replacing: "\(path)/\(file)") }
      files.append(output)
      sinks.append(makeSink(FileChannel(output), context))
    }
    let page = try writing { () throws(FileError) in try PageFiles(path) }
    sinks.append(
      PageSink(context: context, files: Self.reports.map(\.0) + [ResultsFile.name]) { page.write($0, $1) }
    )
    for place in sinks.indices { sinks[place].begin(RunHead(stack: stack)) }
    do throws(ResultsFault) {
      try ResultsFile.read(results) { line in
        switch line {
        case .render(let render): for place in sinks.indices { sinks[place].receive(render) }
        case .error(let error): for place in sinks.indices { sinks[place].receive(error) }
        case .finding, .summary: break
        }
      }
    } catch {
      throw CommandError(error.error(in: shown(ResultsFile.name)))
    }
    for place in sinks.indices { sinks[place].end(end) }
    try writing { () throws(FileError) in
      if let fault = spools.fault { throw fault }
      for file in files { try file.close() }
      try page.close()
    }
  }

  /// The reports of a batch by their files.
  private static let reports: [(String, @Sendable (any TextChannel, ReportContext) -> any RunSink)] = [
    ("report.json", { JSONSink(to: $0, context: $1) }),
    ("report.csv", { channel, _ in CSVSink(to: channel) }),
    ("findings.sarif", { HostedSARIFSink(to: $0, context: $1) }),
    ("junit.xml", { JUnitSink(to: $0, context: $1) }),
    ("summary.md", { SummarySink(to: $0, context: $1) }),
  ]

  /// Names the folder in what keeps it from being written.
  func writing<Result>(_ body: () throws(FileError) -> Result) throws(CommandError) -> Result {
    do throws(FileError) {
      return try body()
    } catch {
      throw CommandError(
        .notWritten, subject: name, "\(name): \(error.detail)", hint: SentenceText.sentence(error.hint))
    }
  }
}

extension CommandError {
  /// Creates an error of what a file of results holds.
  init(_ error: RunError) {
    self.init(
      .results, subject: error.file ?? "", (error.placeText.map { "\($0): " } ?? "") + error.message,
      hint: error.hint.map(SentenceText.sentence))
  }
}
