// SPDX-License-Identifier: MIT

import Inputs
import Inspection

/// What a run over widgets was asked to do; what is nil or empty was left to the project or the default.
struct RunRequest: Hashable, Sendable {
  /// Something to read.
  enum Source: Hashable, Sendable {
    /// A file, as it is seen from the working folder.
    case file(String)
    case standardInput

    /// The name in reports.
    var name: String {
      switch self {
      case .file(let name): name
      case .standardInput: "-"
      }
    }
  }

  /// The layout files.
  var files: [Source] = []
  /// The sets of affirmations.
  var sets: [Source] = []
  /// Entries of these texts, before those of the sets.
  var texts: [String] = []
  /// The moment of entries that have none, in ISO 8601.
  var date: String?
  /// The locales, such as `en_US`: of entries that have none, and which of the others are judged.
  var locales: [String] = []
  /// How the entries of sets are made.
  var setOptions = SetOptions()
  /// Which entries of the sets are judged.
  var selection = EntrySelection()
  /// The IANA name of the zone.
  var timeZone: String?
  /// The environments by name.
  var environments: [String] = []
  /// The devices by name.
  var devices: [String] = []
  /// The project's file.
  var configuration: String?
  /// What becomes of a baseline.
  enum BaselineUse: Hashable, Sendable {
    case none
    case compare(file: String)
    /// Today's light is stored.
    case update(file: String)

    /// The file, as it is seen from the working folder.
    var file: String? {
      switch self {
      case .none: nil
      case .compare(let file), .update(let file): file
      }
    }

    /// Whether today's light is stored.
    var isUpdate: Bool { if case .update = self { true } else { false } }
  }

  /// The baseline.
  var baseline = BaselineUse.none
  /// The revision of git since which a widget must have changed to be judged.
  var changedSince: String?
  /// How many renders are made at a time.
  var jobs: Int?
  /// Whether JSON also gives every view's frame.
  var wantsFrames = false
  /// Whether it is found which element gives how much light.
  var wantsAttribution = false
  /// What fails a render.
  var judgment = Judgment()
}

extension RunRequest {
  /// What each render keeps beside its figures.
  var keepsakes: InspectionPlan.Keepsakes {
    var keepsakes: InspectionPlan.Keepsakes = []
    if wantsFrames { keepsakes.insert(.frames) }
    if wantsAttribution { keepsakes.insert(.attribution) }
    return keepsakes
  }
}

extension RunRequest {
  /// How much of the project is asked for.
  var extent: RunExtent {
    if !texts.isEmpty || changedSince != nil || selection != EntrySelection() { return .part }
    return files.isEmpty ? .project : .widgets
  }

  /// The same for a baseline, whose lines are by locale, device and environment.
  var baselineExtent: RunExtent {
    let isEverywhere = environments.isEmpty && devices.isEmpty && locales.isEmpty
    return isEverywhere ? extent : .part
  }
}

/// A run whose pictures are kept.
struct PreviewRequest: Hashable, Sendable {
  /// Whether the environments of a widget are also put on one picture.
  enum Sheet: Hashable, Sendable {
    case none
    case contactSheet
  }

  /// What to draw.
  var run: RunRequest
  /// The folder of the pictures.
  var folder: String
  /// Whether there is a contact sheet.
  var sheet: Sheet
}
