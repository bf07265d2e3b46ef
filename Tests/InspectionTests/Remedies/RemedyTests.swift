// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Inputs
import Inspection
import Light
import Testing

@Suite struct RemedyTests {
  private static let rules = #""rules": { "light.peak": "warning" }"#

  /// Runs a layout, and returns the findings of one environment.
  private func findings(
    _ json: String, in environment: String, configuration: String = "{}"
  ) async throws -> [Finding] {
    let known = RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) }
    let configuration = try Configuration.read(Array(configuration.utf8), file: "andon.json", rules: known)
    let (report, _) = try await Scenes.run(
      Scenes.layout(json), environments: [environment], configuration: configuration)
    #expect(report.errors == [])
    return try #require(report.renders.first).findings
  }

  /// Returns a layout with a remedy written into it by hand: a branch of `when` for each view it names.
  private func applying(_ remedy: Remedy, to json: String, when condition: String) throws -> String {
    var root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    for change in remedy.changes {
      root = try #require(
        changed(root, change.path.split(separator: "/")[...], change.kind, condition) as? [String: Any])
    }
    return String(decoding: try JSONSerialization.data(withJSONObject: root), as: UTF8.self)
  }

  private func changed(
    _ value: Any, _ path: ArraySlice<Substring>, _ kind: LayoutChange.Kind, _ condition: String
  ) -> Any {
    if let step = path.first {
      if var list = value as? [Any], let index = Int(step) {
        list[index] = changed(list[index], path.dropFirst(), kind, condition)
        return list
      }
      var object = value as? [String: Any] ?? [:]
      object[String(step)] = changed(object[String(step)] ?? [:], path.dropFirst(), kind, condition)
      return object
    }
    var view = value as? [String: Any] ?? [:]
    var when = view["when"] as? [String: Any] ?? [:]
    var branch = when[condition] as? [String: Any] ?? [:]
    switch kind {
    case .hidden: branch["hidden"] = true
    case .opacity(let share): branch["opacity"] = share
    case .color(let color):
      let bytes = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
      let text = "#" + bytes.map { String(format: "%02X", $0) }.joined()
      branch[view["Text"] != nil ? "foregroundStyle" : view["Color"] != nil ? "Color" : "fill"] = text
    }
    when[condition] = branch
    view["when"] = when
    return view
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var environment = "alwaysOn"
    var layout: String
    var configuration = "{}"
    /// The rules that must have a remedy.
    var rules: [String]
    var testDescription: String { name }
  }

  private static let line = ##"{ "Text": "Rest is part of the work.", "foregroundStyle": "#DDDDDD" }"##
  private static let small = ##"{ "Text": "9:41", "font": "caption2", "foregroundStyle": "#DDDDDD" }"##

  static let cases = [
    Case(
      name: "an ornament is taken out",
      layout: RuleCase.widget("{ \"VStack\": [ \(small), { \"Circle\": {}, \"fill\": \"orange\" } ] }"),
      rules: ["light.ratio", "light.lit", "dimmed.same"]),
    Case(
      name: "at night too", environment: "standbyNight",
      layout: RuleCase.widget("{ \"ZStack\": [ { \"Color\": \"indigo\" }, \(line) ] }"),
      rules: ["light.ratio", "light.lit"]),
    Case(
      name: "one text is darkened", layout: RuleCase.widget(line), rules: ["light.ratio", "dimmed.same"]),
    Case(
      name: "a hot spot",
      layout: RuleCase.widget(#"{ "Circle": {}, "fill": "white", "frame": { "width": 20, "height": 20 } }"#),
      configuration: "{ \(rules) }", rules: ["light.ratio", "light.peak", "dimmed.same"]),
    Case(
      name: "a budget on the home screen", environment: "home", layout: RuleCase.widget(line),
      configuration: #"{ "budgets": { "home": { "luminance": 0.005 } } }"#, rules: ["light.budget"]),
  ]

  @Test(arguments: cases)
  func `a remedy written into the layout ends its finding`(_ one: Case) async throws {
    let found = try await findings(
      one.layout, in: one.environment, configuration: one.configuration)
    let condition = one.environment == "home" ? "home" : "dimmed"
    for rule in one.rules {
      let finding = try #require(found.first { $0.rule == rule }, "\(rule) was not found")
      let remedy = try #require(finding.remedy, "\(rule) has no remedy")
      let layout = try applying(remedy, to: one.layout, when: condition)
      let left = try await findings(layout, in: one.environment, configuration: one.configuration)
      #expect(!left.contains { $0.rule == rule }, "\(rule) stays after: \(remedy.change)")
      // A branch for `dimmed` leaves the night without that flag as bright as before, which is said from then on.
      let known = Set(found.map(\.rule)).union(["night.dependsOnDimmed"])
      #expect(Set(left.map(\.rule)).isSubset(of: known))
      if let limit = finding.limit { #expect((remedy.reaches?.value ?? .infinity) <= limit.value) }
    }
  }

  @Test func `a remedy for the night stands under a condition that holds without the flag too`() async throws
  {
    let layout = RuleCase.widget("{ \"ZStack\": [ { \"Color\": \"indigo\" }, \(Self.line) ] }")
    let remedies = try await findings(layout, in: "standbyNight").compactMap(\.remedy)
    #expect(!remedies.isEmpty)
    for remedy in remedies {
      #expect(remedy.change.contains("when \"dimmed,vibrant\""), "\(remedy.change)")
      let written = try applying(remedy, to: layout, when: "dimmed,vibrant")
      let left = try await findings(written, in: "standbyNight").map(\.rule)
      #expect(!left.contains("night.dependsOnDimmed"))
      // Under `dimmed` alone the same change leaves the other night as bright as it was.
      let alone = try applying(remedy, to: layout, when: "dimmed")
      #expect(try await findings(alone, in: "standbyNight").map(\.rule).contains("night.dependsOnDimmed"))
    }
    #expect(
      try await findings(layout, in: "alwaysOn").compactMap(\.remedy).allSatisfy {
        $0.change.contains("when dimmed")
      })
  }

  @Test func `a night that is vibrant by its own words asks for no second condition`() async throws {
    // The other night is dark by its own branch: only the dimmed one is to be mended.
    let layout = RuleCase.widget(
      #"""
      { "Circle": {}, "fill": "white",
        "when": { "vibrant": { "fill": "#101010", "frame": { "width": 40, "height": 40 } },
                  "dimmed+vibrant": { "fill": "white", "frame": { "width": 150, "height": 150 } } } }
      """#)
    let remedies = try await findings(layout, in: "standbyNight").compactMap(\.remedy)
    #expect(!remedies.isEmpty)
    #expect(remedies.allSatisfy { $0.change.contains("when dimmed") })
  }

  @Test func `an element is taken out before the main text is darkened`() async throws {
    let layout = RuleCase.widget("{ \"VStack\": [ \(Self.line), { \"Circle\": {}, \"fill\": \"white\" } ] }")
    let found = try await findings(layout, in: "alwaysOn")
    let remedies = found.compactMap(\.remedy)
    #expect(!remedies.isEmpty)
    #expect(remedies.allSatisfy { $0.change == "hide content/VStack/1 when dimmed" })
  }

  @Test func `a colour is darkened no further than the limit asks for`() async throws {
    // A rectangle of one colour: 0x88 emits 24.6 % of white, 0x89 25.0 %, which is over 0.25 by a hair.
    let layout = RuleCase.widget(
      ##"{ "Rectangle": {}, "fill": "#FFFFFF", "frame": { "width": 40, "height": 30 } }"##)
    let found = try await findings(layout, in: "alwaysOn")
    let remedy = try #require(found.first { $0.rule == "light.ratio" }?.remedy)
    #expect(remedy.change == "colour of content when dimmed #FFFFFF → #888888")
    let reached = try #require(remedy.reaches?.value)
    // Half covered pixels at the edges blend in encoded values and have a little less light than their area.
    #expect(abs(reached - pow((0x88 / 255 + 0.055) / 1.055, 2.4)) < 5e-4)
  }

  @Test func `the only text is never taken out`() async throws {
    let layout = RuleCase.widget("{ \"VStack\": [ \(Self.line) ] }")
    let remedies = try await findings(layout, in: "alwaysOn").compactMap(\.remedy)
    #expect(!remedies.isEmpty)
    for remedy in remedies { #expect(!remedy.changes.contains { $0.kind == .hidden }) }
  }

  @Test func `findings that less light does not end have no remedy`() async throws {
    let layout = try Scenes.example("seed/before.widget.json")
    let (report, _) = try await Scenes.run(layout, environments: ["home", "alwaysOn"])
    for finding in report.renders.flatMap(\.findings) {
      let isAboutLight = finding.rule.hasPrefix("light.") || finding.rule == "dimmed.same"
      #expect((finding.remedy != nil) == isAboutLight, "\(finding.rule)")
    }
  }

  @Test func `remedies are the same for any number of workers`() async throws {
    let layout = try Scenes.layout(
      RuleCase.widget(
        "{ \"VStack\": [ { \"Text\": \"{text}\" }, { \"Circle\": {}, \"fill\": \"orange\" } ] }"))
    let texts = (0..<10).map { "Entry number \($0)" }
    func remedies(_ workers: Int) async throws -> [String] {
      try await Scenes.run(layout, texts: texts, environments: ["alwaysOn"], workers: workers).report.renders
        .map { "\($0.findings.map(\.remedy))" }
    }
    let one = try await remedies(1)
    #expect(one.allSatisfy { $0.contains("hide") })
    #expect(try await remedies(3) == one)
  }
}
