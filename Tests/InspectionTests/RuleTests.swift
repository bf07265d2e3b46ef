// SPDX-License-Identifier: MIT

import Foundation
import Inputs
import Inspection
import Testing

@Suite struct RuleTests {
  private func configuration(_ json: String) throws -> Configuration {
    try Configuration.read(
      Array(json.utf8), file: "andon.json",
      rules: RuleCatalogue.descriptions.map { KnownRule(id: $0.id, hasLimit: $0.limit != nil) })
  }

  private func rules(broken layout: String, _ rule: RuleCase) async throws -> [String] {
    let (report, _) = try await Scenes.run(
      Scenes.layout(layout), environments: [rule.environment],
      configuration: configuration(rule.configuration))
    #expect(report.errors == [])
    let render = try #require(report.renders.first)
    return render.findings.map(\.rule)
  }

  @Test(arguments: RuleCase.all)
  func `each rule is broken by one layout and kept by another`(_ rule: RuleCase) async throws {
    #expect(try await rules(broken: rule.failing, rule).contains(rule.rule))
    #expect(try await !rules(broken: rule.passing, rule).contains(rule.rule))
  }

  @Test func `every rule that one render can break has such a pair`() {
    let shown = Set(RuleCase.all.map(\.rule)).union([
      "ignore.unused", "golden.differs", "light.baseline", "budget.stale",
    ])
    #expect(shown == Set(RuleCatalogue.ids))
  }

  @Test func `an ignore silences its finding and is reported once it silences nothing`() async throws {
    let json = """
      { "ignore": [
        { "rule": "dimmed.same", "widget": "case", "environment": "alwaysOn", "reason": "a clock" },
        { "rule": "text.small", "widget": "case", "reason": "long gone" },
        { "rule": "text.small", "widget": "another", "reason": "not in this run" } ] }
      """
    let (report, _) = try await Scenes.run(
      Scenes.layout(RuleCase.widget(RuleCase.hello)), configuration: configuration(json))
    #expect(!report.renders.flatMap(\.findings).contains { $0.rule == "dimmed.same" })
    #expect(report.findings.map(\.rule) == ["ignore.unused"])
    #expect(report.findings.first?.message.contains("long gone") == true)
  }

  @Test func `a rule can be off, lighter or stricter, everywhere or for one widget`() async throws {
    let layout = try Scenes.layout(RuleCase.widget(RuleCase.hello))
    func severity(_ json: String) async throws -> Severity? {
      let (report, _) = try await Scenes.run(
        layout, environments: ["alwaysOn"], configuration: configuration(json))
      return report.renders.first?.findings.first { $0.rule == "dimmed.same" }?.severity
    }
    #expect(try await severity("{}") == .error)
    #expect(try await severity(#"{ "rules": { "dimmed.same": "off" } }"#) == nil)
    #expect(try await severity(#"{ "rules": { "dimmed.same": "warning" } }"#) == .warning)
    #expect(
      try await severity(#"{ "rules": { "dimmed.same": { "widgets": { "case": "off" } } } }"#) == nil)
    #expect(
      try await severity(#"{ "rules": { "dimmed.same": { "widgets": { "other": "off" } } } }"#) == .error)
  }

  @Test func `text over two colours is a question, not a pass`() async throws {
    let layout = RuleCase.widget(
      """
      { "ZStack": [ { "HStack": [ { "Color": "white" }, { "Color": "black" } ], "spacing": 0 },
                    { "Text": "I am enough." } ] }
      """)
    let (report, _) = try await Scenes.run(Scenes.layout(layout), environments: ["home"])
    #expect(report.renders.first?.cannotTell.map(\.rule) == ["text.contrast"])
  }

  @Test func `the night drawn undimmed is held to its limits, on its own or as the dimmed one's warning`()
    async throws
  {
    let layout = try Scenes.layout(
      RuleCase.widget(##"{ "Color": "#FFFFFF", "when": { "dimmed": { "Color": "#202020" } } }"##))
    let (report, _) = try await Scenes.run(
      layout, environments: ["standbyNight", "bright"],
      configuration: configuration(
        #"{ "environments": { "bright": { "extends": "standbyNight", "isLuminanceReduced": false } } }"#))
    let (night, bright) = (report.renders[0].findings, report.renders[1].findings)
    // White goes through the red pass in both, so the undimmed one emits all of its twin's light.
    #expect(bright.first { $0.rule == "light.ratio" }?.measured?.value == 1)
    let warning = try #require(night.first { $0.rule == "night.dependsOnDimmed" })
    #expect(warning.measured?.value == 1 && warning.limit?.value == 0.25)
    #expect(!night.contains { $0.rule == "light.ratio" })
  }

  @Test func `a hot spot of the undimmed night is found where peaks are judged`() async throws {
    // A tile of 8 pt at 3 px a point lies wholly inside the square: white turned red emits 0.2126.
    let layout = try Scenes.layout(
      RuleCase.widget(
        #"{ "Color": "white", "frame": { "width": 9, "height": 9 }, "when": { "dimmed": { "Color": "black" } } }"#
      ))
    let (report, _) = try await Scenes.run(
      layout, environments: ["standbyNight"],
      configuration: configuration(
        #"{ "rules": { "light.ratio": "off", "light.peak": { "severity": "warning", "limit": 0.1 } } }"#))
    let warning = try #require(report.renders.first?.findings.first { $0.rule == "night.dependsOnDimmed" })
    #expect(warning.message.contains("light.peak"))
    #expect(abs((warning.measured?.value ?? 0) - 0.2126390058715103) < 1e-12)
  }

  @Test func `a twin without light leaves the ratio open`() async throws {
    let layout = RuleCase.widget(
      ##"{ "Color": "#FFFFFF", "frame": { "width": 9, "height": 9 }, "hidden": true, "when": { "dimmed": { "hidden": false } } }"##
    )
    let (report, _) = try await Scenes.run(Scenes.layout(layout), environments: ["alwaysOn"])
    let render = try #require(report.renders.first)
    #expect(render.cannotTell.contains { $0.rule == "light.ratio" })
    #expect(render.ratio?.luminance == nil)
    #expect(!Judgment(openQuestions: .shown).verdict(on: render).isFailing)
    #expect(Judgment(openQuestions: .failing).verdict(on: render).isFailing)
  }

  @Test(arguments: [
    (#"{ "Toggle": "Alarm", "isOn": true }"#, "toggle"),
    (#"{ "Link": "Open", "buttonStyle": "borderedProminent" }"#, "link"),
    (#"{ "Button": "Next", "buttonStyle": "borderedProminent" }"#, "button"),
  ])
  func `toggles and links are judged as buttons are`(_ view: String, _ kind: String) async throws {
    let (report, _) = try await Scenes.run(Scenes.layout(RuleCase.widget(view)), environments: ["alwaysOn"])
    let findings = try #require(report.renders.first).findings
    #expect(findings.contains { $0.rule == "dimmed.button" && $0.message.contains("filled \(kind)") })
  }

  @Test func `a switch is lower than a finger, and an outlined button passes when dimmed`() async throws {
    func rules(_ view: String, _ environment: String) async throws -> [String] {
      let (report, _) = try await Scenes.run(
        Scenes.layout(RuleCase.widget(view)), environments: [environment])
      return try #require(report.renders.first).findings.map(\.rule)
    }
    #expect(try await rules(#"{ "Toggle": "Alarm", "isOn": true }"#, "home").contains("tap.target"))
    let outlined = #"""
      { "Button": "Next", "buttonStyle": "plain",
        "overlay": { "Capsule": {}, "strokeBorder": { "content": "secondary", "lineWidth": 1 } } }
      """#
    #expect(try await !rules(outlined, "alwaysOn").contains("dimmed.button"))
  }
}

extension Verdict {
  fileprivate var isFailing: Bool { self == .failed }
}
