// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inputs
import Light
import Raster
import Typeset
import ViewLayout
import WidgetModel

/// Works on one case: draws each environment once, compares, and judges.
struct CaseInspection {
  let job: InspectionCase
  let plan: InspectionPlan
  let layouts: ResolvedLayouts
  let typesetter: Typesetter
  let images: ImageStore
  let bench: Workbench
  private var drawings: [String: Drawing] = [:]
  private var readings: [ReadingKey: LightReading] = [:]

  /// A widget with the case's entry in an environment; drawn, where somebody asks, before the system's pass.
  struct Drawing {
    var widget: ComposedWidget
    var declaresContainerBackground: Bool
    /// What draws and meters it; it holds this drawing until the next case.
    var pixels: WidgetDrawing
  }

  /// A drawing as some environment's system shows it.
  private struct ReadingKey: Hashable {
    var drawing: String
    var presenting: Presenting
  }

  init(
    of job: InspectionCase, plan: InspectionPlan, layouts: ResolvedLayouts, typesetter: Typesetter,
    images: ImageStore, bench: Workbench
  ) {
    self.job = job
    self.plan = plan
    self.layouts = layouts
    self.typesetter = typesetter
    self.images = images
    self.bench = bench
  }

  var layout: LayoutFile { plan.subjects[job.subject].layout }
  private var meter: LightMeter { LightMeter(litThreshold: plan.model.litThreshold) }

  /// Draws, meters and judges the case's environments.
  mutating func outcome() -> CaseOutcome {
    var outcome = CaseOutcome()
    for environment in plan.environments where environment.applies(to: layout.family) {
      do throws(CaseFault) {
        let judged = try inspect(environment)
        outcome.renders.append(judged.result)
        outcome.usedIgnores.formUnion(judged.usedIgnores)
      } catch {
        // What is wrong with an entry or a device is wrong in every environment: it is said once.
        outcome.errors = error.errors.map { $0.about(job) }
        outcome.renders = []
        return outcome
      }
    }
    return outcome
  }

  // MARK: One environment

  /// A drawing as its environment's system shows it, ready to be judged.
  struct Shown {
    var drawing: Drawing
    var presenting: Presenting
    var systemRatio: Double?
    var subject: RuleSubject
  }

  private mutating func inspect(
    _ environment: WidgetEnvironment
  ) throws(CaseFault) -> (result: RenderResult, usedIgnores: Set<Int>) {
    let drawing = try drawing(in: environment)
    var shown = try show(drawing, in: environment)
    let key = ReadingKey(drawing: environment.name, presenting: shown.presenting)
    readings[key] = shown.subject.reading
    let book = RuleBook(plan: plan)
    shown.subject.limitsBrokenUndimmed = try limitsBrokenUndimmed(shown, book)
    let judged = book.judge(shown.subject, widget: layout.name)
    let geometry = drawing.widget.geometry
    let elements = plan.keepsakes.contains(.attribution) ? DrawnElement.all(of: drawing.widget) : nil
    var report = RenderReport(
      widget: layout.name, file: layout.file,
      entry: EntryLabel(
        id: job.entry.id, text: job.entry.text, origin: job.entry.origin, key: job.entry.keyPath),
      locale: job.locale, device: job.device.name, environment: environment.name,
      points: geometry.canvas, pixels: geometry.pixels, panelScale: geometry.panelScale,
      space: shown.presenting.space(for: layout.colorSpace), reading: shown.subject.reading,
      ratio: shown.subject.twin?.ratio,
      systemRatio: shown.systemRatio, texts: shown.subject.texts.map(\.report),
      symbols: drawing.widget.content.symbols.map {
        SymbolReport(path: $0.path, name: $0.name, isKnown: $0.isKnown)
      },
      findings: remedied(judged.findings, of: shown), cannotTell: judged.cannotTell,
      frames: plan.keepsakes.contains(.frames) ? drawing.widget.frames : nil,
      attribution: elements.map { attribution(of: $0, in: shown) })
    report.baselineLight = shown.subject.baselineLight
    let keepsPicture = plan.keepsakes.contains(.pictures)
    let result = RenderResult(
      report: report,
      picture: keepsPicture ? drawing.pixels.presented(shown.presenting).picture : nil, geometry: geometry,
      pixelsPerInch: job.device.pixelsPerInch,
      declaresContainerBackground: drawing.declaresContainerBackground,
      elements: keepsPicture ? elements : nil,
      design: plan.keepsakes.contains(.design) ? designDigest(of: drawing.widget, in: environment) : nil)
    return (result, judged.usedIgnores)
  }

  /// Presents and meters a drawing.
  mutating func show(
    _ drawing: Drawing, in environment: WidgetEnvironment
  ) throws(CaseFault) -> Shown {
    let presenting = Presenting(pass: environment.systemPass, model: plan.model)
    var reading = drawing.pixels.reading(presenting, meter)
    if RuleBook(plan: plan).asksPeak(widget: layout.name, environment: environment.name) {
      reading.peakTile = peakTile(of: drawing, by: presenting)
    }
    let twin = try twin(of: environment, drawing, reading)
    let texts = TextInspection(
      drawing: drawing, presenting: presenting, space: layout.colorSpace,
      profile: ViewingProfile.all.first { $0.name == environment.viewing } ?? .bedside,
      pixelsPerInch: job.device.pixelsPerInch
    ).facts()
    return Shown(
      drawing: drawing, presenting: presenting, systemRatio: twin?.systemRatio,
      subject: subject(environment, drawing, reading, twin, texts))
  }

  /// Returns what each element of a picture adds to its light.
  func attribution(of elements: [DrawnElement], in shown: Shown) -> [AttributedElement] {
    bench.meter(shown.drawing.widget, in: layout.colorSpace, shown.presenting, meter)
      .attribution(of: elements)
  }

  private func designDigest(of widget: ComposedWidget, in environment: WidgetEnvironment) -> String {
    let used = (widget.background?.images ?? []) + widget.content.images
    return layout.designDigest(
      in: environment, entry: job.entry, device: job.device, locale: job.locale, dates: plan.dates,
      images: used.map { $0.designText(images.digest(of: $0.form.file)) })
  }

  private func subject(
    _ environment: WidgetEnvironment, _ drawing: Drawing, _ reading: LightReading,
    _ twin: Twin?, _ texts: [RuleSubject.TextFacts]
  ) -> RuleSubject {
    let geometry = drawing.widget.geometry
    return RuleSubject(
      environment: environment, declaresContainerBackground: drawing.declaresContainerBackground,
      reading: reading, twin: twin?.facts, texts: texts, leaves: drawing.widget.content.leaves,
      inkBounds: drawing.widget.content.leaves.map { inkBounds(of: $0) },
      controls: drawing.widget.content.controls, symbols: drawing.widget.content.symbols,
      canvas: geometry.bounds,
      contentRect: drawing.widget.contentRect, displayScale: geometry.displayScale,
      panelPointsPerCanvasPoint: geometry.drawingScale / geometry.panelScale,
      budgets: plan.configuration.budgets(widget: layout.name, environment: environment.name),
      baselineLight: plan.baseline?.light(
        of: Baseline.Key(widget: layout.name, locale: job.locale, entry: job.entry.id),
        at: Baseline.Place(device: job.device.name, environment: environment.name)),
      limitsBrokenUndimmed: [])
  }

  private func inkBounds(of leaf: PlacedLeaf) -> Rect? {
    switch leaf.content {
    case .image: leaf.rect
    case .fill(let outline, _), .stroke(let outline, _):
      leaf.enclosure.transform.map { outline.transformed($0).bounds } ?? leaf.rect
    case .text(_, let paragraph, _):
      typesetter.inkBounds(of: paragraph)
        .map { leaf.enclosure.onCanvas($0.moved(x: leaf.localRect.minX, y: leaf.localRect.minY)) }
    }
  }

  // MARK: The twin

  private struct Twin {
    var facts: RuleSubject.TwinFacts
    var systemRatio: Double?
  }

  private mutating func twin(
    of environment: WidgetEnvironment, _ drawing: Drawing, _ reading: LightReading
  ) throws(CaseFault) -> Twin? {
    guard let name = environment.twin,
      let other = plan.knownEnvironments.first(where: { $0.name == name })
    else { return nil }
    let twin = try self.drawing(in: other)
    let through = self.reading(
      of: twin, named: name, by: Presenting(pass: environment.systemPass, model: plan.model))
    let plain = self.reading(
      of: twin, named: name, by: Presenting(pass: other.systemPass, model: plan.model))
    let figures = LightRatio(of: reading, to: through)
    return Twin(
      facts: RuleSubject.TwinFacts(
        ratio: TwinRatio(
          twin: name, luminance: figures.luminance, light: figures.light, melanopic: figures.melanopic,
          scotopic: figures.scotopic, powerIndex: figures.powerIndex),
        hasEqualDrawing: drawing.pixels.isEqual(to: twin.pixels, meter),
        leafCount: twin.widget.content.leaves.count),
      systemRatio: LightRatio(of: reading, to: plain).luminance)
  }

  /// Returns the limits on light that the night drawn with `isLuminanceReduced` false breaks on top.
  ///
  /// - Parameter drawn: That second drawing; without one it is that of the layout as it is.
  mutating func limitsBrokenUndimmed(
    _ shown: Shown, _ book: RuleBook, drawn: Drawing? = nil
  ) throws(CaseFault) -> [RuleSubject.BrokenLimit] {
    let (subject, presenting) = (shown.subject, shown.presenting)
    guard let undimmed = subject.environment.undimmed,
      book.severity(
        of: NightDependsOnDimmedRule.description, widget: layout.name,
        environment: subject.environment.name) != nil
    else { return [] }
    let drawing = if let drawn { drawn } else { try drawing(in: undimmed) }
    var reading =
      drawn == nil
      ? self.reading(of: drawing, named: undimmed.name, by: presenting)
      : drawing.pixels.reading(presenting, meter)
    if subject.reading.peakTile != nil {
      reading.peakTile = peakTile(of: drawing, by: presenting)
    }
    let twin = try twin(of: subject.environment, drawing, reading)
    var other = subject
    other.reading = reading
    other.twin = twin?.facts
    // What was kept is the light of the dimmed night.
    other.baselineLight = nil
    let broken = Set(book.brokenLimits(of: subject, widget: layout.name).map(\.rule))
    return book.brokenLimits(of: other, widget: layout.name).filter { !broken.contains($0.rule) }
  }

  // MARK: Drawing and metering

  private mutating func drawing(in environment: WidgetEnvironment) throws(CaseFault) -> Drawing {
    if let drawing = drawings[environment.name] { return drawing }
    guard let resolved = layouts[job.subject, environment] else {
      preconditionFailure("every environment of the plan is resolved before it runs")
    }
    let key = Workbench.PlaceKey(
      subject: job.subject, environment: environment.name, device: job.device.name, locale: job.locale)
    let kept = try bench.widget(for: key) { () throws(CaseFault) in
      try prepared(resolved, in: environment)
    }
    let drawing = try drawing(of: kept)
    drawings[environment.name] = drawing
    return drawing
  }

  /// Lays out one of the widget's layouts in an environment, on its own.
  func drawing(
    of resolved: ResolvedLayout, in environment: WidgetEnvironment
  ) throws(CaseFault) -> Drawing {
    try drawing(of: prepared(resolved, in: environment))
  }

  private func prepared(
    _ resolved: ResolvedLayout, in environment: WidgetEnvironment
  ) throws(CaseFault) -> PreparedWidget {
    try PreparedWidget(
      resolved, of: layout,
      for: WidgetRequest(
        family: layout.family, device: job.device, environment: environment, locale: job.locale,
        timeZone: plan.dates.timeZone),
      by: plan.model, typesetter: typesetter, images: images, at: bench)
  }

  private func drawing(of prepared: PreparedWidget) throws(CaseFault) -> Drawing {
    try prepared.compose(job.entry)
    guard let widget = prepared.widget else { preconditionFailure("a composed widget is there") }
    return Drawing(
      widget: widget, declaresContainerBackground: prepared.declaresContainerBackground,
      pixels: prepared.drawing)
  }

  private func peakTile(of drawing: Drawing, by presenting: Presenting) -> Double {
    meter.peakTile(
      of: drawing.pixels.presented(presenting).picture,
      side: LightMeter.peakTileSide(panelScale: drawing.widget.geometry.panelScale))
  }

  private mutating func reading(
    of drawing: Drawing, named name: String, by presenting: Presenting
  ) -> LightReading {
    let key = ReadingKey(drawing: name, presenting: presenting)
    if let known = readings[key] { return known }
    let reading = drawing.pixels.reading(presenting, meter)
    readings[key] = reading
    return reading
  }
}

extension RunError {
  /// Returns the error with the entry named where no file is.
  fileprivate func about(_ job: InspectionCase) -> RunError {
    var error = self
    if error.file == nil { error.file = job.entry.origin }
    return error
  }
}

extension ComposedWidget {
  /// Every view's rectangle, the container background's first. Unit: pt on the canvas.
  fileprivate var frames: [(path: String, rect: Rect)] { (background?.frames ?? []) + content.frames }
}
