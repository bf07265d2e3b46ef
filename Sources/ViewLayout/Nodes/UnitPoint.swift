// SPDX-License-Identifier: MIT

public import Geometry

/// A place in a rectangle as shares of its width and height, under SwiftUI's own names.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width from the leading edge. Unit: none; values outside 0…1 lie outside the rectangle.
  public var x: Double
  /// The share of the height from the top edge. Unit: as `x`.
  public var y: Double

  /// Creates a place from its shares.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(0.5, 0.5)

  /// The names that SwiftUI has for places.
  public static let named: KeyValuePairs<String, UnitPoint> = [
    "topLeading": UnitPoint(0, 0), "top": UnitPoint(0.5, 0), "topTrailing": UnitPoint(1, 0),
    "leading": UnitPoint(0, 0.5), "center": .center, "trailing": UnitPoint(1, 0.5),
    "bottomLeading": UnitPoint(0, 1), "bottom": UnitPoint(0.5, 1), "bottomTrailing": UnitPoint(1, 1),
    "zero": UnitPoint(0, 0),
  ]

  /// Returns the place in a rectangle. Unit: as the rectangle's.
  public func point(in rect: Rect) -> Point {
    Point(rect.minX + x * rect.width, rect.minY + y * rect.height)
  }
}
