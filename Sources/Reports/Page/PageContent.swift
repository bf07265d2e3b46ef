// SPDX-License-Identifier: MIT

import Inspection

/// What the page says of the whole run, gathered render by render.
struct PageContent {
  /// The places of a render's names.
  struct Places {
    var widget: Int
    var file: Int
    var locale: Int
    var device: Int
    var environment: Int
  }

  private let limits: PageLimits
  private var widgets: NameTable
  private var layouts: NameTable
  private var locales: NameTable
  private var devices: NameTable
  private var environments: NameTable
  private var paths: NameTable
  private var rules = NameTable(limit: .max)
  /// Findings of each rule, by its place: errors, warnings, open questions.
  private var ruleCounts: [[Int]] = []
  private var errors: [RunError] = []
  private var errorCount = 0
  var plots = PagePlots()
  var matrix = PageMatrix()
  var worst = WorstRenders()
  var heldCases = 0
  var heldRenders = 0
  var heldFindings = 0
  var parts = 0
  var details = 0

  init(limits: PageLimits) {
    self.limits = limits
    widgets = NameTable(limit: limits.names)
    layouts = NameTable(limit: limits.names)
    locales = NameTable(limit: limits.names)
    devices = NameTable(limit: limits.names)
    environments = NameTable(limit: limits.names)
    paths = NameTable(limit: limits.findings)
  }

  mutating func places(of render: RenderReport) -> Places {
    Places(
      widget: widgets.place(of: render.widget), file: layouts.place(of: render.file),
      locale: locales.place(of: render.locale), device: devices.place(of: render.device),
      environment: environments.place(of: render.environment))
  }

  mutating func rulePlace(of rule: String) -> Int {
    let place = rules.place(of: rule)
    while ruleCounts.count <= place { ruleCounts.append([0, 0, 0]) }
    return place
  }

  mutating func pathPlace(of path: String) -> Int { paths.place(of: path) }

  mutating func countRules(of render: RenderReport) {
    for finding in render.findings {
      let place = rulePlace(of: finding.rule)
      ruleCounts[place][finding.severity == .error ? 0 : 1] += 1
    }
    for question in render.cannotTell {
      let place = rulePlace(of: question.rule)
      ruleCounts[place][2] += 1
    }
  }

  mutating func add(_ error: RunError) {
    errorCount += 1
    if errors.count < limits.errors { errors.append(error) }
  }

  /// The names of the widgets.
  var widgetNames: [String] { widgets.names }

  /// What the page draws, but for the rows.
  ///
  /// - Parameters:
  ///   - stack: What the run was made with.
  ///   - end: What is known at the end.
  ///   - files: The other files of the folder.
  ///   - context: The rules, and what draws a render again.
  func json(stack: Stack, end: RunEnd, files: [String], context: ReportContext) -> JSONValue {
    let described = Dictionary(context.rules.map { ($0.id, $0) }) { first, _ in first }
    return [
      "andon": stack.json,
      "summary": end.summary.json,
      "held": [
        "cases": .integer(heldCases), "renders": .integer(heldRenders), "findings": .integer(heldFindings),
        "parts": .integer(parts), "details": .integer(details),
        "renderLimit": .integer(limits.renders), "findingLimit": .integer(limits.findings),
      ],
      "widgets": widgets.json, "layouts": layouts.json, "locales": locales.json, "devices": devices.json,
      "environments": environments.json, "paths": paths.json,
      "verdicts": ["passed", "open", "warned", "failed"],
      "rules": .array(
        zip(rules.names, ruleCounts).map { id, counts in
          [
            "id": .string(id), "title": .text(described[id]?.title), "what": .text(described[id]?.what),
            "why": .text(described[id]?.why), "howToFix": .text(described[id]?.howToFix),
            "counts": .array(counts.map(JSONValue.integer)),
          ]
        }),
      "plots": plots.json,
      "matrix": matrix.json,
      "worst": .array(worst.ranked(limit: limits.worst).map(\.json)),
      "findings": .array(end.findings.map(\.json)),
      "errors": .array(errors.map(\.json)), "errorCount": .integer(errorCount),
      "files": .array(files.map(JSONValue.string)), "preview": context.preview.json,
    ]
  }
}

extension WorstRenders.Candidate {
  /// What the page shows of it.
  fileprivate var json: JSONValue {
    let (render, finding) = (occurrence.render, occurrence.finding)
    return [
      "render": .count(place), "picture": .text(render.picture), "widget": .string(render.widget),
      "file": .string(render.file), "id": .string(render.entry.id), "text": .string(render.entry.text),
      "locale": .string(render.locale), "device": .string(render.device),
      "environment": .string(render.environment), "source": .integer(source), "rule": .string(finding.rule),
      "severity": .string(finding.severity.rawValue),
      "message": .string(SentenceText.sentence(finding.message)),
      "comparison": .text(finding.comparison),
    ]
  }
}
