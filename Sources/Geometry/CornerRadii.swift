// SPDX-License-Identifier: MIT

/// The radii of the four corners of a rectangle: SwiftUI's `RectangleCornerRadii`. Unit: pt.
///
/// Leading is the left edge and trailing the right one until right-to-left layout swaps them.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top leading corner.
  public var topLeading: Double
  /// The radius at the bottom leading corner.
  public var bottomLeading: Double
  /// The radius at the bottom trailing corner.
  public var bottomTrailing: Double
  /// The radius at the top trailing corner.
  public var topTrailing: Double

  /// Creates radii, in SwiftUI's order.
  public init(
    topLeading: Double = 0, bottomLeading: Double = 0, bottomTrailing: Double = 0, topTrailing: Double = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  /// Creates four equal radii.
  public init(all radius: Double) {
    self.init(topLeading: radius, bottomLeading: radius, bottomTrailing: radius, topTrailing: radius)
  }

  /// Returns the radii with a change made to each.
  public func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeading: change(topLeading), bottomLeading: change(bottomLeading),
      bottomTrailing: change(bottomTrailing), topTrailing: change(topTrailing))
  }
}
