// SPDX-License-Identifier: MIT

import Geometry
import Pictures

extension PictureRenderer {
  /// Draws a group that is filtered; `inside` is the canvas of what it holds.
  func drawFiltered(
    _ group: DrawGroup, _ opacity: UInt32, _ canvas: Canvas, _ inside: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    var plain = group
    plain.opacity = 1
    plain.transform = nil
    plain.filters = []
    // What each filter is given, and at the end what comes of it all.
    var boxes = [inkBox(of: group, inside)]
    let filters = group.filters.map { PixelFilter($0, canvas) }
    for filter in filters { boxes.append(filter.box(of: boxes[boxes.count - 1])) }
    let seen = region.intersection(boxes[filters.count])
    guard !seen.isEmpty else { return }
    // What each filter needs, from the last one back.
    var regions = [seen]
    for index in filters.indices.reversed() {
      let needed = filters[index].source(for: regions[0])
      regions.insert(needed.intersection(boxes[index]).intersection(canvas.horizon), at: 0)
    }
    var layer = layers.take(regions[0])
    draw(plain, inside, in: regions[0], on: &layer)
    for (index, filter) in filters.enumerated() {
      var next = layers.take(regions[index + 1])
      apply(filter, to: layer, inside: boxes[index], on: &next)
      layers.put(layer)
      layer = next
    }
    lay(layer, within: nil, opacity, canvas, on: &surface)
    layers.put(layer)
  }

  /// Puts what a filter makes of a layer on a clear one.
  ///
  /// - Parameter box: All pixels of what is filtered, however many of them the layer holds.
  private func apply(
    _ filter: PixelFilter, to layer: Surface, inside box: PixelRect, on target: inout Surface
  ) {
    let region = target.bounds
    let kernels = GaussianKernels(filter)
    switch filter.kind {
    case .blur, .opaqueBlur:
      var edges: PixelRect?
      if case .opaqueBlur = filter.kind { edges = box }
      for channel: UInt32 in [0, 8, 16, 24] {
        blur.blur(
          channel: channel, of: layer, by: kernels, inside: edges, in: region, into: &target.pixels)
      }
    case .shadow(let color):
      blur.blur(
        channel: 24, of: layer, by: kernels, inside: nil, in: region, into: &target.pixels)
      tint(&target, with: color)
      let part = region.intersection(layer.bounds)
      for row in part.minY..<part.maxY {
        LayerPainter(layer: layer, opacity: 255).paint(
          CoverageSpan(row: row, columns: part.minX..<part.maxX, coverage: 255), on: &target)
      }
    }
  }

  /// Turns alpha into a colour of that opacity.
  private func tint(_ layer: inout Surface, with color: UInt32) {
    let count = layer.bounds.width * layer.bounds.height
    var pixels = layer.pixels.mutableSpan
    for place in 0..<count { pixels[place] = scaled(color, by: pixels[place] >> 24) }
  }
}
