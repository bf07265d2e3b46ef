// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Inputs
import Inspection
import Raster
import Reports

/// Compares the picture of each render with the stored one, or stores it.
struct GoldenKeeper: RenderKeeper {
  private let request: GoldenRequest
  private let folder: GoldenFolder
  private let configuration: Configuration
  private let engine: GoldenManifest.Engine
  private let preview: Preview
  private let sheet: DifferenceSheet
  private let io: ToolIO
  /// Whether every picture of the project is drawn, so that one without a render is obsolete.
  private let isWhole: Bool
  private var manifest: GoldenManifest
  private var names = PictureNames()
  private var drawn: Set<String> = []
  /// What was found in each render, in the order of the report.
  private var findings: [[Finding]] = []
  private var changes: [String] = []
  private var errors: [RunError] = []

  init(_ request: GoldenRequest, _ preparation: Preparation, io: ToolIO) {
    self.request = request
    self.io = io
    configuration = preparation.plan.configuration
    folder = GoldenFolder(of: configuration, io: io)
    engine = GoldenManifest.Engine(preparation.stackWithFonts)
    preview = Preview(typesetter: preparation.typesetter)
    sheet = DifferenceSheet(typesetter: preparation.typesetter)
    isWhole = request.run.isWholeProject && preparation.errors.isEmpty
    manifest = GoldenManifest()
    do throws(RunError) {
      manifest = try folder.manifest()
    } catch {
      errors.append(error)
    }
  }

  mutating func keep(_ renders: [RenderResult]) {
    for render in renders {
      guard let picture = preview.picture(of: render), let design = render.design else { continue }
      let name = names.name(of: render.report, render.report.environment)
      drawn.insert(name)
      let found = check(picture, name, design: design, of: render)
      findings.append(found.map { [$0] } ?? [])
    }
  }

  /// Compares one picture; returns what is wrong with it.
  private mutating func check(
    _ picture: PixelBuffer, _ name: String, design: String, of render: RenderResult
  ) -> Finding? {
    // A manifest that cannot be read must not be written over: it may hold the other pictures' origin.
    guard errors.isEmpty || request.mode == .compare else { return nil }
    let stored: PixelBuffer?
    do throws(RunError) {
      stored = try folder.picture(name)
    } catch {
      guard request.mode == .update else {
        errors.append(error)
        return nil
      }
      stored = nil
    }
    if request.mode == .update {
      store(picture, name, design: design, over: stored, of: render)
      return nil
    }
    guard stored != picture else { return nil }
    return finding(about: picture, name, stored, design: design, of: render)
  }

  private mutating func store(
    _ picture: PixelBuffer, _ name: String, design: String, over stored: PixelBuffer?, of render: RenderResult
  ) {
    if stored != picture {
      do throws(RunError) {
        try folder.write(picture, name, pixelsPerInch: render.pixelsPerInch)
      } catch {
        errors.append(error)
        return
      }
      changes.append("\(stored == nil ? "new" : "changed") \(folder.shown(name))")
    }
    manifest.note(name, design: design, by: engine)
  }

  private mutating func finding(
    about picture: PixelBuffer, _ name: String, _ stored: PixelBuffer?, design: String,
    of render: RenderResult
  ) -> Finding? {
    let report = render.report
    guard let severity = severity(widget: report.widget, environment: report.environment) else { return nil }
    guard let stored else {
      return Finding(
        rule: GoldenDiffersRule.description.id, severity: severity,
        message: "there is no stored picture \(folder.shown(name))",
        advice: "look at it with `andon preview`, then keep it with `andon golden --update`")
    }
    let difference = Self.account(of: picture, stored)
    let cause = manifest.cause(of: name, design: design, by: engine)
    let page = sheet.picture(
      before: stored, after: picture, title: "\(report.widget) · \(report.environment)",
      detail: "\(difference); \(cause)")
    let place = "\(request.differences)/\(name)"
    do throws(RunError) {
      try folder.write(page, to: place)
    } catch {
      errors.append(error)
    }
    return Finding(
      rule: GoldenDiffersRule.description.id, severity: severity, message: "\(difference); \(cause)",
      advice: "look at \(place); `andon golden --update` keeps what is meant")
  }

  /// Returns how a picture differs from the stored one, in half a sentence.
  private static func account(of picture: PixelBuffer, _ stored: PixelBuffer) -> String {
    func facts(_ picture: PixelBuffer) -> String {
      "\(picture.size.width) × \(picture.size.height) px in \(picture.space.rawValue)"
    }
    guard picture.size == stored.size, picture.space == stored.space,
      let difference = picture.difference(from: stored)
    else { return "the picture was \(facts(stored)) and is \(facts(picture))" }
    let share = NumberText.percent(Double(difference.count) / Double(picture.size.count))
    return "\(difference.count) pixels (\(share)) differ, by \(difference.largestDelta) of 255 at most"
  }

  private func severity(widget: String, environment: String) -> Severity? {
    let id = GoldenDiffersRule.description.id
    let isIgnored = configuration.ignored.contains {
      $0.covers(rule: id, widget: widget, environment: environment, path: nil)
    }
    let setting = configuration.setting(for: id, widget: widget, environment: environment)
    guard !isIgnored else { return nil }
    return switch setting.severity ?? GoldenDiffersRule.description.level {
    case .off: nil
    case .warning: .warning
    case .error: .error
    }
  }

  /// The pictures that nothing draws any longer.
  private var obsolete: [String] {
    isWhole && errors.isEmpty ? manifest.pictures.keys.filter { !drawn.contains($0) }.sorted() : []
  }

  mutating func finish() -> (files: [String], errors: [RunError]) {
    guard request.mode == .update,
      !errors.contains(where: { $0.file == folder.shown(GoldenManifest.fileName) })
    else { return ([], errors) }
    for name in obsolete {
      folder.remove(name)
      manifest.remove(name)
      changes.append("gone \(folder.shown(name))")
    }
    do throws(RunError) {
      if !manifest.pictures.isEmpty || !changes.isEmpty { try folder.write(manifest) }
    } catch {
      errors.append(error)
    }
    return (changes, errors)
  }

  func amend(_ report: inout RunReport) {
    // Errors of single entries leave their renders out, and what was kept is in the order of the others.
    for (index, found) in zip(report.renders.indices, findings) {
      report.renders[index].findings = found
      report.renders[index].cannotTell = []
    }
    report.findings = []
    guard request.mode == .compare, report.errors.isEmpty else { return }
    report.findings = obsolete.map { name in
      Finding(
        rule: GoldenDiffersRule.description.id, severity: .warning,
        message: "nothing draws the stored picture \(folder.shown(name)) any longer",
        advice: "`andon golden --update` removes it")
    }
  }
}
