// SPDX-License-Identifier: MIT

import Geometry

/// Moves the drawing of a view; siblings and parents see it where it was.
final class OffsetElement: WrapperElement {
  private let offset: Point

  init(_ child: LayoutElement, offset: Point) {
    self.offset = offset
    super.init(child)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: proposal)
  }
}
