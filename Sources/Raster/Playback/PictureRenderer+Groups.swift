// SPDX-License-Identifier: MIT

import Geometry
import Pictures

extension PictureRenderer {
  /// Draws a group: its items on a clear layer, cut to its clip and its mask, laid down at its opacity.
  ///
  /// A group that neither cuts, fades nor filters is its items.
  func draw(
    _ group: DrawGroup, _ canvas: Canvas, in region: PixelRect, on surface: inout Surface
  ) {
    let opacity = UInt32(opacityByte(group.opacity))
    guard opacity != 0 else { return }
    let canvas = canvas.transformed(by: group.transform)
    if !group.filters.isEmpty, let inside = canvas.insideFilter {
      return drawFiltered(group, opacity, canvas, inside, in: region, on: &surface)
    }
    var region = region
    var clip = group.clip
    if let outline = clip, let rect = canvas.wholePixels(of: outline) {
      region = region.intersection(rect)
      clip = nil
    }
    if clip == nil && group.mask == nil && opacity == 255 {
      draw(group.items, canvas, in: region, on: &surface)
      return
    }
    region = region.intersection(inkBox(of: group, canvas))
    guard !region.isEmpty else { return }
    var layer = layers.take(region)
    draw(group.items, canvas, in: region, on: &layer)
    if let mask = group.mask { cut(&layer, by: mask, canvas) }
    lay(layer, within: clip, opacity, canvas, on: &surface)
    layers.put(layer)
  }

  /// Multiplies a layer by the alpha of items.
  private func cut(_ layer: inout Surface, by mask: [DrawItem], _ canvas: Canvas) {
    var cover = layers.take(layer.bounds)
    draw(mask, canvas, in: layer.bounds, on: &cover)
    let count = layer.bounds.width * layer.bounds.height
    var pixels = layer.pixels.mutableSpan
    maskRow(by: cover.pixels.span, 0..<count, of: &pixels)
    layers.put(cover)
  }

  /// Lays a layer down.
  func lay(
    _ layer: Surface, within clip: Outline?, _ opacity: UInt32, _ canvas: Canvas,
    on surface: inout Surface
  ) {
    let region = layer.bounds
    let painter = LayerPainter(layer: layer, opacity: opacity)
    guard let clip else {
      for row in region.minY..<region.maxY {
        painter.paint(
          CoverageSpan(row: row, columns: region.minX..<region.maxX, coverage: 255), on: &surface)
      }
      return
    }
    outline.set(clip.path, canvas)
    paintOutline(clip.fillRule, painter, in: region, on: &surface)
  }
}

/// Returns an opacity as a byte: ⌊v · 255 + ½⌋, clamped; a value that is not a number is zero.
private func opacityByte(_ share: Double) -> UInt8 {
  let value = (share * 255 + 0.5).rounded(.down)
  return value > 0 ? UInt8(min(value, 255)) : 0
}
