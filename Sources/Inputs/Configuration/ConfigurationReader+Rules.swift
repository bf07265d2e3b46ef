// SPDX-License-Identifier: MIT

import Light
import WidgetModel

extension ConfigurationReader {
  private static let scopeKeys = ["environments", "widgets"]

  // MARK: Rules

  mutating func readRules(_ place: JSONPlace) {
    for member in place.members("rules and their settings") ?? [] {
      guard let rule = rule(named: member.key, member.report) else { continue }
      configuration.rules[rule.id] = scopedRule(member.place, rule, allowing: Self.scopeKeys)
    }
  }

  private func rule(
    named id: String, _ report: (InputError.Code, String, String?) -> Void
  ) -> KnownRule? {
    if let rule = rules.first(where: { $0.id == id }) { return rule }
    report(
      .unknownName, "the rule '\(id.excerpt)' is not known", Suggestion.hint(for: id, among: rules.map(\.id)))
    return nil
  }

  /// Reads `"off"`, or `{ "severity", "limit", "environments", "widgets" }`.
  private func scopedRule(
    _ place: JSONPlace, _ rule: KnownRule, allowing scopes: [String]
  ) -> Scoped<RuleSetting> {
    var scoped = Scoped<RuleSetting>()
    if place.stringIfAny != nil {
      scoped.everywhere = place.name(of: "severity", RuleSeverity.self).map { RuleSetting(severity: $0) }
      return scoped
    }
    var setting = RuleSetting()
    for member in place.members("a severity, or { \"severity\": …, \"limit\": … }") ?? [] {
      switch member.key {
      case "severity": setting.severity = member.place.name(of: "severity", RuleSeverity.self)
      case "limit" where rule.hasLimit:
        setting.limit = member.place.number("a limit, a number not negative", in: 0...1e9)
      case "limit":
        member.report(.unknownKey, "the rule '\(rule.id)' has no limit")
      case "environments" where scopes.contains(member.key):
        forEachEnvironment(member.place) { name, place in
          scoped.environments[name] = scopedRule(place, rule, allowing: []).everywhere
        }
      case "widgets" where scopes.contains(member.key):
        for widget in member.place.members("widgets and their settings") ?? [] {
          scoped.widgets[widget.key] = scopedRule(widget.place, rule, allowing: ["environments"])
        }
      default: member.reportUnknown(in: "a rule's settings", known: ["severity", "limit"] + scopes)
      }
    }
    scoped.everywhere = setting
    return scoped
  }

  private func forEachEnvironment(_ place: JSONPlace, _ body: (String, JSONPlace) -> Void) {
    for member in place.members("environments and their settings") ?? [] {
      if isKnownEnvironment(member.key, member.report) { body(member.key, member.place) }
    }
  }

  private func isKnownEnvironment(
    _ name: String, _ report: (InputError.Code, String, String?) -> Void
  ) -> Bool {
    let known = configuration.environmentNames
    if known.contains(name) { return true }
    report(
      .unknownName, "the environment '\(name.excerpt)' is not known", Suggestion.hint(for: name, among: known)
    )
    return false
  }

  // MARK: Budgets

  /// Reads `{ ENVIRONMENT: { FIGURE: CEILING, "widgets": { NAME: { FIGURE: CEILING } } } }`.
  mutating func readBudgets(_ place: JSONPlace) {
    var budgets = Scoped<[LightFigure: Double]>()
    forEachEnvironment(place) { environment, place in
      let members = place.members("figures and their ceilings") ?? []
      budgets.environments[environment] = ceilings(members, allowing: ["widgets"])
      for member in members where member.key == "widgets" {
        for widget in member.place.members("widgets and their ceilings") ?? [] {
          let figures = widget.place.members("figures and their ceilings") ?? []
          budgets.widgets[widget.key, default: Scoped()].environments[environment] =
            ceilings(figures, allowing: [])
        }
      }
    }
    configuration.budgets = budgets
  }

  private func ceilings(_ members: [JSONPlace.Member], allowing others: [String]) -> [LightFigure: Double] {
    var ceilings: [LightFigure: Double] = [:]
    for member in members where !others.contains(member.key) {
      guard let figure = LightFigure(rawValue: member.key) else {
        member.reportUnknown(in: "a budget", known: LightFigure.allCases.map(\.rawValue) + others)
        continue
      }
      // Only `light` is an area; every other figure is a share.
      ceilings[figure] =
        figure == .light
        ? member.place.number("a ceiling in pt², not negative", in: 0...1e9)
        : member.place.number("a ceiling from 0 to 1", in: 0...1)
    }
    return ceilings
  }

  // MARK: Ignored findings

  mutating func readIgnored(_ place: JSONPlace) {
    for element in place.elements("a list of findings to ignore") ?? [] {
      guard let members = element.members("a finding: { \"rule\": …, \"reason\": … }") else { continue }
      if let ignored = ignored(members, at: element) { configuration.ignored.append(ignored) }
    }
  }

  private func ignored(_ members: [JSONPlace.Member], at place: JSONPlace) -> IgnoredFinding? {
    let keys = ["rule", "widget", "environment", "path", "reason"]
    var words: [String: String] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        member.reportUnknown(in: "an ignored finding", known: keys)
        continue
      }
      guard let word = member.place.string() else { return nil }
      words[member.key] = word
      let report = { (code: InputError.Code, detail: String, hint: String?) in
        member.place.report(code, detail, hint: hint)
      }
      if member.key == "rule", rule(named: word, report) == nil { return nil }
      if member.key == "environment", !isKnownEnvironment(word, report) { return nil }
    }
    guard let rule = words["rule"] else {
      place.report(.missingKey, "the ignored finding lacks the key 'rule'", hint: "Write the id of the rule.")
      return nil
    }
    guard let reason = words["reason"], reason.contains(where: { !$0.isWhitespace }) else {
      place.report(
        .missingKey, "the ignored finding gives no reason",
        hint: "Write why it is ignored: \"reason\": \"…\".")
      return nil
    }
    return IgnoredFinding(
      rule: rule, widget: words["widget"], environment: words["environment"], path: words["path"],
      reason: reason,
      position: SourcePosition(
        file: place.problems.file, line: place.value.location.line, column: place.value.location.column,
        keyPath: place.path))
  }
}
