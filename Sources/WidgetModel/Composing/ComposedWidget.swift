// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures
public import ViewLayout

/// A widget laid out on its canvas, ready to be drawn on black and judged.
public struct ComposedWidget: Sendable {
  /// The canvas, the pixels and what lies between.
  public let geometry: WidgetGeometry
  /// The container background, where it is declared and shown.
  public let background: PlacedTree?
  /// The content; all its rectangles are on the canvas.
  public let content: PlacedTree
  /// The canvas without the content margins: what the content was offered. Unit: pt.
  public let contentRect: Rect

  /// The drawing: the container background, then the content. Nothing is drawn outside ``WidgetGeometry/clip``.
  public var picture: Picture {
    Picture(size: geometry.canvas, items: (background?.items ?? []) + content.items)
  }
}
