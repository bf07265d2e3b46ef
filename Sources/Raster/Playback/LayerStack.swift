// SPDX-License-Identifier: MIT

import Geometry

/// Layers for groups, one for each level of nesting, kept from one drawing to the next.
struct LayerStack {
  private var idle: [ContiguousArray<UInt32>] = []

  /// Takes a clear layer for a rectangle.
  mutating func take(_ bounds: PixelRect) -> Surface {
    var layer = Surface(bounds: bounds, pixels: idle.popLast() ?? [])
    let count = bounds.width * bounds.height
    let known = min(count, layer.pixels.count)
    var pixels = layer.pixels.mutableSpan
    fillRow(0, 0..<known, of: &pixels)
    layer.pixels.append(contentsOf: repeatElement(0, count: count - known))
    return layer
  }

  /// Gives a layer back.
  mutating func put(_ layer: consuming Surface) { idle.append(layer.pixels) }
}
