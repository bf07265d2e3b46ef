// SPDX-License-Identifier: MIT

/// How far a view wants to stand from its neighbours where a stack does not say.
///
/// A pair of neighbours first looks for kinds of distance that both edges know and takes the largest sum; then for
/// a distance of no kind; then eight points.
struct SpacingPreferences {
  /// The preferences at one edge. Unit: pt.
  struct Edge {
    /// Between two texts; the distance comes from the lower one.
    var textToText: Double?
    /// Between a text and what stands above it.
    var aboveText: Double?
    /// Between a text and what stands below it.
    var belowText: Double?
    /// To anything else.
    var plain: Double?
  }

  var top: Edge
  var bottom: Edge
  var leading: Edge
  var trailing: Edge

  /// The preferences of a view without text: none towards its own kind, nothing to add towards text.
  static let standard = SpacingPreferences(
    top: Edge(belowText: 0), bottom: Edge(aboveText: 0), leading: Edge(), trailing: Edge())

  /// The distance between neighbours without preferences. Unit: pt.
  static let defaultDistance = 8.0

  /// Puts the edges of an axis back to those of a view without text.
  mutating func reset(_ axis: Axis) {
    switch axis {
    case .horizontal:
      leading = Self.standard.leading
      trailing = Self.standard.trailing
    case .vertical:
      top = Self.standard.top
      bottom = Self.standard.bottom
    }
  }

  /// Returns the distance to the next view along an axis. Unit: pt.
  func distance(to next: SpacingPreferences, along axis: Axis) -> Double {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    let sums = [
      Self.sum(end.textToText, start.textToText), Self.sum(end.aboveText, start.aboveText),
      Self.sum(end.belowText, start.belowText),
    ]
    if let largest = sums.compactMap({ $0 }).max() { return largest }
    switch (end.plain, start.plain) {
    case (let a?, let b?): return max(a, b)
    case (let a?, nil), (nil, let a?): return a
    case (nil, nil): return Self.defaultDistance
    }
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }
}

extension SpacingPreferences.Edge {
  /// Takes over the wishes of another edge that lies on the same side; the larger one holds.
  mutating func formUnion(_ other: SpacingPreferences.Edge) {
    textToText = Self.larger(textToText, other.textToText)
    aboveText = Self.larger(aboveText, other.aboveText)
    belowText = Self.larger(belowText, other.belowText)
    plain = Self.larger(plain, other.plain)
  }

  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}
