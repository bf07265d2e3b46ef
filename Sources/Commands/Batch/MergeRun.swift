// SPDX-License-Identifier: MIT

import Files
import Inputs
import Inspection
import Reports

/// Joins the results of shares into the report that one machine would have written.
///
/// The shares are read side by side, an entry at a time, so that memory does not grow with them.
struct MergeRun {
  let words: [String]
  let folder: ReportFolder
  let settings: BatchSettings
  let io: ToolIO

  /// Joins the shares.
  func run() throws(CommandError) -> ExitCode {
    var parts: [ResultsPart] = []
    for word in words { parts.append(try ResultsPart(word, io: io)) }
    try checkShares(parts)
    guard var identity = parts.first?.identity, let entries = parts.first?.entries else {
      return .couldNotRun
    }
    identity.shard = nil
    let (context, configuration) = try context(of: identity)
    let tally = BatchTally(judgment: identity.judgment, baseline: try baseline(of: identity))
    try folder.make(withPictures: identity.pictures)
    // The pictures of a share in this folder are of the report too.
    if !parts.contains(where: { $0.folder == folder.path }) { folder.removeOldPictures() }
    try folder.write(identity)
    let end = try join(&parts, identity, tally, configuration, entries: entries)
    try folder.writeReports(
      identity.stack, end, context: context, and: [settings.sink(context, io: io)].compactMap(\.self))
    io.output.flush()
    return settings.verdict(on: end, judgment: identity.judgment, folder: folder.name, io: io)
  }

  // MARK: Which shares there are

  private func checkShares(_ parts: [ResultsPart]) throws(CommandError) {
    guard let first = parts.first else { return }
    var named: [Int: String] = [:]
    for part in parts {
      if let difference = part.identity.difference(from: first.identity) {
        throw refusal(part, "it does not belong to \(first.name): \(difference)")
      }
      guard part.shard.count == first.shard.count else {
        throw refusal(
          part, "it is one of \(part.shard.count) shares, and \(first.name) is one of \(first.shard.count)")
      }
      if let other = named.updateValue(part.name, forKey: part.shard.number) {
        throw refusal(part, "share \(part.shard.number) of \(part.shard.count) is in \(other) already")
      }
      guard part.entries == first.entries else {
        throw refusal(
          part, "its run read \(part.entries) entries, and that of \(first.name) \(first.entries)",
          hint: "Give each share the same sets.")
      }
      guard part.errors.map(\.bytes) == first.errors.map(\.bytes) else {
        throw refusal(part, "what it could not read of the project differs from \(first.name)")
      }
      guard part.leftOut == first.leftOut else {
        throw refusal(
          part, "what was left out of its sets differs from \(first.name)",
          hint: "Give each share the same sets."
        )
      }
    }
    let missing = (1...first.shard.count).filter { named[$0] == nil }
    guard missing.isEmpty else {
      let numbers = missing.prefix(20).map(String.init) + (missing.count > 20 ? ["others"] : [])
      throw CommandError(
        .results, subject: "\(missing[0])/\(first.shard.count)",
        "of \(first.shard.count) shares \(numbers.spelledOutAll) \(missing.count == 1 ? "is" : "are") missing",
        hint: "Name the results of every share.")
    }
  }

  private func refusal(_ part: ResultsPart, _ detail: String, hint: String? = nil) -> CommandError {
    CommandError(.results, subject: part.name, "\(part.name): \(detail)", hint: hint)
  }

  // MARK: Joining

  /// Writes the results in the order of the entries.
  private func join(
    _ parts: inout [ResultsPart], _ identity: BatchIdentity, _ tally: BatchTally,
    _ configuration: Configuration, entries: Int
  ) throws(CommandError) -> RunEnd {
    let output = try folder.writing { () throws(FileError) in try OutputFile(replacing: folder.results) }
    var tally = tally
    for line in parts.first?.errors ?? [] { write(line, to: output, &tally) }
    for index in 0..<entries {
      let holders = parts.indices.filter { parts[$0].next?.index == index }
      guard let holder = holders.first, let entry = parts[holder].next else {
        throw CommandError(
          .results, subject: String(index + 1), "entry \(index + 1) of \(entries) is in none of the shares",
          hint: "Was a file of results changed?")
      }
      guard holders.count == 1 else {
        throw CommandError(
          .results, subject: String(index + 1),
          "entry \(index + 1) is in \(parts[holders[0]].name) and in \(parts[holders[1]].name)")
      }
      for line in entry.lines { write(line, to: output, &tally) }
      try copyPictures(of: entry, from: parts[holder])
      try parts[holder].advance()
    }
    for part in parts {
      guard let left = part.next else { continue }
      throw refusal(part, "entry \(left.index + 1) is beyond the \(entries) that were read")
    }
    // What no share found used is unused; so it is with all that only a whole run can tell.
    let others = parts.dropFirst().map { Set($0.findings) }
    let findings = (parts.first?.findings ?? []).filter { finding in
      others.allSatisfy { $0.contains(finding) }
    }
    let end = end(of: tally, identity, configuration, findings: findings, leftOut: parts.first?.leftOut ?? [])
    output.write(
      RunLine.text(
        of: end, stack: identity.stack,
        with: [JSONValue.Member(key: "run", value: identity.json(entries: entries))]))
    try folder.writing { () throws(FileError) in try output.close() }
    return end
  }

  /// Returns what one machine would have known at its end.
  private func end(
    of tally: BatchTally, _ identity: BatchIdentity, _ configuration: Configuration, findings: [Finding],
    leftOut: [LeftOut]
  ) -> RunEnd {
    let isPart = tally.run.summary().errors > 0
    let findings =
      findings + tally.staleBudgets(by: configuration, extent: isPart ? .part : identity.extent)
    let extent = isPart ? .part : identity.comparedBaseline?.extent ?? .part
    // A comparison writes nothing, so that nothing keeps it from ending.
    let comparison = try? tally.comparison(extent: extent)
    var end = RunEnd(findings: findings, summary: tally.run.summary(findings), baseline: comparison)
    end.summary.leftOut = leftOut
    return end
  }

  private func write(_ line: ResultsPart.Line, to output: OutputFile, _ tally: inout BatchTally) {
    tally.add(line.content)
    output.write(line.bytes)
    output.write("\n")
  }

  /// Copies the pictures that lie beside a share's results.
  private func copyPictures(of entry: ResultsPart.Entry, from part: ResultsPart) throws(CommandError) {
    for line in entry.lines {
      guard case .render(let render) = line.content, let picture = render.picture else { continue }
      guard picture.hasPrefix("\(BatchPictures.name)/"), !picture.split(separator: "/").contains("..") else {
        throw refusal(part, "the picture '\(picture)' of entry \(entry.index + 1) lies elsewhere")
      }
      let source = "\(part.folder)/\(picture)"
      let target = "\(folder.path)/\(picture)"
      guard source != target else { continue }
      do throws(FileError) {
        try AtomicFile.write(try FileContents.read(source), to: target)
      } catch {
        throw refusal(
          part, "the picture '\(picture)' of entry \(entry.index + 1) could not be copied: \(error.detail)",
          hint: "Name the folders of the reports, with their pictures in them.")
      }
    }
  }

  // MARK: What reports look up

  /// Reads the layouts and the configuration again, since reports say where in them something was found.
  private func context(
    of identity: BatchIdentity
  ) throws(CommandError) -> (ReportContext, Configuration) {
    var context = ReportContext(judgment: identity.judgment)
    let files = ProjectFiles(io: io)
    var places: [String: ViewPlaces] = [:]
    for (file, digest) in identity.layouts {
      let bytes = try bytes(of: file, digest)
      places[file] = ViewPlaces(bytes, file: file)
    }
    let source = identity.configurationSource
    if let source { _ = try bytes(of: source.file, source.sha256) }
    do throws(PreparationFault) {
      let configuration = source == nil ? Configuration() : try files.configuration(named: source?.file)
      context.look(at: places, configuration: configuration)
      context.preview = identity.previewFacts(by: configuration, io: io)
      return (context, configuration)
    } catch {
      throw CommandError(.results, subject: source?.file ?? "", "the configuration cannot be read: \(error)")
    }
  }

  /// Reads the baseline again that the shares were compared with; what kept them from reading it is an error of each.
  private func baseline(of identity: BatchIdentity) throws(CommandError) -> BaselineWork {
    guard let source = identity.comparedBaseline else {
      return BaselineWork(comparingWith: nil, file: "", io: io)
    }
    _ = try bytes(of: source.file, source.sha256)
    let stored = try? BaselineFile(name: source.file, io: io).read(
      for: .compare(file: source.file), extent: source.extent, ground: Baseline.Ground(identity.stack))
    return BaselineWork(comparingWith: stored, file: source.file, io: io)
  }

  private func bytes(of file: String, _ digest: String) throws(CommandError) -> [UInt8] {
    let hint = "Run `andon merge` in the project's folder, as it was when the shares were judged."
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileContents.read(io.path(file))
    } catch {
      throw CommandError(.results, subject: file, "\(file): \(error.detail)", hint: hint)
    }
    guard ProjectFiles.digest(of: bytes) == digest else {
      throw CommandError(
        .results, subject: file, "\(file) is not the file that the shares were made from", hint: hint)
    }
    return bytes
  }
}
