// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// How a picture's values become the buffer's.
struct Canvas {
  /// Pixels in one pt.
  let scale: Double
  /// The buffer's space.
  let space: ColorSpace
  /// The map from the coordinates of what is drawn to the picture's, in pt, or nil where they are the same.
  private(set) var transform: AffineTransform?
  /// What layers hold at most: the buffer and a margin around it. What lies further out casts no light into it.
  let horizon: PixelRect

  /// How many groups around what is drawn are filtered.
  private var filterDepth = 0

  /// The most filtered groups inside each other; what is filtered further in is drawn as it is. Bounds the layers
  /// that are held at once, and no eye tells the sixteenth blur of a blur from the seventeenth.
  private static let mostFilters = 16

  /// The margin of the horizon: the reach of a blur of 183 px. Unit: px.
  private static let horizonMargin = 512

  init(scale: Double, space: ColorSpace, buffer: PixelRect) {
    self.scale = scale
    self.space = space
    horizon = buffer.expanded(by: Self.horizonMargin)
  }

  /// Returns the canvas of a group whose coordinates a map brings to this one's.
  func transformed(by inner: AffineTransform?) -> Canvas {
    guard let inner, inner != .identity else { return self }
    var copy = self
    copy.transform = transform.map(inner.followed(by:)) ?? inner
    return copy
  }

  /// The canvas of what a filtered group holds, or nil where so many are filtered that this one is not.
  var insideFilter: Canvas? {
    guard filterDepth < Self.mostFilters else { return nil }
    var copy = self
    copy.filterDepth += 1
    return copy
  }

  /// Returns a point on the raster's grid.
  func fixed(_ point: Point) -> FixedPoint {
    guard let transform else { return FixedPoint(point, scale: scale) }
    return FixedPoint(transform.applied(to: point), scale: scale)
  }

  /// Returns a colour as a premultiplied pixel.
  func pixel(of color: EncodedColor) -> UInt32 { color.premultiplied(in: space).pixel }

  /// Returns whether an item is an opaque rectangle that leaves nothing of a region to be seen.
  func isHidden(_ region: PixelRect, by item: DrawItem?) -> Bool {
    guard case .fill(let outline, .solid(let color)) = item, let rect = wholePixels(of: outline) else {
      return false
    }
    return rect.intersection(region) == region && pixel(of: color) >= 0xFF00_0000
  }

  /// Returns the pixels of a rectangle whose edges lie on pixel borders, else nil.
  func wholePixels(of outline: Outline) -> PixelRect? {
    guard case .rectangle(let rect) = outline, isUpright else { return nil }
    let a = fixed(rect.origin)
    let b = fixed(Point(rect.maxX, rect.maxY))
    guard (a.x | a.y | b.x | b.y) & (FixedPoint.one - 1) == 0 else { return nil }
    let bits = FixedPoint.bits
    return PixelRect(
      minX: min(a.x, b.x) >> bits, minY: min(a.y, b.y) >> bits,
      maxX: max(a.x, b.x) >> bits, maxY: max(a.y, b.y) >> bits)
  }

  /// Whether glyphs look as they do without a transform, so that their masks can be kept.
  var keepsGlyphs: Bool {
    guard let transform else { return true }
    return transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
  }

  /// Whether upright rectangles stay upright.
  private var isUpright: Bool {
    guard let transform else { return true }
    return (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
  }
}

extension PixelRect {
  /// Returns the rectangle with every edge moved outwards; an empty one stays empty.
  func expanded(by margin: Int) -> PixelRect {
    guard !isEmpty else { return self }
    return PixelRect(
      minX: minX - margin, minY: minY - margin, maxX: maxX + margin, maxY: maxY + margin)
  }
}
