// SPDX-License-Identifier: MIT

/// Distances from the four edges of a rectangle, positive inwards. Unit: pt.
///
/// Leading is the left edge and trailing the right one until right-to-left layout swaps them.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets from four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates equal insets on all edges.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// No distance on any edge.
  public static let zero = EdgeInsets()
}
