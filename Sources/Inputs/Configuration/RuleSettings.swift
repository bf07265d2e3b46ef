// SPDX-License-Identifier: MIT

/// What a configuration can say about a broken rule.
public enum RuleSeverity: String, Hashable, Sendable, CaseIterable {
  /// The rule is not asked.
  case off
  /// It is shown and does not fail a run.
  case warning
  /// It fails a run.
  case error
}

/// A rule that a configuration may name.
public struct KnownRule: Hashable, Sendable {
  /// The stable id, such as `light.ratio`.
  public var id: String
  /// Whether the rule compares with a limit that may be set.
  public var hasLimit: Bool

  /// Creates a rule's name.
  public init(id: String, hasLimit: Bool) {
    self.id = id
    self.hasLimit = hasLimit
  }
}

/// What a configuration says about one rule; nil parts are the rule's own.
public struct RuleSetting: Hashable, Sendable {
  /// How much a broken rule weighs.
  public var severity: RuleSeverity?
  /// The limit, in the rule's own unit.
  public var limit: Double?

  /// Creates a setting; without arguments it says nothing.
  public init(severity: RuleSeverity? = nil, limit: Double? = nil) {
    self.severity = severity
    self.limit = limit
  }

  /// Returns the setting with what a narrower one says in its place.
  func replaced(by narrower: RuleSetting?) -> RuleSetting {
    RuleSetting(
      severity: narrower?.severity ?? severity, limit: narrower?.limit ?? limit)
  }
}

/// A value for the whole project, with what environments and widgets change.
///
/// The narrower wins: widget and environment, then widget, then environment, then everywhere.
struct Scoped<Value: Hashable & Sendable>: Hashable, Sendable {
  var everywhere: Value?
  var environments: [String: Value] = [:]
  var widgets: [String: Scoped<Value>] = [:]

  /// Returns the values that hold, the widest first.
  func values(widget: String, environment: String) -> [Value] {
    // A variant such as `standbyNight.undimmed` is set as the environment that it is one of.
    let name = String(environment.prefix { $0 != "." })
    return [everywhere, environments[name]].compactMap { $0 }
      + (widgets[widget].map { $0.values(widget: widget, environment: environment) } ?? [])
  }
}

/// A finding that the project has decided to live with.
public struct IgnoredFinding: Hashable, Sendable {
  /// The rule's id.
  public var rule: String
  /// The widget's name, or nil for every widget.
  public var widget: String?
  /// The environment's name, or nil for every environment.
  public var environment: String?
  /// The place in the layout file, or nil for every place.
  public var path: String?
  /// Why.
  public var reason: String
  /// Where it is written.
  public var position: SourcePosition

  /// Returns whether it silences a finding.
  public func covers(rule: String, widget: String, environment: String, path: String?) -> Bool {
    self.rule == rule && (self.widget == nil || self.widget == widget)
      && (self.environment == nil || self.environment == environment)
      && (self.path == nil || self.path == path)
  }
}
