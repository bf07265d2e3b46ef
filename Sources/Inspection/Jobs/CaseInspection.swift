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

  /// A widget drawn for an environment, on opaque black, before the system's pass.
  struct Drawing {
    var widget: ComposedWidget
    var declaresContainerBackground: Bool
    var pixels: PixelBuffer
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
    /// The presented picture.
    var picture: PixelBuffer
    var systemRatio: Double?
    var subject: RuleSubject
  }

  private mutating func inspect(
    _ environment: WidgetEnvironment
  ) throws(CaseFault) -> (result: RenderResult, usedIgnores: Set<Int>) {
    let drawing = try drawing(in: environment)
    var shown = try show(drawing, in: environment)
    defer { recycle(shown) }
    let key = ReadingKey(drawing: environment.name, presenting: shown.presenting)
    readings[key] = shown.subject.reading
    let book = RuleBook(plan: plan)
    shown.subject.limitsBrokenUndimmed = try limitsBrokenUndimmed(shown, book)
    let judged = book.judge(shown.subject, widget: layout.name)
    let geometry = drawing.widget.geometry
    let elements = plan.keepsakes.contains(.attribution) ? DrawnElement.all(of: drawing.widget) : nil
    let report = RenderReport(
      widget: layout.name, file: layout.file,
      entry: EntryLabel(id: job.entry.id, text: job.entry.text, origin: job.entry.origin),
      locale: job.locale, device: job.device.name, environment: environment.name,
      points: geometry.canvas, pixels: geometry.pixels, panelScale: geometry.panelScale,
      space: shown.picture.space, reading: shown.subject.reading, ratio: shown.subject.twin?.ratio,
      systemRatio: shown.systemRatio, texts: shown.subject.texts.map(\.report),
      symbols: drawing.widget.content.symbols.map {
        SymbolReport(path: $0.path, name: $0.name, isKnown: $0.isKnown)
      },
      findings: remedied(judged.findings, of: shown), cannotTell: judged.cannotTell,
      frames: plan.keepsakes.contains(.frames) ? drawing.widget.frames : nil,
      attribution: elements.map { attribution(of: $0, in: shown) })
    let keepsPicture = plan.keepsakes.contains(.pictures)
    let result = RenderResult(
      report: report, picture: keepsPicture ? shown.picture : nil, geometry: geometry,
      pixelsPerInch: job.device.pixelsPerInch,
      declaresContainerBackground: drawing.declaresContainerBackground,
      elements: keepsPicture ? elements : nil,
      design: plan.keepsakes.contains(.design) ? designDigest(in: environment) : nil)
    return (result, judged.usedIgnores)
  }

  /// Presents and meters a drawing.
  mutating func show(
    _ drawing: Drawing, in environment: WidgetEnvironment
  ) throws(CaseFault) -> Shown {
    let presenting = Presenting(pass: environment.systemPass, model: plan.model)
    let picture = picture(of: drawing, by: presenting)
    var reading = meter.reading(of: picture, area: drawing.widget.geometry.area)
    if RuleBook(plan: plan).asksPeak(widget: layout.name, environment: environment.name) {
      reading.peakTile = peakTile(of: picture, drawing)
    }
    let twin = try twin(of: environment, drawing, reading)
    let texts = TextInspection(
      drawing: drawing, presenting: presenting, space: layout.colorSpace,
      profile: ViewingProfile.all.first { $0.name == environment.viewing } ?? .bedside,
      pixelsPerInch: job.device.pixelsPerInch
    ).facts()
    return Shown(
      drawing: drawing, presenting: presenting, picture: picture, systemRatio: twin?.systemRatio,
      subject: subject(environment, drawing, reading, twin, texts))
  }

  /// Takes back the buffer of a picture that is not the drawing itself.
  func recycle(_ shown: Shown) {
    if shown.presenting.pass != .none { bench.recycle(shown.picture) }
  }

  /// Returns what each element of a picture adds to its light.
  func attribution(of elements: [DrawnElement], in shown: Shown) -> [AttributedElement] {
    bench.meter(shown.drawing.widget, in: layout.colorSpace, shown.presenting, meter)
      .attribution(of: elements)
  }

  private func designDigest(in environment: WidgetEnvironment) -> String {
    layout.designDigest(
      in: environment, entry: job.entry, device: job.device, locale: job.locale, dates: plan.dates)
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
        hasEqualDrawing: twin.pixels == drawing.pixels,
        leafCount: twin.widget.content.leaves.count),
      systemRatio: LightRatio(of: reading, to: plain).luminance)
  }

  /// Returns the limits on light that the night drawn with `isLuminanceReduced` false breaks on top.
  private mutating func limitsBrokenUndimmed(
    _ shown: Shown, _ book: RuleBook
  ) throws(CaseFault) -> [RuleSubject.BrokenLimit] {
    let (subject, presenting) = (shown.subject, shown.presenting)
    guard let undimmed = subject.environment.undimmed,
      book.severity(
        of: NightDependsOnDimmedRule.description, widget: layout.name,
        environment: subject.environment.name) != nil
    else { return [] }
    let drawing = try drawing(in: undimmed)
    var reading = reading(of: drawing, named: undimmed.name, by: presenting)
    if subject.reading.peakTile != nil {
      let picture = picture(of: drawing, by: presenting)
      reading.peakTile = peakTile(of: picture, drawing)
      if presenting.pass != .none { bench.recycle(picture) }
    }
    let twin = try twin(of: subject.environment, drawing, reading)
    var other = subject
    other.reading = reading
    other.twin = twin?.facts
    let broken = Set(book.brokenLimits(of: subject, widget: layout.name).map(\.rule))
    return book.brokenLimits(of: other, widget: layout.name).filter { !broken.contains($0.rule) }
  }

  // MARK: Drawing and metering

  private mutating func drawing(in environment: WidgetEnvironment) throws(CaseFault) -> Drawing {
    if let drawing = drawings[environment.name] { return drawing }
    guard let resolved = layouts[job.subject, environment] else {
      preconditionFailure("every environment of the plan is resolved before it runs")
    }
    let drawing = try drawing(of: resolved, in: environment, as: environment.name)
    drawings[environment.name] = drawing
    return drawing
  }

  /// Lays a widget out and draws it.
  ///
  /// - Parameter name: Tells the drawings of a widget apart, so that the next one of a name starts from the last.
  func drawing(
    of resolved: ResolvedLayout, in environment: WidgetEnvironment, as name: String
  ) throws(CaseFault) -> Drawing {
    do {
      let request = WidgetRequest(
        family: layout.family, device: job.device, environment: environment, locale: job.locale,
        timeZone: plan.dates.timeZone)
      let composer = try WidgetComposer(for: request, by: plan.model, typesetter: typesetter, images: images)
      let view = try resolved.view(of: job.entry)
      let widget = try composer.compose(view)
      let key = Workbench.DrawingKey(
        subject: job.subject, environment: name, device: job.device.name)
      return Drawing(
        widget: widget, declaresContainerBackground: view.containerBackground != nil,
        pixels: bench.drawing(of: widget, as: key, in: layout.colorSpace))
    } catch let error as InputError {
      throw CaseFault(errors: error.all.map(RunError.init))
    } catch let error as ModelError {
      throw CaseFault(errors: [RunError(file: layout.file, message: error.detail, hint: error.hint)])
    } catch let error as LayoutError {
      throw CaseFault(
        errors: [
          RunError(
            file: layout.file, key: error.subject, code: error.code.rawValue, message: error.detail,
            hint: error.hint)
        ])
    } catch {
      throw CaseFault(errors: [RunError(file: layout.file, message: "\(error)")])
    }
  }

  /// Returns a drawing after the system's pass: in a buffer of the bench, or the drawing itself without a pass.
  private func picture(of drawing: Drawing, by presenting: Presenting) -> PixelBuffer {
    guard presenting.pass != .none else { return drawing.pixels }
    var picture = bench.buffer(of: drawing.pixels.size, in: presenting.space(for: drawing.pixels.space))
    presenting.present(drawing.pixels, in: &picture)
    return picture
  }

  private func peakTile(of picture: PixelBuffer, _ drawing: Drawing) -> Double {
    meter.peakTile(
      of: picture, side: LightMeter.peakTileSide(panelScale: drawing.widget.geometry.panelScale))
  }

  private mutating func reading(
    of drawing: Drawing, named name: String, by presenting: Presenting
  ) -> LightReading {
    let key = ReadingKey(drawing: name, presenting: presenting)
    if let known = readings[key] { return known }
    let picture = picture(of: drawing, by: presenting)
    let reading = meter.reading(of: picture, area: drawing.widget.geometry.area)
    if presenting.pass != .none { bench.recycle(picture) }
    readings[key] = reading
    return reading
  }
}

/// What stopped a case.
struct CaseFault: Error {
  var errors: [RunError]
}

extension RunError {
  init(_ error: InputError) {
    self.init(
      file: error.position.file.isEmpty ? nil : error.position.file, line: error.position.line,
      column: error.position.column, key: error.position.keyPath, code: error.code.rawValue,
      message: error.detail,
      hint: error.hint)
  }

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
