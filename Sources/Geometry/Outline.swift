// SPDX-License-Identifier: MIT

/// The edge of a filled or clipping shape.
///
/// The plain shapes keep their names so that a renderer can take the short way for them.
public enum Outline: Hashable, Sendable {
  /// A rectangle with sharp corners.
  case rectangle(Rect)
  /// A rectangle with rounded corners; the radius is clamped to half the shorter side.
  case roundedRectangle(Rect, radius: Double, style: RoundedCornerStyle)
  /// An ellipse that touches all four edges of its rectangle.
  case ellipse(Rect)
  /// Any other path.
  case path(Path, FillRule)
}

/// The curve of a rounded corner, under SwiftUI's own names.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// The continuous corner of Apple's systems.
  case continuous
}
