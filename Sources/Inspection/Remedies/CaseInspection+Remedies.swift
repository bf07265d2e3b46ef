// SPDX-License-Identifier: MIT

import Colorimetry
import Inputs
import Light
import Pictures
import WidgetModel

extension CaseInspection {
  /// Entries of a widget whose findings get the mildest remedy; the further ones get a strong one, so that a run
  /// over thousands of failing entries takes no more than a few times as long.
  private static let thoroughEntries = 8

  /// Returns findings with a remedy for each one about light that a change was found for.
  func remedied(_ findings: [Finding], of shown: Shown) -> [Finding] {
    guard findings.contains(where: RemedySearch.isAboutLight) else { return findings }
    var trials = self
    let effort = job.entryIndex < Self.thoroughEntries ? RemedySearch.Effort.thorough : .brief
    var search = RemedySearch(
      for: findings, elements: candidates(in: shown), in: shown.subject.environment, effort: effort
    ) { changes in try? trials.trial(of: changes, instead: shown) }
    search.run()
    return findings.map { finding in
      var finding = finding
      finding.remedy = search.remedies[finding]
      return finding
    }
  }

  /// Draws and judges the layout with changes in the place of what was shown.
  private mutating func trial(
    of changes: [LayoutChange], instead shown: Shown
  ) throws(CaseFault) -> RemedySearch.Trial {
    let environment = shown.subject.environment
    let changed = layout.resolved(in: environment, dates: plan.dates, changing: changes)
    let drawing = try drawing(of: changed, in: environment)
    var result = try show(drawing, in: environment)
    // The night without the flag is drawn by the layout's other branches, which the change leaves alone.
    result.subject.limitsBrokenUndimmed = shown.subject.limitsBrokenUndimmed
    let subject = result.subject
    return RemedySearch.Trial(
      findings: RuleBook(plan: plan).judge(subject, widget: layout.name).findings,
      isWorthwhile: subject.reading.luminance > 0 && subject.texts.isEmpty == shown.subject.texts.isEmpty
    ) { finding in subject.figure(of: finding) }
  }

  /// Returns the views of the content that a remedy may change, each path once.
  private func candidates(in shown: Shown) -> [RemedySearch.Candidate] {
    let elements = DrawnElement.all(of: shown.drawing.widget)
    let lights = attribution(of: elements, in: shown).map(\.light)
    let main = shown.subject.texts.map(\.report).reduce(nil as TextReport?) { main, text in
      (main?.size ?? 0) >= text.size ? main : text
    }
    var places: [String: Int] = [:]
    var candidates: [RemedySearch.Candidate] = []
    for (element, light) in zip(elements, lights).dropFirst() {
      if let place = places[element.path] {
        candidates[place].light += light
        continue
      }
      places[element.path] = candidates.count
      candidates.append(
        RemedySearch.Candidate(
          path: element.path, light: light, isMain: element.path == main?.path,
          color: element.items.onlyColor))
    }
    return candidates
  }
}

extension RuleSubject {
  /// Returns the figure that a finding about light is about.
  fileprivate func figure(of finding: Finding) -> Measurement? {
    switch finding.rule {
    case LightRatioRule.description.id, DimmedSameRule.description.id:
      twin?.ratio.luminance.map { Measurement($0) }
    case LightLitRule.description.id: Measurement(reading.litFraction)
    case LightPeakRule.description.id: reading.peakTile.map { Measurement($0) }
    case LightBudgetRule.description.id:
      budgets.first { finding.message == LightBudgetRule.message($0) }?.figure.value(in: reading)
        .map { Measurement($0, finding.measured?.unit ?? Measurement.Unit.none) }
    default: nil
    }
  }
}

extension [DrawItem] {
  /// The one colour that everything is drawn in, or nil.
  fileprivate var onlyColor: EncodedColor? {
    var only: EncodedColor?
    for item in self {
      let color: EncodedColor?
      switch item {
      case .fill(_, .solid(let solid)), .glyphs(_, .solid(let solid)): color = solid
      case .group(let group): color = group.items.onlyColor
      default: color = nil
      }
      guard let color, only == nil || only == color else { return nil }
      only = color
    }
    return only
  }
}
