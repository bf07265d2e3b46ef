// SPDX-License-Identifier: MIT

import Inspection

/// The findings of one rule in many renders: how many, and the worst places.
struct RuleTally {
  /// Findings at one place that differ in their entries alone.
  struct Place {
    var worst: Occurrence
    var count: Int
  }

  /// Places that are kept of a growing tally; the better ones are only counted.
  private static let kept = 64

  let key: RuleKey
  /// The number of entries that are concerned.
  private(set) var entries = 0
  /// The number of findings.
  private(set) var total = 0
  /// The places, the worst first.
  private(set) var places: [Place] = []
  private var lastEntry: String?

  /// Creates the tally of findings that are all there.
  init(_ key: RuleKey, _ occurrences: [Occurrence]) {
    self.key = key
    entries = occurrences.grouped { $0.render.entry.id }.count
    total = occurrences.count
    places = occurrences.worstFirst.grouped(by: PlaceKey.init).compactMap { _, group in
      group.first.map { Place(worst: $0, count: group.count) }
    }
  }

  /// Creates the tally of no finding yet.
  init(_ key: RuleKey) { self.key = key }

  /// Adds a finding; findings of one entry come one after the other.
  mutating func add(_ occurrence: Occurrence) {
    total += 1
    let entry = occurrence.render.entry.id
    if entry != lastEntry { entries += 1 }
    lastEntry = entry
    let key = PlaceKey(occurrence)
    var place = Place(worst: occurrence, count: 1)
    if let index = places.firstIndex(where: { PlaceKey($0.worst) == key }) {
      places[index].count += 1
      guard occurrence.excess > places[index].worst.excess else { return }
      place.count = places.remove(at: index).count
    } else if places.count == Self.kept {
      guard let last = places.last, occurrence.excess > last.worst.excess else { return }
      places.removeLast()
    }
    places.insert(place, at: places.firstIndex { $0.worst.excess < occurrence.excess } ?? places.count)
  }
}
