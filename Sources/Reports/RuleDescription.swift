// SPDX-License-Identifier: MIT

public import Inspection

/// What people read about a rule.
public struct RuleDescription: Hashable, Sendable {
  /// The stable id, such as `light.ratio`.
  public var id: String
  /// A short name, such as *Light when dimmed*.
  public var title: String
  /// One sentence: what is asked.
  public var what: String
  /// Why it is asked.
  public var why: String
  /// How the figure comes about, with its limit.
  public var howMeasured: String
  /// What to do about a finding.
  public var howToFix: String
  /// The severity by default, or nil where the rule is off.
  public var defaultSeverity: Severity?

  /// Creates a description.
  public init(
    id: String, title: String, what: String, why: String, howMeasured: String, howToFix: String,
    defaultSeverity: Severity?
  ) {
    self.id = id
    self.title = title
    self.what = what
    self.why = why
    self.howMeasured = howMeasured
    self.howToFix = howToFix
    self.defaultSeverity = defaultSeverity
  }
}
