// SPDX-License-Identifier: MIT

import Inspection

/// One finding with the render it was made in.
struct Occurrence {
  var render: RenderReport
  var finding: Finding

  /// How far the measured figure is over or under its limit, as a factor of at least 1; findings
  /// without figures come last.
  var excess: Double {
    guard let measured = finding.measured?.value, let limit = finding.limit?.value else { return 0 }
    let factor = measured > limit ? measured / limit : limit / measured
    // A limit of zero is broken by everything, and by more the larger the figure is.
    return factor.isFinite ? factor : .greatestFiniteMagnitude
  }
}

extension Sequence<RenderReport> {
  /// Every finding, in the order of the renders.
  var occurrences: [Occurrence] {
    flatMap { render in render.findings.map { Occurrence(render: render, finding: $0) } }
  }
}

extension Sequence<Occurrence> {
  /// The findings, errors before warnings; within a severity they keep their order.
  var errorsFirst: [Occurrence] {
    filter { $0.finding.severity == .error } + filter { $0.finding.severity != .error }
  }

  /// The findings, the worst first; equally bad ones keep their order.
  var worstFirst: [Occurrence] {
    // The position makes the order total, since the standard sort does not promise to be stable.
    enumerated().sorted { ($1.element.excess, $0.offset) < ($0.element.excess, $1.offset) }
      .map(\.element)
  }
}

/// What findings of one rule share when they differ in their entries alone.
struct PlaceKey: Hashable {
  var widget: String
  var environment: String
  var comparison: String?
  var path: String?

  init(_ occurrence: Occurrence) {
    widget = occurrence.render.widget
    environment = occurrence.render.environment
    comparison = occurrence.finding.comparison
    path = occurrence.finding.path
  }
}

extension Sequence {
  /// The elements in groups of equal key; groups stand in the order of their first elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [(key: Key, elements: [Element])] {
    var places: [Key: Int] = [:]
    var groups: [(key: Key, elements: [Element])] = []
    for element in self {
      let key = key(element)
      if let place = places[key] {
        groups[place].elements.append(element)
      } else {
        places[key] = groups.count
        groups.append((key, [element]))
      }
    }
    return groups
  }
}

/// What renders of one table have in common.
struct BlockKey: Hashable {
  var widget: String
  var file: String
  var locale: String
  var device: String

  init(_ render: RenderReport) {
    widget = render.widget
    file = render.file
    locale = render.locale
    device = render.device
  }
}

/// A rule and the weight of its findings.
struct RuleKey: Hashable {
  var rule: String
  var severity: Severity

  init(_ occurrence: Occurrence) {
    rule = occurrence.finding.rule
    severity = occurrence.finding.severity
  }
}
