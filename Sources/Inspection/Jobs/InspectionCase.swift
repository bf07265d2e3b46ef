// SPDX-License-Identifier: MIT

import WidgetModel

/// One widget filled once, for one locale and one device; its environments are worked on together, since
/// they are compared with each other.
struct InspectionCase: Sendable {
  /// The place of the widget in the plan.
  var subject: Int
  var entry: Entry
  /// The place of the entry among those of the widget.
  var entryIndex: Int
  /// The place of the entry among those of all widgets.
  var index: Int
  var locale: String
  var device: Device
}

/// What a case came to.
struct CaseOutcome: Sendable {
  var renders: [RenderResult] = []
  var errors: [RunError] = []
  /// The places in the configuration's `ignore` list that silenced a finding.
  var usedIgnores: Set<Int> = []
}

/// A case, or a place of a set that could not be read, before it is worked on.
public struct CaseLabel: Sendable {
  /// The place among the entries of all widgets, counted from 0.
  public var index: Int
  /// The entry's id, or nil for a place that could not be read.
  public var id: String?
  /// The layout file.
  public var file: String
  /// The locale; empty for a place that could not be read.
  public var locale: String
  /// The device; empty for a place that could not be read.
  public var device: String
}

/// What becomes of a case.
public enum CaseChoice: Hashable, Sendable {
  case work
  /// It is somebody else's, or done already.
  case skip
  /// Neither this case nor a later one is worked on.
  case stop
}

/// What a case came to, as it is delivered.
public struct CaseResult: Sendable {
  /// The renders in the order of the plan's environments.
  public var renders: [RenderResult] = []
  /// What could not be judged.
  public var errors: [RunError] = []

  /// Creates what a case came to.
  public init(renders: [RenderResult] = [], errors: [RunError] = []) {
    self.renders = renders
    self.errors = errors
  }
}
