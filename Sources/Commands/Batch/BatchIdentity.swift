// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports
import WidgetModel

/// What the results of a batch depend on, beside the entries. Results of equal identities may be joined.
struct BatchIdentity: Hashable, Sendable {
  var stack: Stack
  /// The choices by name, and the digests of what was read.
  var choices: [JSONValue.Member]
  /// The share of the entries, or nil for all of them.
  var shard: Shard?

  init(_ request: BatchRequest, _ preparation: Preparation, io: ToolIO) {
    stack = preparation.stackWithFonts
    shard = request.shard
    let plan = preparation.plan
    let choices: JSONValue = [
      "layouts": .array(
        zip(plan.subjects, preparation.layoutDigests).map { subject, digest in
          ["file": .string(subject.layout.file), "sha256": .string(digest)]
        }),
      "configuration": preparation.configurationSource.map {
        ["file": .string($0.file), "sha256": .string($0.sha256)]
      },
      "texts": .words(request.run.texts), "sets": .words(request.run.sets.map(\.name)),
      "selection": .words(Self.words(of: request.run)),
      "environments": .words(plan.environments.map(\.name)), "devices": .words(plan.devices.map(\.name)),
      "locales": .words(plan.locales), "timeZone": .string(plan.dates.timeZone),
      "date": .string(plan.dates.moment), "failOn": .string(plan.judgment.failingSeverity.rawValue),
      "strict": .boolean(plan.judgment.openQuestions == .failing),
      "frames": .boolean(request.run.wantsFrames), "attribution": .boolean(request.run.wantsAttribution),
      "pictures": .string(request.pictures.rawValue), "extent": .string(request.run.extent.rawValue),
      "baseline": Self.baseline(of: request.run, io: io),
    ]
    self.choices = choices.members
  }

  /// The baseline that renders are compared with, and its content; of one that is written, the name alone, since each
  /// share writes its own.
  private static func baseline(of run: RunRequest, io: ToolIO) -> JSONValue? {
    guard let file = run.baseline.file else { return nil }
    let digest = run.baseline.isUpdate ? nil : BaselineFile(name: file, io: io).digest
    let outcome: BaselineComparison.Outcome = run.baseline.isUpdate ? .updated : .compared
    return [
      "file": .string(file), "outcome": .string(outcome.rawValue), "sha256": digest.map(JSONValue.string),
      "extent": .string(run.baselineExtent.rawValue),
    ]
  }

  /// How entries are made and chosen, as it may be written on the command line.
  private static func words(of run: RunRequest) -> [String] {
    var words = run.selection.locales.map { "--locale \($0)" }
    words += run.setOptions.fields.map { "--field \($0.field)=\($0.source)" }
    words += run.setOptions.idField.map { ["--id-field \($0)"] } ?? []
    words += run.setOptions.placeholders.values.sorted { $0.key < $1.key }
      .map { "--placeholder \($0.key)=\($0.value)" }
    words += run.selection.filters.map { "--where \($0.written)" }
    words += run.selection.limit.map { ["--limit \($0)"] } ?? []
    words += run.selection.sample.map { ["--sample \($0.count)", "--seed \($0.seed)"] } ?? []
    return words
  }

  /// The member `run` of the last line.
  ///
  /// - Parameter entries: How many entries were read, or nil where that is not known yet.
  func json(entries: Int?) -> JSONValue {
    var members = choices
    if let shard {
      members.append(
        JSONValue.Member(
          key: "shard", value: ["number": .integer(shard.number), "count": .integer(shard.count)]))
    }
    if let entries { members.append(JSONValue.Member(key: "entries", value: .integer(entries))) }
    return .object(members)
  }

  /// Reads what the last line of a batch, or the file beside its results, says.
  init(json: JSONValue) throws(RunLineError) {
    guard let head = json["andon"], let run = json["run"] else {
      throw RunLineError("\"run\" is missing: `andon report` did not write this")
    }
    stack = try Stack(json: head)
    choices = run.members.filter { $0.key != "shard" && $0.key != "entries" }
    shard = run["shard"].flatMap { shard in
      guard let number = shard["number"]?.integer, let count = shard["count"]?.integer else { return nil }
      return Shard(number: number, count: count)
    }
  }

  /// Returns half a sentence on what keeps two results from belonging together, or nil where nothing does.
  func difference(from other: BatchIdentity) -> String? {
    if stack.version != other.stack.version {
      return "one is of version \(stack.version), the other of \(other.stack.version)"
    }
    if stack.model != other.stack.model {
      let names = stack.model.filter { !other.stack.model.contains($0) }.map(\.name)
      return "the system model differs in \((names.isEmpty ? ["its parameters"] : names).spelledOutAll)"
    }
    if stack.fonts != other.stack.fonts {
      let names = stack.fonts.filter { !other.stack.fonts.contains($0) }.map(\.face)
      return "the fonts differ: \((names.isEmpty ? ["their number"] : names).spelledOutAll)"
    }
    let (mine, theirs) = (JSONValue.object(choices), JSONValue.object(other.choices))
    let keys = choices.map(\.key) + other.choices.map(\.key)
    guard let key = keys.first(where: { mine[$0] != theirs[$0] }) else { return nil }
    func text(_ value: JSONValue?) -> String { value.map(JSONText.line) ?? "nothing" }
    return "\"\(key)\" was \(text(theirs[key])) and is \(text(mine[key]))"
  }

  /// The layout files and their digests.
  var layouts: [(file: String, sha256: String)] {
    (JSONValue.object(choices)["layouts"]?.elements ?? []).map {
      ($0["file"]?.string ?? "", $0["sha256"]?.string ?? "")
    }
  }

  /// The configuration's file and its digest, or nil for the built-in one.
  var configurationSource: (file: String, sha256: String)? {
    JSONValue.object(choices)["configuration"].map {
      ($0["file"]?.string ?? "", $0["sha256"]?.string ?? "")
    }
  }

  /// How much of the project was asked for.
  var extent: RunExtent {
    JSONValue.object(choices)["extent"]?.string.flatMap(RunExtent.init) ?? .part
  }

  /// A baseline that renders were compared with.
  struct ComparedBaseline {
    var file: String
    var sha256: String
    /// How much of it was asked for.
    var extent: RunExtent
  }

  /// The baseline that renders were compared with, or nil where there was none that could be read.
  var comparedBaseline: ComparedBaseline? {
    guard let baseline = JSONValue.object(choices)["baseline"], let file = baseline["file"]?.string,
      let digest = baseline["sha256"]?.string
    else { return nil }
    return ComparedBaseline(
      file: file, sha256: digest, extent: baseline["extent"]?.string.flatMap(RunExtent.init) ?? .part)
  }

  /// Which renders are kept as pictures.
  var pictures: BatchRequest.Pictures {
    JSONValue.object(choices)["pictures"]?.string.flatMap(BatchRequest.Pictures.init) ?? .none
  }

  /// What fails a render.
  var judgment: Judgment {
    let choices = JSONValue.object(choices)
    return Judgment(
      failingOn: choices["failOn"]?.string.flatMap(Severity.init) ?? .error,
      openQuestions: choices["strict"]?.truth == true ? .failing : .shown)
  }
}

extension JSONValue {
  /// Returns an array of strings.
  fileprivate static func words(_ words: [String]) -> JSONValue { .array(words.map(JSONValue.string)) }
}
