// SPDX-License-Identifier: MIT

import Files
import Inspection
import Reports

/// The results of one share, read line by line in the order of the entries.
struct ResultsPart {
  /// The results as the user named them.
  let name: String
  /// The folder that they are in, from the root.
  let folder: String
  let identity: BatchIdentity
  let shard: Shard
  /// The number of entries that were read, of all shares.
  let entries: Int
  /// What was left out of the sets, which each share reads whole.
  let leftOut: [LeftOut]
  private let path: String
  private let file: LineFile
  /// The entry that comes next, or nil at the end.
  private(set) var next: Entry?
  /// What was read of no entry: errors at the start, findings at the end.
  private(set) var errors: [Line] = []
  private(set) var findings: [Finding] = []
  private var ahead: Line?
  private var number = 0

  /// One line and what it says.
  struct Line {
    var bytes: [UInt8]
    var content: RunLine
  }

  /// The lines of one entry.
  struct Entry {
    var index: Int
    var lines: [Line]
  }

  /// Opens the results of a share.
  ///
  /// - Parameter word: A file of results, or the folder of a report.
  init(_ word: String, io: ToolIO) throws(CommandError) {
    let given = io.path(word)
    let isFolder = Folder.exists(given)
    name = isFolder ? "\(word)/\(ResultsFile.name)" : word
    path = isFolder ? "\(given)/\(ResultsFile.name)" : given
    folder = isFolder ? given : ProjectPath.folder(of: given)
    do {
      guard let last = try LineFile.last(of: path), case .summary(let summary) = try RunLine(last) else {
        throw RunLineError("the results have no end; a run that was stopped goes on with --resume")
      }
      let identity = try BatchIdentity(json: summary)
      guard let counts = try summary["summary"].map(RunSummary.init(json:)), !counts.isInterrupted else {
        throw RunLineError("the run was stopped before its end; --resume goes on with it")
      }
      guard let entries = summary["run"]?["entries"]?.integer else {
        throw RunLineError("the last line does not say how many entries there are")
      }
      self.identity = identity
      self.entries = entries
      leftOut = counts.leftOut
      shard = identity.shard ?? Shard(number: 1, count: 1)
      file = try LineFile(path)
    } catch let error as FileError {
      throw CommandError(ResultsFault.file(error).error(in: name))
    } catch let error as RunLineError {
      throw CommandError(.results, subject: name, "\(name): \(error.detail)")
    } catch {
      throw CommandError(.results, subject: name, "\(name): \(error)")
    }
    try readLine()
    while let line = ahead, line.content.index == nil, case .error = line.content {
      errors.append(line)
      try readLine()
    }
    try readEntry()
  }

  /// Goes on to the next entry.
  mutating func advance() throws(CommandError) { try readEntry() }

  private mutating func readEntry() throws(CommandError) {
    next = nil
    guard let index = ahead?.content.index else { return try readEnd() }
    var entry = Entry(index: index, lines: [])
    while let line = ahead, line.content.index == index {
      entry.lines.append(line)
      try check(line, at: index)
      try readLine()
    }
    next = entry
    if let after = ahead?.content.index, after < index {
      throw CommandError(
        .results, subject: name,
        "\(name):\(number): entry \(after + 1) stands after entry \(index + 1), and entries stand in order")
    }
  }

  /// Refuses an entry that belongs to another share.
  private func check(_ line: Line, at index: Int) throws(CommandError) {
    guard case .render(let render) = line.content, !shard.holds(id: render.entry.id, index: index) else {
      return
    }
    let place = Shard.number(of: render.entry.id, index: index, count: shard.count)
    throw CommandError(
      .results, subject: render.entry.id,
      "\(name): entry \(index + 1), '\(render.entry.id)', belongs to share \(place) of \(shard.count), and this is share \(shard.number)"
    )
  }

  private mutating func readEnd() throws(CommandError) {
    while let line = ahead {
      if case .finding(let finding) = line.content { findings.append(finding) }
      try readLine()
    }
  }

  private mutating func readLine() throws(CommandError) {
    ahead = nil
    do {
      guard let bytes = try file.next() else { return }
      number += 1
      ahead = Line(bytes: bytes, content: try RunLine(bytes))
    } catch let error as FileError {
      throw CommandError(ResultsFault.file(error).error(in: name))
    } catch let error as RunLineError {
      throw CommandError(ResultsFault.line(number, error).error(in: name))
    } catch {
      throw CommandError(.results, subject: name, "\(name): \(error)")
    }
  }
}
