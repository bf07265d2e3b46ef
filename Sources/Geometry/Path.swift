// SPDX-License-Identifier: MIT

/// A sequence of straight and curved pieces in a plane whose y axis points down.
public struct Path: Hashable, Sendable {
  /// One piece; every piece but a move starts where the last one ended.
  public enum Element: Hashable, Sendable {
    /// Starts a new contour.
    case move(Point)
    /// A straight piece.
    case line(Point)
    /// A quadratic Bézier piece: control, end.
    case quad(Point, Point)
    /// A cubic Bézier piece: two controls, end.
    case cubic(Point, Point, Point)
    /// Closes the contour with a straight piece to its start.
    case close
  }

  /// The pieces in drawing order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Starts a new contour.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight piece.
  public mutating func line(to point: Point) { elements.append(.line(point)) }
  /// Adds a quadratic Bézier piece.
  public mutating func quad(to end: Point, control: Point) { elements.append(.quad(control, end)) }
  /// Adds a cubic Bézier piece.
  public mutating func cubic(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, end))
  }
  /// Closes the contour.
  public mutating func close() { elements.append(.close) }

  /// Adds a piece.
  public mutating func append(_ element: Element) { elements.append(element) }
  /// Adds all pieces of another path.
  public mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }
}
