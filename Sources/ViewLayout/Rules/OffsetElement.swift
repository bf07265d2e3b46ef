// SPDX-License-Identifier: MIT

import Geometry

/// Moves the drawing of a view; siblings and parents see it where it was.
final class OffsetElement: WrapperElement {
  private let offset: Point

  init(_ child: LayoutElement, offset: Point) {
    self.offset = offset
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: proposal)
  }

  /// An offset goes to the right in every layout, so what was moved to the right before goes back twice as far.
  override func mirrorParts(about sum: Double) { super.mirrorParts(about: sum + 2 * offset.x) }
}
