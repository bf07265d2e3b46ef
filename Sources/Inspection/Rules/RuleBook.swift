// SPDX-License-Identifier: MIT

import Inputs
import Light
import WidgetModel

/// The rules with what the project says about them.
struct RuleBook {
  private let plan: InspectionPlan
  private var configuration: Configuration { plan.configuration }

  init(plan: InspectionPlan) { self.plan = plan }

  /// What the rules answered about one render.
  struct Judged {
    var findings: [Finding] = []
    var cannotTell: [OpenQuestion] = []
    /// The places of the ignores that silenced something.
    var usedIgnores: Set<Int> = []
  }

  /// Asks every rule that is not off.
  func judge(_ subject: RuleSubject, widget: String) -> Judged {
    var judged = Judged()
    let environment = subject.environment.name
    for rule in RuleCatalogue.rules {
      let page = type(of: rule).description
      guard let severity = severity(of: page, widget: widget, environment: environment) else { continue }
      for answer in rule.judge(subject, limit: limit(of: page, widget: widget, environment: environment)) {
        let path: String? =
          switch answer {
          case .fail(let fault): fault.path
          case .cannotTell(_, let path): path
          }
        let silencing = configuration.ignored.indices.filter {
          configuration.ignored[$0].covers(
            rule: page.id, widget: widget, environment: environment, path: path)
        }
        guard silencing.isEmpty else {
          judged.usedIgnores.formUnion(silencing)
          continue
        }
        switch answer {
        case .fail(let fault):
          judged.findings.append(
            Finding(
              rule: page.id, severity: severity, message: fault.message, advice: fault.advice,
              measured: fault.measured, limit: fault.limit, path: fault.path))
        case .cannotTell(let reason, let path):
          judged.cannotTell.append(OpenQuestion(rule: page.id, message: reason, path: path))
        }
      }
    }
    return judged
  }

  /// Returns the limits on light that a render breaks, whatever is ignored.
  func brokenLimits(of subject: RuleSubject, widget: String) -> [RuleSubject.BrokenLimit] {
    let environment = subject.environment.name
    return RuleCatalogue.rules.compactMap { rule in
      let page = type(of: rule).description
      guard page.id.hasPrefix("light."),
        severity(of: page, widget: widget, environment: environment) != nil
      else { return nil }
      let answers = rule.judge(subject, limit: limit(of: page, widget: widget, environment: environment))
      for case .fail(let fault) in answers {
        return RuleSubject.BrokenLimit(rule: page.id, measured: fault.measured, limit: fault.limit)
      }
      return nil
    }
  }

  /// Returns the limit in force for a rule.
  func limit(of page: RuleDescription, widget: String, environment: String) -> Double? {
    configuration.setting(for: page.id, widget: widget, environment: environment).limit ?? page.limit?.value
  }

  /// Returns how much a rule weighs, or nil where it is off.
  func severity(of page: RuleDescription, widget: String, environment: String) -> Severity? {
    let setting = configuration.setting(for: page.id, widget: widget, environment: environment)
    return switch setting.severity ?? page.level {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  /// Whether renders are asked about a rule: some rules need stored pictures, a baseline or the whole run.
  private func isAsked(_ rule: String) -> Bool {
    switch rule {
    case GoldenDiffersRule.description.id, BudgetStaleRule.description.id: false
    case LightBaselineRule.description.id: plan.baseline != nil
    default: true
    }
  }

  /// Returns a finding for each ignore that silenced nothing although the run drew what it is about.
  func unusedIgnores(except used: Set<Int>) -> [Finding] {
    let widgets = Set(plan.subjects.map(\.layout.name))
    let drawn = Set(plan.environments.map(\.name))
    return configuration.ignored.enumerated().compactMap { index, ignored in
      guard !used.contains(index), isAsked(ignored.rule) else { return nil }
      if let widget = ignored.widget, !widgets.contains(widget) { return nil }
      // An ignore for every environment can only be called unused by a run over all of them.
      let about = ignored.environment.map { [$0] } ?? configuration.selectedEnvironments
      guard drawn.isSuperset(of: about),
        let severity = severity(
          of: IgnoreUnusedRule.description, widget: ignored.widget ?? "",
          environment: ignored.environment ?? "")
      else { return nil }
      return Finding(
        rule: IgnoreUnusedRule.description.id, severity: severity,
        message:
          "\(ignored.position): the ignore of \(ignored.rule) (“\(ignored.reason.excerpt)”) silences nothing",
        advice: "remove it, or correct its rule, widget, environment or path")
    }
  }
}

extension RuleBook {
  /// Whether some rule or budget of a widget in an environment needs the brightest square.
  func asksPeak(widget: String, environment: String) -> Bool {
    severity(of: LightPeakRule.description, widget: widget, environment: environment) != nil
      || configuration.budgets(widget: widget, environment: environment).contains { $0.figure == .peakTile }
  }
}
