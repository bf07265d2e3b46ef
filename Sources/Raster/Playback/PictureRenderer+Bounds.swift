// SPDX-License-Identifier: MIT

import Colorimetry
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
    box(of: items, Canvas(scale: scale, space: .sRGB, buffer: .empty))
  }

  func box(of items: [DrawItem], _ canvas: Canvas) -> PixelRect {
    items.reduce(.empty) { $0.union(box(of: $1, canvas)) }
  }

  private func box(of item: DrawItem, _ canvas: Canvas) -> PixelRect {
    switch item {
    case .fill(let shape, _): box(of: shape, canvas)
    case .glyphs(let run, _): box(of: run, canvas)
    case .image(let image): box(of: .rectangle(image.destination), canvas)
    case .group(let group): box(of: group, canvas.transformed(by: group.transform))
    }
  }

  /// Returns the pixels of a group, its filters among them.
  private func box(of group: DrawGroup, _ canvas: Canvas) -> PixelRect {
    guard !group.filters.isEmpty, let inside = canvas.insideFilter else {
      return inkBox(of: group, canvas)
    }
    return group.filters.reduce(inkBox(of: group, inside)) { box, filter in
      PixelFilter(filter, canvas).box(of: box)
    }
  }

  /// Returns the pixels of a group's items inside its clip and its mask.
  func inkBox(of group: DrawGroup, _ canvas: Canvas) -> PixelRect {
    var inside = box(of: group.items, canvas)
    if let clip = group.clip { inside = inside.intersection(box(of: clip, canvas)) }
    if let mask = group.mask { inside = inside.intersection(box(of: mask, canvas)) }
    return inside
  }

  private func box(of shape: Outline, _ canvas: Canvas) -> PixelRect {
    outline.set(shape.path, canvas)
    return outline.box
  }
}
