// SPDX-License-Identifier: MIT

/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The horizontal extent. Unit: the plane's own, pt in layout and pictures.
  public var width: Double
  /// The vertical extent. Unit: as `width`.
  public var height: Double

  /// Creates a size from its extents.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of nothing.
  public static let zero = Size(0, 0)
}
