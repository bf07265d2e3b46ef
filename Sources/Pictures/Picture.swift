// SPDX-License-Identifier: MIT

public import Geometry

/// A finished drawing: a size and positioned items in points, no views and no pixels.
public struct Picture: Equatable, Sendable {
  /// The canvas. Unit: pt.
  public var size: Size
  /// The items in drawing order.
  public var items: [DrawItem]

  /// Creates a drawing.
  public init(size: Size, items: [DrawItem]) {
    self.size = size
    self.items = items
  }
}
