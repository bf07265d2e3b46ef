// SPDX-License-Identifier: MIT

import Inspection

/// The rows of consecutive renders, as columns: what the page filters and sorts by.
struct PagePart {
  private(set) var cases = 0
  private(set) var renders = 0
  private(set) var findings = 0

  private var widget = ScriptColumn()
  private var id = ScriptColumn()
  private var text = ScriptColumn()
  private var locale = ScriptColumn()
  private var device = ScriptColumn()
  private var file = ScriptColumn()
  private var key = ScriptColumn()
  private var source = ScriptColumn()

  private var caseOfRender = ScriptColumn()
  private var environment = ScriptColumn()
  private var verdict = ScriptColumn()
  private var picture = ScriptColumn()
  private var figures = PlotMetric.allCases.map { _ in ScriptColumn() }

  private var renderOfFinding = ScriptColumn()
  private var rule = ScriptColumn()
  private var weight = ScriptColumn()
  private var path = ScriptColumn()
  private var comparison = ScriptColumn()
  private var excess = ScriptColumn()

  /// Adds a widget filled once, for one locale and one device; the renders that follow are of it.
  ///
  /// - Parameters:
  ///   - render: One of its renders.
  ///   - places: The places of its names.
  ///   - source: Where its entry comes from, as the page is told.
  mutating func addCase(of render: RenderReport, at places: PageContent.Places, source: Int) {
    cases += 1
    widget.add(places.widget)
    file.add(places.file)
    id.add(render.entry.id)
    text.add(render.entry.text)
    locale.add(places.locale)
    device.add(places.device)
    // A key that is the id too is said once.
    key.add(render.entry.key == render.entry.id ? nil : render.entry.key)
    self.source.add(source)
  }

  /// Adds a render of the case that was added last.
  mutating func addRender(_ render: RenderReport, environment: Int, verdict: Verdict) {
    caseOfRender.add(cases - 1)
    self.environment.add(environment)
    self.verdict.add(Verdict.allCases.firstIndex(of: verdict) ?? 0)
    picture.add(render.picture)
    for (place, metric) in PlotMetric.allCases.enumerated() { figures[place].add(metric.figure(of: render)) }
    renders += 1
  }

  /// Adds a finding of the render that was added last.
  mutating func addFinding(_ finding: Finding, of render: RenderReport, rule: Int, path: Int?) {
    add(
      rule: rule, weight: finding.severity == .error ? 0 : 1, path: path, comparison: finding.comparison,
      excess: Occurrence(render: render, finding: finding).excess)
  }

  /// Adds an open question of the render that was added last.
  mutating func addQuestion(rule: Int, path: Int?) {
    add(rule: rule, weight: 2, path: path, comparison: nil, excess: 0)
  }

  private mutating func add(rule: Int, weight: Int, path: Int?, comparison: String?, excess: Double) {
    renderOfFinding.add(renders - 1)
    self.rule.add(rule)
    self.weight.add(weight)
    self.path.add(path ?? -1)
    self.comparison.add(comparison)
    self.excess.add(excess)
    findings += 1
  }

  /// The part as a script that hands it to the page.
  var script: String {
    let figures = zip(PlotMetric.allCases, figures).map { ($0.rawValue, $1) }
    return "andon.part({"
      + Self.object(
        "cases",
        [
          ("widget", widget), ("file", file), ("id", id), ("text", text), ("locale", locale),
          ("device", device), ("key", key), ("source", source),
        ])
      + ",\n"
      + Self.object(
        "renders",
        [("case", caseOfRender), ("environment", environment), ("verdict", verdict), ("picture", picture)]
          + figures)
      + ",\n"
      + Self.object(
        "findings",
        [
          ("render", renderOfFinding), ("rule", rule), ("weight", weight), ("path", path),
          ("comparison", comparison), ("excess", excess),
        ]) + "});\n"
  }

  private static func object(_ name: String, _ columns: [(String, ScriptColumn)]) -> String {
    "\"\(name)\":{" + columns.map { "\"\($0)\":\($1.array)" }.joined(separator: ",\n") + "}"
  }
}
