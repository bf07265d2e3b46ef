// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inputs
import Light
import Pictures
import WidgetModel

extension CaseInspection {
  /// Entries of a widget whose findings get the mildest remedy; the further ones get a strong one, so that a run
  /// over thousands of failing entries takes no more than a few times as long.
  private static let thoroughEntries = 8
  /// The most work of a picture that is drawn dozens of times; see `[DrawItem].work`.
  private static let mostWork = 3_000

  /// Returns findings with a remedy for each one about light that a change was found for.
  func remedied(_ findings: [Finding], of shown: Shown) -> [Finding] {
    guard findings.contains(where: RemedySearch.isAboutLight) else { return findings }
    var trials = self
    // The two are asked in turn, never one inside the other.
    var nights = self
    let isQuick = shown.drawing.widget.picture.items.work <= Self.mostWork
    let effort = job.entryIndex < Self.thoroughEntries && isQuick ? RemedySearch.Effort.thorough : .brief
    var search = RemedySearch(
      for: findings, elements: candidates(in: shown), effort: effort,
      attempt: { changes in try? trials.trial(of: changes, instead: shown) },
      condition: { changes in nights.condition(of: changes, instead: shown) })
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
    // The night without the flag is drawn by the layout's other branches; whether the change must reach those too
    // is asked of the change that is chosen.
    result.subject.limitsBrokenUndimmed = shown.subject.limitsBrokenUndimmed
    let subject = result.subject
    return RemedySearch.Trial(
      findings: RuleBook(plan: plan).judge(subject, widget: layout.name).findings,
      isWorthwhile: subject.reading.luminance > 0 && subject.texts.isEmpty == shown.subject.texts.isEmpty
    ) { finding in subject.figure(of: finding) }
  }

  /// Returns when changes are to be made: where a night of the run, drawn without `isLuminanceReduced`, would break
  /// what the changed night keeps, and keeps it too with the changes, they are to stand under a condition that holds
  /// in both.
  private mutating func condition(of changes: [LayoutChange], instead shown: Shown) -> String {
    let environment = shown.subject.environment
    guard environment.isLuminanceReduced else { return "in \(environment.name)" }
    for night in plan.environments where night.isLuminanceReduced && night.applies(to: layout.family) {
      guard let undimmed = night.undimmed, undimmed.widgetRenderingMode == .vibrant,
        let alone = try? limitsBrokenUndimmed(in: night, changing: changes, with: []), !alone.isEmpty,
        let both = try? limitsBrokenUndimmed(in: night, changing: changes, with: changes), both.isEmpty
      else { continue }
      return "when \"dimmed,vibrant\""
    }
    return "when dimmed"
  }

  /// Draws a night with changes, and the night without the flag with others; returns the limits that the second
  /// breaks on top.
  private mutating func limitsBrokenUndimmed(
    in night: WidgetEnvironment, changing changes: [LayoutChange], with others: [LayoutChange]
  ) throws(CaseFault) -> [RuleSubject.BrokenLimit] {
    let changed = layout.resolved(in: night, dates: plan.dates, changing: changes)
    let result = try show(drawing(of: changed, in: night), in: night)
    let book = RuleBook(plan: plan)
    guard !others.isEmpty, let undimmed = night.undimmed else {
      return try limitsBrokenUndimmed(result, book)
    }
    let other = layout.resolved(in: undimmed, dates: plan.dates, changing: others)
    return try limitsBrokenUndimmed(
      result, book, drawn: drawing(of: other, in: undimmed))
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
  /// About how long it takes to draw, in pieces of outlines; a blur takes as long as some hundred for each point of
  /// its radius.
  fileprivate var work: Int {
    reduce(0) { work, item in
      switch item {
      case .fill(.path(let path, _), _): work + path.elements.count
      case .group(let group):
        work + group.items.work + (group.mask?.work ?? 0) + group.filters.reduce(0) { $0 + $1.work }
      default: work
      }
    }
  }

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

extension DrawFilter {
  fileprivate var work: Int {
    switch self {
    // Wider blurs than this take no longer.
    case .blur(let sigma, _), .shadow(_, let sigma, _, _): Int(min(sigma, 100) * 100)
    }
  }
}
