// SPDX-License-Identifier: MIT

/// A side of a view.
enum RectEdge: Hashable {
  case top, leading, bottom, trailing

  /// The axis that the side bounds.
  var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }

  /// The side where a view begins on an axis.
  static func start(of axis: Axis) -> RectEdge { axis == .horizontal ? .leading : .top }
  /// The side where a view ends on an axis.
  static func end(of axis: Axis) -> RectEdge { axis == .horizontal ? .trailing : .bottom }
}

/// How far one side of a view wants to be from its neighbour where a stack does not say.
///
/// A pair of neighbours first looks for kinds of distance that both sides know and takes the largest sum; then for
/// a distance of no kind; then eight points. Unit: pt.
struct SpacingPreference {
  /// Between two texts; the distance comes from the lower one.
  var textToText: Double?
  /// Between a text and what stands above it.
  var aboveText: Double?
  /// Between a text and what stands below it.
  var belowText: Double?
  /// To anything else.
  var plain: Double?

  /// The distance between neighbours without preferences. Unit: pt.
  static let defaultDistance = 8.0

  /// Returns what a view without text wants: nothing of its own, and nothing to add to what text wants.
  static func standard(at edge: RectEdge) -> SpacingPreference {
    switch edge {
    case .top: SpacingPreference(belowText: 0)
    case .bottom: SpacingPreference(aboveText: 0)
    case .leading, .trailing: SpacingPreference()
    }
  }

  /// Returns the distance to the side of the next view. Unit: pt.
  func distance(to next: SpacingPreference) -> Double {
    var largest = Self.sum(textToText, next.textToText)
    largest = Self.larger(largest, Self.sum(aboveText, next.aboveText))
    largest = Self.larger(largest, Self.sum(belowText, next.belowText))
    return largest ?? Self.larger(plain, next.plain) ?? Self.defaultDistance
  }

  /// Returns what two views want that lie on the same side: the larger wish holds.
  func union(_ other: SpacingPreference) -> SpacingPreference {
    SpacingPreference(
      textToText: Self.larger(textToText, other.textToText),
      aboveText: Self.larger(aboveText, other.aboveText),
      belowText: Self.larger(belowText, other.belowText), plain: Self.larger(plain, other.plain))
  }

  private static func sum(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return nil }
    return a + b
  }

  private static func larger(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b else { return a ?? b }
    return max(a, b)
  }
}
