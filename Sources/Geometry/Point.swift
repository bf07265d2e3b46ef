// SPDX-License-Identifier: MIT

/// A position in a plane whose origin is at the top left and whose y axis points down.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate. Unit: the plane's own, pt in layout and pictures.
  public var x: Double
  /// The vertical coordinate, growing downwards. Unit: as `x`.
  public var y: Double

  /// Creates a position from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  /// Returns the position moved by an offset.
  public func moved(x dx: Double, y dy: Double) -> Point { Point(x + dx, y + dy) }
}
