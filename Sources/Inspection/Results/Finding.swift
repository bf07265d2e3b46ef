// SPDX-License-Identifier: MIT

/// How much a broken rule weighs.
public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case warning, error

  /// Orders severities from the lighter one.
  public static func < (a: Severity, b: Severity) -> Bool { a == .warning && b == .error }
}

/// A number with its unit, as a rule compares it.
public struct Measurement: Hashable, Sendable {
  /// The units that rules speak in.
  public enum Unit: String, Hashable, Sendable {
    /// A share or a ratio.
    case none = ""
    /// Points on the canvas.
    case points = "pt"
    /// Square points on the panel.
    case squarePoints = "pt²"
    /// Minutes of arc.
    case arcMinutes = "′"
    /// A number of things.
    case count = "count"
  }

  /// The figure; always finite.
  public var value: Double
  /// Its unit.
  public var unit: Unit

  /// Creates a measurement.
  public init(_ value: Double, _ unit: Unit = .none) {
    self.value = value
    self.unit = unit
  }
}

/// One broken rule.
public struct Finding: Hashable, Sendable {
  /// The stable id, such as `light.ratio`.
  public var rule: String
  /// How much it weighs.
  public var severity: Severity
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
  /// A change that was tried and passes, or nil where none was looked for or found.
  public var remedy: Remedy?

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, message: String, advice: String,
    measured: Measurement? = nil, limit: Measurement? = nil, path: String? = nil, remedy: Remedy? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.advice = advice
    self.measured = measured
    self.limit = limit
    self.path = path
    self.remedy = remedy
  }
}

/// A rule that could not answer, and why.
public struct OpenQuestion: Hashable, Sendable {
  /// The stable id of the rule.
  public var rule: String
  /// One sentence: why the rule cannot tell.
  public var message: String
  /// The place in the layout file, where one view is concerned.
  public var path: String?

  /// Creates a question.
  public init(rule: String, message: String, path: String? = nil) {
    self.rule = rule
    self.message = message
    self.path = path
  }
}
