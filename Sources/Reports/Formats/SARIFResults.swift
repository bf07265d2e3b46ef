// SPDX-License-Identifier: MIT

import Inspection

/// The results of a SARIF report, which are kept aside as they come.
struct SARIFResults {
  /// Notifications that are written; the rest are counted. A set in a wrong encoding has one for each line.
  private static let shownErrors = 1000
  private let place: @Sendable (String, String) -> ReportContext.Place?
  private let results: any TextSpool
  private var table: RuleTable
  private var resultCount = 0
  private var errors: [RunError] = []
  private var errorCount = 0
  private var notes: [JSONValue] = []

  init(context: ReportContext) {
    place = context.place
    results = context.makeSpool()
    table = RuleTable(context.rules)
  }

  /// What was judged, and what of it.
  struct Judged {
    var file: String?
    /// What tells this render from the others of its file.
    var facts: [(name: String, value: String)] = []
    var findings: [Finding]
    var cannotTell: [OpenQuestion]

    init(file: String?, findings: [Finding], cannotTell: [OpenQuestion]) {
      self.file = file
      self.findings = findings
      self.cannotTell = cannotTell
    }

    init(_ render: RenderReport) {
      self.init(file: render.file, findings: render.findings, cannotTell: render.cannotTell)
      facts = [
        ("widget", render.widget), ("entry", render.entry.id), ("locale", render.locale),
        ("device", render.device), ("environment", render.environment),
      ]
    }
  }

  /// Adds what was found.
  mutating func add(_ judged: Judged) {
    table.add(judged)
    for result in results(of: judged) {
      results.write((resultCount == 0 ? "\n        " : ",\n        ") + JSONText.block(result, indent: 8))
      resultCount += 1
    }
  }

  /// Adds what could not be judged.
  mutating func add(_ error: RunError) {
    errorCount += 1
    if errors.count < Self.shownErrors { errors.append(error) }
  }

  /// Adds a notification of something that is no fault.
  mutating func note(_ text: String) { notes.append(["level": "note", "message": ["text": .string(text)]]) }

  /// Writes the report.
  func write(stack: Stack, to channel: any TextChannel) {
    let tool: JSONValue = [
      "driver": ["name": "Andon", "version": .string(stack.version), "rules": .array(table.json)]
    ]
    let invocation: JSONValue = [
      "executionSuccessful": .boolean(errorCount == 0),
      "toolExecutionNotifications": .array(errors.map(\.sarif) + leftOut + notes),
    ]
    channel.write("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    channel.write("  \"version\": \"2.1.0\",\n  \"runs\": [\n    {\n")
    channel.write("      \"tool\": \(JSONText.block(tool, indent: 6)),\n")
    channel.write("      \"columnKind\": \"unicodeCodePoints\",\n")
    channel.write("      \"invocations\": \(JSONText.block([invocation], indent: 6)),\n")
    channel.write("      \"results\": [")
    results.pour(into: channel)
    channel.write(resultCount > 0 ? "\n      ]\n" : "]\n")
    channel.write("    }\n  ]\n}\n")
  }

  private var leftOut: [JSONValue] {
    guard errorCount > errors.count else { return [] }
    return [RunError(message: "\(errorCount - errors.count) more could not be judged").sarif]
  }

  /// The rules of a report and their places in its table.
  private struct RuleTable {
    var json: [JSONValue]
    private(set) var places: [String: Int] = [:]

    init(_ rules: [RuleDescription]) {
      json = rules.map(\.sarif)
      for (place, rule) in rules.enumerated() { places[rule.id] = place }
    }

    /// Adds the rules that nobody has described.
    mutating func add(_ judged: Judged) {
      for id in judged.findings.map(\.rule) + judged.cannotTell.map(\.rule) where places[id] == nil {
        places[id] = json.count
        json.append(["id": .string(id)])
      }
    }
  }

  private func results(of judged: Judged) -> [JSONValue] {
    let facts = judged.facts.map { JSONValue.Member(key: $0.name, value: .string($0.value)) }
    let findings = judged.findings.map { finding -> JSONValue in
      let text = [finding.messageSentence, finding.adviceSentence].compactMap(\.self)
      let measured = [("measured", finding.measured), ("limit", finding.limit)].compactMap {
        key, measurement in
        JSONValue.figure(measurement?.value).map { JSONValue.Member(key: key, value: $0) }
      }
      return [
        "ruleId": .string(finding.rule), "ruleIndex": .count(table.places[finding.rule]),
        "level": .string(finding.severity.rawValue),
        "message": ["text": .string(text.joined(separator: " "))],
        "locations": locations(file: judged.file, path: finding.path),
        "partialFingerprints": Self.fingerprint(finding.rule, finding.path, judged),
        "properties": .object(facts + measured),
      ]
    }
    let questions = judged.cannotTell.map { question -> JSONValue in
      [
        "ruleId": .string(question.rule), "ruleIndex": .count(table.places[question.rule]),
        // Section 3.27.9: "open" is for too little information to decide; it goes with no level.
        "kind": "open", "level": "none",
        "message": ["text": .string(SentenceText.sentence(question.message))],
        "locations": locations(file: judged.file, path: question.path),
        "partialFingerprints": Self.fingerprint(question.rule, question.path, judged),
        "properties": .object(facts),
      ]
    }
    return findings + questions
  }

  private func locations(file: String?, path: String?) -> JSONValue {
    guard let file else { return [] }
    return [
      [
        "physicalLocation": .sarifPlace(file: file, at: path.flatMap { place(file, $0) }),
        "logicalLocations": path.map { [["fullyQualifiedName": .string($0), "kind": "object"]] },
      ]
    ]
  }

  /// What stays the same when the file changes around a finding.
  private static func fingerprint(_ rule: String, _ path: String?, _ judged: Judged) -> JSONValue {
    let parts = [rule, judged.file ?? ""] + judged.facts.map(\.value) + [path ?? ""]
    return ["andon/v1": .string(parts.joined(separator: "|"))]
  }
}
