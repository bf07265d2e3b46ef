// SPDX-License-Identifier: MIT

import Light

/// What a run came to beside the stored baseline.
public struct BaselineComparison: Hashable, Sendable {
  /// What became of the file.
  public enum Outcome: String, Hashable, Sendable {
    /// It was compared with and is as it was.
    case compared
    /// It holds today's light.
    case updated
  }

  /// One figure that grew.
  public struct Growth: Hashable, Sendable {
    /// The line.
    public var key: Baseline.Key
    /// The place in the line.
    public var place: Baseline.Place
    /// What was kept. Unit: pt².
    public var old: Double
    /// What it is today. Unit: pt².
    public var new: Double
  }

  /// The most lines that are listed of a kind; all are counted.
  public static let mostListed = 100

  /// The file, as the user named it.
  public var file: String
  /// What became of it.
  public var outcome: Outcome
  /// The figures that grew, sorted; see ``mostListed``.
  public var grown: [Growth] = []
  /// How many grew.
  public var grownCount = 0
  /// How many are less than they were.
  public var shrunkenCount = 0
  /// The lines that the baseline does not have, sorted; see ``mostListed``.
  public var added: [Baseline.Key] = []
  /// How many these are.
  public var addedCount = 0
  /// The lines that nothing fills any longer, sorted; see ``mostListed``. None are known to be gone after a run
  /// over a part.
  public var gone: [Baseline.Key] = []
  /// How many these are.
  public var goneCount = 0

  /// Creates a comparison of nothing.
  public init(file: String, outcome: Outcome) {
    self.file = file
    self.outcome = outcome
  }
}

/// How much of a project a run covers.
public enum RunExtent: String, Hashable, Sendable {
  /// Every widget with all its entries.
  case project
  /// Some widgets, each with all its entries.
  case widgets
  /// Some entries, places or locales.
  case part
}

/// Adds up the light of a run beside the stored one.
public struct BaselineTally: Sendable {
  private let stored: Baseline?
  private var current: [Baseline.Key: [Baseline.Place: Double]] = [:]
  private var grown: [BaselineComparison.Growth] = []
  private var shrunkenCount = 0

  /// Creates a tally of nothing.
  ///
  /// - Parameter stored: What was kept, or nil for nothing.
  public init(stored: Baseline?) { self.stored = stored }

  /// Takes a render.
  public mutating func add(_ render: RenderReport) {
    guard let light = render.reading.light else { return }
    let (key, place) = (render.baselineKey, render.baselinePlace)
    current[key, default: [:]][place] = light
    guard let old = stored?.light(of: key, at: place) else { return }
    if LightBaselineRule.grew(from: old, to: light, limit: nil) {
      grown.append(BaselineComparison.Growth(key: key, place: place, old: old, new: light))
    } else if light < old {
      shrunkenCount += 1
    }
  }

  /// Returns the lines of the widgets that ran which the run did not fill.
  private func gone(after extent: RunExtent) -> [Baseline.Key] {
    guard let stored, extent != .part else { return [] }
    let widgets = Set(current.keys.map(\.widget))
    return stored.lines.keys.filter {
      current[$0] == nil && (extent == .project || widgets.contains($0.widget))
    }
  }

  /// Returns what the run came to.
  ///
  /// - Parameters:
  ///   - file: The baseline's file, as the user named it.
  ///   - outcome: What became of it.
  ///   - extent: How much was run, and nothing of it in error.
  public func comparison(
    file: String, _ outcome: BaselineComparison.Outcome, extent: RunExtent
  ) -> BaselineComparison {
    var comparison = BaselineComparison(file: file, outcome: outcome)
    let most = BaselineComparison.mostListed
    comparison.grownCount = grown.count
    comparison.grown = Array(grown.sorted { ($0.key, $0.place) < ($1.key, $1.place) }.prefix(most))
    comparison.shrunkenCount = shrunkenCount
    let added = current.keys.filter { stored?.lines[$0] == nil }
    comparison.addedCount = added.count
    comparison.added = Array(added.sorted().prefix(most))
    let gone = gone(after: extent)
    comparison.goneCount = gone.count
    comparison.gone = Array(gone.sorted().prefix(most))
    return comparison
  }

  /// Returns the baseline to store: today's figures over those that were kept. Lines that are known to be gone are
  /// left out; what a part of a run did not draw stays.
  public func updated(ground: Baseline.Ground, extent: RunExtent) -> Baseline {
    var lines = stored?.ground == ground ? stored?.lines ?? [:] : [:]
    for key in gone(after: extent) { lines[key] = nil }
    for (key, figures) in current {
      if extent == .part {
        lines[key, default: [:]].merge(figures) { _, new in new }
      } else {
        lines[key] = figures
      }
    }
    return Baseline(ground: ground, lines: lines)
  }
}
