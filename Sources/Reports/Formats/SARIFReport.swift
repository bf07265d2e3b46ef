// SPDX-License-Identifier: MIT

public import Inspection

/// SARIF 2.1.0: a result for each finding, and one of the kind *open* for each rule that cannot tell.
///
/// - Source: OASIS Static Analysis Results Interchange Format, version 2.1.0.
public struct SARIFReport: ReportWriter {
  private let rules: [RuleDescription]
  private let place: @Sendable (String, String) -> ReportContext.Place?

  /// Creates a writer.
  public init(context: ReportContext) {
    rules = context.rules
    place = context.place
  }

  /// Writes a run over widgets.
  public func write(_ report: RunReport, to target: inout some TextOutputStream) {
    let whole = Judged(file: nil, findings: report.findings, cannotTell: [])
    write(
      report.renders.lazy.map(Judged.init), and: whole, stack: report.stack, errors: report.errors,
      to: &target)
  }

  /// Writes a run over picture files.
  public func write(_ report: PicturesReport, to target: inout some TextOutputStream) {
    let dimmed = Judged(
      file: report.pictures.last?.file, findings: report.comparison?.findings ?? [],
      cannotTell: report.comparison?.cannotTell ?? [])
    write(
      EmptyCollection(), and: dimmed, stack: report.stack, errors: report.errors, to: &target)
  }

  /// What was judged, and what of it.
  private struct Judged {
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

  private func write(
    _ judged: some Sequence<Judged>, and last: Judged, stack: Stack, errors: [RunError],
    to target: inout some TextOutputStream
  ) {
    var table = RuleTable(rules)
    for each in judged { table.add(each) }
    table.add(last)
    let tool: JSONValue = [
      "driver": ["name": "Andon", "version": .string(stack.version), "rules": .array(table.json)]
    ]
    let invocation: JSONValue = [
      "executionSuccessful": .boolean(errors.isEmpty),
      "toolExecutionNotifications": .array(errors.map(\.sarif)),
    ]
    target.write("{\n  \"$schema\": \"https://json.schemastore.org/sarif-2.1.0.json\",\n")
    target.write("  \"version\": \"2.1.0\",\n  \"runs\": [\n    {\n")
    target.write("      \"tool\": \(JSONText.block(tool, indent: 6)),\n")
    target.write("      \"columnKind\": \"unicodeCodePoints\",\n")
    target.write("      \"invocations\": \(JSONText.block([invocation], indent: 6)),\n")
    target.write("      \"results\": [")
    var separator = "\n        "
    func write(_ results: [JSONValue], to target: inout some TextOutputStream) {
      for result in results {
        target.write(separator + JSONText.block(result, indent: 8))
        separator = ",\n        "
      }
    }
    for each in judged { write(results(of: each, table), to: &target) }
    write(results(of: last, table), to: &target)
    target.write(separator.hasPrefix(",") ? "\n      ]\n" : "]\n")
    target.write("    }\n  ]\n}\n")
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

  private func results(of judged: Judged, _ table: RuleTable) -> [JSONValue] {
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
