// SPDX-License-Identifier: MIT

public import Inputs

/// A question about one render that is answered with pass, fail or *cannot tell*, never with a guess.
public protocol Rule: Sendable {
  /// The page of `andon explain`.
  static var description: RuleDescription { get }
  /// Judges one render.
  ///
  /// - Parameters:
  ///   - subject: The render and its twin.
  ///   - limit: The limit in force, in the description's unit; nil where the rule has none.
  /// - Returns: The answers that are not a pass; empty is a pass.
  func judge(_ subject: RuleSubject, limit: Double?) -> [Answer]
}

/// An answer that is not a pass.
public enum Answer: Hashable, Sendable {
  /// The rule is broken.
  case fail(Fault)
  /// The rule cannot answer, and why.
  case cannotTell(String, path: String?)

  /// How a rule is broken.
  public struct Fault: Hashable, Sendable {
    /// One sentence: what is wrong.
    public var message: String
    /// One sentence: what to do.
    public var advice: String
    /// What was measured, where the rule measures.
    public var measured: Measurement?
    /// The limit it broke.
    public var limit: Measurement?
    /// The place in the layout file, where one view is to blame.
    public var path: String?

    /// Creates a fault.
    public init(
      _ message: String, advice: String, measured: Measurement? = nil, limit: Measurement? = nil,
      path: String? = nil
    ) {
      self.message = message
      self.advice = advice
      self.measured = measured
      self.limit = limit
      self.path = path
    }
  }
}

/// What a rule asks, why, how it measures and how to satisfy it.
public struct RuleDescription: Hashable, Sendable {
  /// The stable id, such as `light.ratio`.
  public var id: String
  /// The rule in a few words.
  public var title: String
  /// What is asked.
  public var what: String
  /// Why it matters at a bedside.
  public var why: String
  /// How the figure comes about, and whose limit it is.
  public var howMeasured: String
  /// How to satisfy the rule.
  public var howToFix: String
  /// Whether the rule is asked at all by default, and how much it weighs.
  public var level: RuleSeverity
  /// The default limit, or nil for a rule that has none.
  public var limit: Measurement?

  /// Creates a description.
  public init(
    id: String, title: String, level: RuleSeverity, limit: Measurement? = nil, what: String, why: String,
    howMeasured: String, howToFix: String
  ) {
    self.id = id
    self.title = title
    self.level = level
    self.limit = limit
    self.what = what
    self.why = why
    self.howMeasured = howMeasured
    self.howToFix = howToFix
  }
}
