// SPDX-License-Identifier: MIT

/// A half-open rectangle: position of the top left corner and size.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents; never negative in a standardized rectangle.
  public var size: Size

  /// Creates a rectangle from its corner and extents.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge, outside.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, outside.
  public var maxY: Double { origin.y + size.height }
  /// The centre on the horizontal axis.
  public var midX: Double { origin.x + size.width / 2 }
  /// The centre on the vertical axis.
  public var midY: Double { origin.y + size.height / 2 }
  /// The horizontal extent.
  public var width: Double { size.width }
  /// The vertical extent.
  public var height: Double { size.height }
  /// The area. Unit: the square of the plane's own.
  public var area: Double { size.width * size.height }
  /// Whether the rectangle holds no area.
  public var isEmpty: Bool { !(size.width > 0 && size.height > 0) }

  /// Returns the rectangle moved by an offset.
  public func moved(x dx: Double, y dy: Double) -> Rect {
    Rect(origin: origin.moved(x: dx, y: dy), size: size)
  }

  /// Returns the rectangle with each edge moved inwards; negative amounts move it outwards.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      minX + insets.leading, minY + insets.top,
      width - insets.leading - insets.trailing, height - insets.top - insets.bottom)
  }

  /// Returns the common part of two rectangles, or nil where they share no area.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(left, top, right - left, bottom - top)
  }

  /// Returns the smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
  }

  /// Returns whether the other rectangle lies wholly inside this one.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
