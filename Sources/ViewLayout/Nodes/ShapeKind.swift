// SPDX-License-Identifier: MIT

public import Geometry

/// The shapes that fill the rectangle they are given.
public enum ShapeKind: Hashable, Sendable {
  /// Sharp corners.
  case rectangle
  /// Rounded corners. Unit of the radius: pt.
  case roundedRectangle(cornerRadius: Double, RoundedCornerStyle)
  /// The largest circle in the middle.
  case circle
  /// Touches all four edges.
  case ellipse
  /// Half-round ends on the shorter sides.
  case capsule(RoundedCornerStyle)
  /// A path that keeps its size, from the top left corner of the rectangle. Unit: pt.
  case path(Path, FillRule)
}
