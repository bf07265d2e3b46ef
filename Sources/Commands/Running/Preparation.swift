// SPDX-License-Identifier: MIT

import Inputs
import Inspection
import Reports
import Typeset
import WidgetModel

/// A request with all its files read: what is to be run, and what could not be read.
///
/// What is wrong with the command line is thrown. What is wrong with a file is an error of the report, and
/// the other files go on.
struct Preparation {
  /// The plan of what could be read.
  private(set) var plan: InspectionPlan
  /// What could not be read.
  private(set) var errors: [RunError]
  /// The baseline that there was before the run, or nil.
  private(set) var storedBaseline: Baseline?
  /// How many widgets were left out because nothing about them changed.
  let unchangedCount: Int
  /// Where the views of each layout file stand.
  let places: [String: ViewPlaces]
  /// SHA-256 of the layout files, in the order of the plan.
  let layoutDigests: [String]
  /// The file that the configuration was read from, or nil for the built-in one.
  let configurationSource: (file: String, sha256: String)?
  /// How much of the sets was read.
  let setProgress: SetProgress
  /// What was left out of the sets.
  let leftOut: LeftOutTexts
  /// The faces.
  let typesetter: Typesetter
  private let fonts: FontCollection

  /// Reads all files of a request.
  init(_ request: RunRequest, keepsakes: InspectionPlan.Keepsakes, io: ToolIO) throws(PreparationFault) {
    let files = ProjectFiles(io: io)
    let configuration = try files.configuration(named: request.configuration)
    let choices = Choices(request, configuration)
    let environments = try choices.environments()
    let devices = try choices.devices()
    let locales = try choices.locales()
    let dates = try choices.dates()
    var layouts = try files.layouts(request, configuration)
    let count = layouts.read.count
    if let revision = request.changedSince {
      let changes = try ProjectChanges(since: revision, request, configuration, io: io)
      layouts.read.removeAll { !changes.concern($0) }
    }
    unchangedCount = count - layouts.read.count
    let entries = NamedEntries(request, files: files, widgets: layouts.read.count, stop: io.stop)
    setProgress = entries.count
    leftOut = entries.leftOut
    var faults = NamedEntries.Faults.told
    var errors = layouts.errors
    var subjects: [InspectionPlan.Subject] = []
    for layout in layouts.read {
      if let error = choices.conflict(of: layout, with: environments) {
        errors.append(error)
        continue
      }
      guard request.namesEntries else {
        if layout.samples.isEmpty { errors.append(Self.noEntries(layout)) }
        subjects.append(InspectionPlan.Subject(layout: layout, entries: layout.samples))
        continue
      }
      subjects.append(InspectionPlan.Subject(layout: layout) { [faults] in entries.source(faults) })
      if environments.contains(where: { $0.applies(to: layout.family) }) { faults = .passedOver }
    }
    plan = InspectionPlan(
      subjects: subjects, locales: locales, dates: dates, devices: devices, environments: environments,
      knownEnvironments: configuration.environments, model: configuration.model,
      configuration: configuration, judgment: request.judgment, keepsakes: keepsakes)
    self.errors = errors
    places = layouts.places
    configurationSource = files.configurationSource(named: request.configuration)
    layoutDigests = subjects.map { layouts.digests[$0.layout.file] ?? "" }
    do throws(CommandError) {
      fonts = try FontCollection.bundled()
    } catch {
      throw .usage(error)
    }
    typesetter = Typesetter(fonts: fonts)
    if let file = request.baseline.file { readBaseline(file, request, io: io) }
  }

  /// Reads the baseline: what renders are compared with, or what is written over.
  private mutating func readBaseline(_ file: String, _ request: RunRequest, io: ToolIO) {
    do throws(RunError) {
      storedBaseline = try BaselineFile(name: file, io: io)
        .read(for: request.baseline, extent: request.baselineExtent, ground: Baseline.Ground(stackWithFonts))
      if case .compare = request.baseline { plan.baseline = storedBaseline }
    } catch {
      errors.append(error)
    }
  }

  /// What reports say that the run is made with, but for the faces.
  var stack: Stack {
    Stack(
      version: Tool.version,
      model: plan.model.parameters.map {
        Stack.Parameter(name: $0.name, value: $0.value.json, certainty: $0.certainty.rawValue)
      },
      fonts: [])
  }

  /// The same with the faces, whose digests take a while to find.
  var stackWithFonts: Stack {
    var stack = stack
    stack.fonts = fonts.provenance.map { Stack.Face(face: $0.face, sha256: $0.sha256) }
    return stack
  }

  private static func noEntries(_ layout: LayoutFile) -> RunError {
    RunError(
      file: layout.file, key: "samples", message: "the layout has no samples, and no entry was given",
      hint: "add \"samples\" to it, or give --text STRING or --set FILE")
  }
}

/// What keeps a run from starting.
enum PreparationFault: Error {
  /// Something on the command line.
  case usage(CommandError)
  /// Something in a file that all else depends on.
  case errors([RunError])
}

extension RunRequest {
  /// Whether the entries are those of the command line and not the layouts' own.
  var namesEntries: Bool { !texts.isEmpty || !sets.isEmpty }
}
