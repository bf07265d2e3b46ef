// SPDX-License-Identifier: MIT

public import Geometry

/// One step of a drawing; later items lie on earlier ones, source-over.
public enum DrawItem: Equatable, Sendable {
  /// A filled shape; a line is the shape that ``Geometry/Path/stroked(_:)`` gives.
  case fill(Outline, Paint)
  /// Text.
  case glyphs(GlyphRun, Paint)
  /// An image.
  indirect case image(ImagePlacement)
  /// Items drawn together on a clear ground, then laid down as one.
  indirect case group(DrawGroup)
}
