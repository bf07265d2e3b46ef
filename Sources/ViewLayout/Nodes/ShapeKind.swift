// SPDX-License-Identifier: MIT

public import Geometry

/// The shapes that fill the rectangle they are given, and what can be done to a shape.
public indirect enum ShapeKind: Hashable, Sendable {
  /// Sharp corners.
  case rectangle
  /// Rounded corners. Unit of the radius: pt.
  case roundedRectangle(cornerRadius: Double, RoundedCornerStyle)
  /// Corners of four radii.
  case unevenRoundedRectangle(CornerRadii, RoundedCornerStyle)
  /// The largest circle in the middle.
  case circle
  /// Touches all four edges.
  case ellipse
  /// Half-round ends on the shorter sides.
  case capsule(RoundedCornerStyle)
  /// The shape of the container around it, with corners that run along with the container's.
  case containerRelative
  /// A path that keeps its size, from the top left corner of the rectangle. Unit: pt.
  case path(Path, FillRule)
  /// A shape in a rectangle whose edges lie further inside. Unit: pt.
  case inset(ShapeKind, by: Double)
  /// A part of a shape's line, in shares of its length.
  case trimmed(ShapeKind, from: Double, to: Double)
  /// A shape turned clockwise around a place of its rectangle.
  case rotated(ShapeKind, degrees: Double, anchor: UnitPoint)
}

/// A line along a shape.
public struct ShapeStroke: Hashable, Sendable {
  /// Where the line lies.
  public enum Placement: Hashable, Sendable {
    /// Half on each side of the shape's edge: `stroke`.
    case centered
    /// Inside the shape's edge: `strokeBorder`.
    case inside
  }

  /// What the line is drawn with, or nil for the foreground style.
  public var style: ShapeStyle?
  /// Width, ends, corners and dashes.
  public var line: StrokeStyle
  /// Where the line lies.
  public var placement: Placement

  /// Creates a line.
  public init(_ style: ShapeStyle? = nil, line: StrokeStyle = StrokeStyle(), placement: Placement = .centered)
  {
    self.style = style
    self.line = line
    self.placement = placement
  }
}
