// SPDX-License-Identifier: MIT

import Geometry

extension PictureRenderer {
  /// Fills an outline with a premultiplied colour.
  func fill(
    _ shape: Outline, _ color: UInt32, _ canvas: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    guard color >> 24 != 0 else { return }
    if let rect = canvas.wholePixels(of: shape) {
      surface.compose(color, over: rect.intersection(region))
      return
    }
    outline.set(shape.path, canvas)
    fillOutline(shape.fillRule, SolidPainter(color: color), in: region, on: &surface)
  }

  /// Paints the outline that was set, moved by whole pixels, where it can touch the region.
  func fillOutline<Painter: SpanPainter>(
    _ rule: FillRule, _ painter: Painter, x: Int = 0, y: Int = 0, in region: PixelRect,
    on canvas: inout Painter.Canvas
  ) {
    let box = outline.box.moved(x: x, y: y)
    paintOutline(rule, painter, x: x, y: y, in: box.intersection(region), on: &canvas)
  }

  /// Paints the outline that was set, moved by whole pixels, and all around it in the region.
  func paintOutline<Painter: SpanPainter>(
    _ rule: FillRule, _ painter: Painter, x: Int = 0, y: Int = 0, in region: PixelRect,
    on canvas: inout Painter.Canvas
  ) {
    guard !region.isEmpty else { return }
    let rows = max(1, CoverageAccumulator.largestRegion / region.width)
    for top in stride(from: region.minY, to: region.maxY, by: rows) {
      accumulator.begin(
        PixelRect(
          minX: region.minX, minY: top, maxX: region.maxX, maxY: min(top + rows, region.maxY)))
      accumulator.add(outline, x: x, y: y)
      accumulator.sweep(rule, painter, on: &canvas)
    }
  }
}
