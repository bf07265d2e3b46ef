// SPDX-License-Identifier: MIT

public import Geometry

/// One step of a drawing; later items lie on earlier ones, source-over.
public enum DrawItem: Equatable, Sendable {
  /// A filled shape.
  case fill(Outline, Paint)
  /// Text.
  case glyphs(GlyphRun, Paint)
  /// Items drawn together on a clear ground, then laid down as one.
  indirect case group(DrawGroup)
}

/// Items that are composited as one.
public struct DrawGroup: Equatable, Sendable {
  /// The opacity of the whole. Unit: none, 0…1.
  public var opacity: Double
  /// The shape outside of which nothing is drawn, or nil.
  public var clip: Outline?
  /// The items in drawing order.
  public var items: [DrawItem]

  /// Creates a group.
  public init(opacity: Double = 1, clip: Outline? = nil, items: [DrawItem]) {
    self.opacity = opacity
    self.clip = clip
    self.items = items
  }
}
