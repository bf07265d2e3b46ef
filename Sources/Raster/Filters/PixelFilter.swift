// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// A filter with its lengths in pixels.
struct PixelFilter {
  /// What the filter does with a group.
  enum Kind {
    /// Blurs it, fading past its edges.
    case blur
    /// Blurs it inside its edges.
    case opaqueBlur
    /// Lays its blurred alpha beneath it in a premultiplied colour.
    case shadow(UInt32)
  }

  /// What the filter does.
  let kind: Kind
  /// How far ink spreads along rows.
  let across: GaussianReach
  /// How far ink spreads along columns.
  let down: GaussianReach

  /// Brings a filter to pixels.
  ///
  /// In a group that is scaled unevenly the blur is as wide on each axis of the device as the map makes it; what a
  /// slant would add is left out.
  init(_ filter: DrawFilter, _ canvas: Canvas) {
    let map = canvas.transform ?? .identity
    let stretch = Size(
      (map.a * map.a + map.c * map.c).squareRoot() * canvas.scale,
      (map.b * map.b + map.d * map.d).squareRoot() * canvas.scale)
    switch filter {
    case .blur(let sigma, let edges):
      kind = edges == .opaque ? .opaqueBlur : .blur
      across = GaussianReach(sigma: sigma * stretch.width)
      down = GaussianReach(sigma: sigma * stretch.height)
    case .shadow(let color, let sigma, let x, let y):
      kind = .shadow(canvas.pixel(of: color))
      across = GaussianReach(
        sigma: sigma * stretch.width, shift: (map.a * x + map.c * y) * canvas.scale)
      down = GaussianReach(
        sigma: sigma * stretch.height, shift: (map.b * x + map.d * y) * canvas.scale)
    }
  }

  /// Returns the pixels that can be touched when the group touches those of a box.
  func box(of box: PixelRect) -> PixelRect {
    guard !box.isEmpty else { return box }
    switch kind {
    case .opaqueBlur: return box
    case .blur: return cast(of: box)
    case .shadow: return box.union(cast(of: box))
    }
  }

  /// Returns the pixels that the blurred part of a box can touch.
  private func cast(of box: PixelRect) -> PixelRect {
    PixelRect(
      minX: box.minX + across.first, minY: box.minY + down.first,
      maxX: box.maxX + across.last, maxY: box.maxY + down.last)
  }

  /// Returns the pixels of the group that are needed for those of a region.
  func source(for region: PixelRect) -> PixelRect {
    let cast = PixelRect(
      minX: region.minX - across.last, minY: region.minY - down.last,
      maxX: region.maxX - across.first, maxY: region.maxY - down.first)
    if case .shadow = kind { return cast.union(region) }
    return cast
  }
}
