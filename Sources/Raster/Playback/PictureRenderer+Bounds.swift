// SPDX-License-Identifier: MIT

public import Geometry
public import Pictures

extension PictureRenderer {
  /// Returns a rectangle outside of which items change no pixel.
  ///
  /// It may be larger than the ink by what control points stand out, and it knows no buffer: it can reach
  /// beyond every edge. What changes between two entries is drawn again inside it, and nothing else.
  ///
  /// - Parameters:
  ///   - items: The items, their coordinates in pt.
  ///   - scale: Pixels in one pt of the canvas.
  public func pixels(touchedBy items: [DrawItem], scale: Double) -> PixelRect {
    items.reduce(.empty) { $0.union(box(of: $1, scale)) }
  }

  private func box(of item: DrawItem, _ scale: Double) -> PixelRect {
    switch item {
    case .fill(let shape, _):
      return box(of: shape, scale)
    case .glyphs(let run, _):
      return box(of: run, scale)
    case .group(let group):
      let inside = pixels(touchedBy: group.items, scale: scale)
      guard let clip = group.clip else { return inside }
      return inside.intersection(box(of: clip, scale))
    }
  }

  private func box(of shape: Outline, _ scale: Double) -> PixelRect {
    outline.set(shape.path, scale: scale)
    return outline.box
  }
}
