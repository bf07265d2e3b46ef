// SPDX-License-Identifier: MIT

/// Where an alignment guide lies: a length plus multiples of the view's own dimensions.
public struct GuideRule: Hashable, Sendable {
  /// A dimension of the view that the guide is set on.
  public enum Dimension: Hashable, Sendable {
    /// The view's width.
    case width
    /// The view's height.
    case height
    /// Where another guide of the view lies.
    case guide(AlignmentGuide)
  }

  /// The part that does not depend on the view. Unit: pt.
  public var constant: Double
  /// The multiples. Unit of the factors: none.
  public var terms: [Term]

  /// A multiple of a dimension.
  public struct Term: Hashable, Sendable {
    /// Which dimension.
    public var dimension: Dimension
    /// How often it counts.
    public var factor: Double

    /// Creates a multiple.
    public init(_ dimension: Dimension, times factor: Double) {
      self.dimension = dimension
      self.factor = factor
    }
  }

  /// Creates a rule.
  public init(constant: Double, terms: [Term] = []) {
    self.constant = constant
    self.terms = terms
  }
}

/// How a view with a ratio stands to the box that it is offered.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit, fill
}
