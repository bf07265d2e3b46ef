// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Light
import Testing
import WidgetModel

@Suite struct BaselineTests {
  private static let ground = Baseline.Ground(
    model: ["red.domain": "\"encoded\""], fonts: ["Inter Regular": "00ff"])

  private func baseline(_ lines: [(String, String, String, String, Double)]) -> Baseline {
    var baseline = Baseline(ground: Self.ground)
    for (widget, locale, entry, environment, light) in lines {
      let key = Baseline.Key(widget: widget, locale: locale, entry: entry)
      baseline.lines[key, default: [:]][Baseline.Place(device: "phone", environment: environment)] = light
    }
    return baseline
  }

  // MARK: The file

  @Test func `a baseline is a line for each widget, locale and entry, sorted by bytes`() {
    let text = baseline([
      ("clock", "en_US", "b", "home", 4196.25), ("clock", "en_US", "a", "standbyNight", 0.1),
      ("clock", "en_US", "a", "alwaysOn", 390), ("Zebra", "ja", "é", "home", 0),
    ]).text
    #expect(
      text == """
        andon-baseline|1
        model|red.domain|"encoded"
        font|Inter Regular|00ff

        Zebra|ja|é|phone/home=0
        clock|en_US|a|phone/alwaysOn=390|phone/standbyNight=0.1
        clock|en_US|b|phone/home=4196.25

        """)
  }

  @Test(arguments: ["a|b", "a\\b", "a\nb", "a\r\nb", "\\p", "|", "\\", "-1", "model", "font", "día=1/2", ""])
  func `what an id holds is read back`(id: String) throws {
    let before = baseline([(id.isEmpty ? "w" : id, "en_US", id, "home", 1.0 / 3)])
    let text = before.text
    #expect(text.split(separator: "\n").count == 4)
    #expect(try Baseline(text: text) == before)
  }

  @Test func `the order of lines and their ends do not matter, a merge may change them`() throws {
    let lines = baseline([("a", "en", "1", "home", 1), ("a", "en", "2", "home", 2)]).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let mixed = (lines[...3] + [lines[5], lines[4], ""]).joined(separator: "\r\n")
    #expect(try Baseline(text: mixed).text == lines.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("", 1), ("andon-baseline|2\n", 1), ("andon-baseline|1", 1), ("andon-baseline|1\nmodel|a\n", 2),
    ("andon-baseline|1\n\na|b|c\n", 3), ("andon-baseline|1\n\na|b|c|d/e=x\n", 3),
    ("andon-baseline|1\n\na|b|c|d/e=-1\n", 3), ("andon-baseline|1\n\na|b|c|d/e=inf\n", 3),
    ("andon-baseline|1\n\na|b|c|e=1\n", 3), ("andon-baseline|1\n\na\\x|b|c|d/e=1\n", 3),
    ("andon-baseline|1\n\na|b|c|d/e=1\na|b|c|d/e=1\n", 4),
    ("andon-baseline|1\n\n<<<<<<< HEAD\na|b|c|d/e=1\n", 3),
  ])
  func `what is no baseline is told with its line`(_ text: String, _ line: Int) {
    do throws(BaselineError) {
      _ = try Baseline(text: text)
      Issue.record("it was read")
    } catch {
      #expect(error.line == line)
    }
  }

  @Test func `another stack is told by name`() {
    var other = Self.ground
    other.model["red.domain"] = "\"linear\""
    other.fonts["Inter Regular"] = "11"
    #expect(
      Self.ground.differences(from: other) == [
        "red.domain was \"encoded\" and is \"linear\"", "the face Inter Regular changed",
      ])
    #expect(Self.ground.differences(from: Self.ground).isEmpty)
  }

  // MARK: The rule

  /// A white square of 20 pt gives 400 pt² on the home screen, whatever the display.
  private static let square = RuleCase.widget(
    #"{ "Color": "white", "frame": { "width": 20, "height": 20 } }"#)

  private func findings(keeping light: Double, limit: String = "{}") async throws -> [Finding] {
    let layout = try Scenes.layout(Self.square)
    let id = try #require(layout.samples.first).id
    var baseline = Baseline(ground: Self.ground)
    baseline.lines[Baseline.Key(widget: "case", locale: "en_US", entry: id)] = [
      Baseline.Place(device: "iphone-15-pro", environment: "home"): light
    ]
    let configuration = try Configuration.read(
      Array(limit.utf8), file: "andon.json",
      rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    let (report, _) = try await Scenes.run(
      layout, environments: ["home"], configuration: configuration, baseline: baseline)
    let render = try #require(report.renders.first)
    #expect(abs((render.reading.light ?? 0) - 400) < 1e-9)
    #expect(render.baselineLight == light)
    return render.findings.filter { $0.rule == "light.baseline" }
  }

  @Test func `light that grew by more than 1 % is found, with both figures`() async throws {
    let finding = try #require(try await findings(keeping: 395).first)
    #expect(finding.severity == .warning)
    #expect(finding.message.contains("1.3 %"))
    #expect(abs((finding.measured?.value ?? 0) - 400) < 1e-9)
    #expect(abs((finding.limit?.value ?? 0) - 398.95) < 1e-9)
    #expect(finding.remedy == nil)
    // 400 / 397 is 0.76 % more.
    #expect(try await findings(keeping: 397).isEmpty)
    #expect(try await findings(keeping: 400).isEmpty)
    #expect(try await findings(keeping: 500).isEmpty)
  }

  @Test func `a project may set the share, and half a square point is always free`() async throws {
    let strict = #"{ "rules": { "light.baseline": { "limit": 0.0001, "severity": "error" } } }"#
    #expect(try await findings(keeping: 397, limit: strict).first?.severity == .error)
    #expect(try await findings(keeping: 399.6, limit: strict).isEmpty)
    #expect(try await findings(keeping: 1, limit: #"{ "rules": { "light.baseline": "off" } }"#).isEmpty)
  }

  @Test func `without a figure nothing is found`() async throws {
    let (report, _) = try await Scenes.run(
      Scenes.layout(Self.square), environments: ["home"], baseline: Baseline(ground: Self.ground))
    #expect(report.renders.allSatisfy { $0.baselineLight == nil })
    #expect(!report.renders.flatMap(\.findings).contains { $0.rule == "light.baseline" })
  }

  // MARK: The comparison

  private func tally(_ stored: Baseline?, widget: String = "case") async throws -> BaselineTally {
    let (report, _) = try await Scenes.run(Scenes.layout(Self.square), environments: ["home", "alwaysOn"])
    var tally = BaselineTally(stored: stored)
    for render in report.renders { tally.add(render) }
    return tally
  }

  @Test func `lines that nothing fills are gone after a whole run alone`() async throws {
    let stored = baseline([("case", "en_US", "old", "home", 7), ("other", "en_US", "x", "home", 7)])
    let tally = try await tally(stored)
    func gone(_ extent: RunExtent) -> [String] {
      tally.comparison(file: "b", .compared, extent: extent).gone.map(\.entry)
    }
    #expect(gone(.project) == ["old", "x"])
    #expect(gone(.widgets) == ["old"])
    #expect(gone(.part).isEmpty)
    #expect(tally.comparison(file: "b", .compared, extent: .project).addedCount == 1)
    func kept(_ extent: RunExtent) -> Set<String> {
      Set(tally.updated(ground: Self.ground, extent: extent).lines.keys.map(\.entry))
    }
    #expect(!kept(.project).contains("old") && !kept(.project).contains("x"))
    #expect(!kept(.widgets).contains("old") && kept(.widgets).contains("x"))
    #expect(kept(.part).isSuperset(of: ["old", "x"]))
  }

  @Test func `a part of a line keeps the rest of it`() async throws {
    let layout = try Scenes.layout(Self.square)
    let id = try #require(layout.samples.first).id
    let stored = baseline([("case", "en_US", id, "standbyDay", 7)])
    let key = Baseline.Key(widget: "case", locale: "en_US", entry: id)
    let tally = try await tally(stored)
    #expect(tally.updated(ground: Self.ground, extent: .part).lines[key]?.count == 3)
    #expect(tally.updated(ground: Self.ground, extent: .project).lines[key]?.count == 2)
    // Figures of another stack are not mixed with today's.
    #expect(tally.updated(ground: Baseline.Ground(), extent: .part).lines[key]?.count == 2)
  }

  // MARK: Budgets

  private func stale(_ budgets: String, extent: RunExtent = .project) async throws -> [Finding] {
    let configuration = try Configuration.read(
      Array(budgets.utf8), file: "andon.json",
      rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
    let (report, _) = try await Scenes.run(Scenes.layout(Self.square), environments: ["home"])
    var tally = BudgetStaleRule.Tally()
    for render in report.renders { tally.add(render) }
    return tally.findings(by: configuration, extent: extent)
  }

  @Test func `a ceiling over twice today's light is stale, one at twice is not`() async throws {
    let finding = try #require(
      try await stale(#"{ "budgets": { "home": { "light": 801 } } }"#).first)
    #expect(finding.rule == "budget.stale" && finding.severity == .warning)
    #expect(finding.measured?.value == 801)
    #expect(abs((finding.limit?.value ?? 0) - 800) < 1e-9)
    #expect(try await stale(#"{ "budgets": { "home": { "light": 799 } } }"#).isEmpty)
    #expect(try await stale(#"{ "budgets": { "alwaysOn": { "light": 801 } } }"#).isEmpty)
  }

  @Test func `a ceiling is asked by runs over all that it holds for`() async throws {
    let shared = #"{ "budgets": { "home": { "light": 801 } } }"#
    #expect(try await stale(shared, extent: .widgets).isEmpty)
    let own = #"{ "budgets": { "home": { "widgets": { "case": { "light": 801 } } } } }"#
    #expect(try await stale(own, extent: .widgets).count == 1)
    #expect(try await stale(own, extent: .part).isEmpty)
    // The widget's own ceiling takes it out of the shared one.
    #expect(
      try await stale(
        #"{ "budgets": { "home": { "light": 900, "widgets": { "case": { "light": 500 } } } } }"#
      ).isEmpty)
    #expect(
      try await stale(
        #"{ "budgets": { "home": { "light": 801 } }, "rules": { "budget.stale": "off" } }"#
      ).isEmpty)
  }
}
