// SPDX-License-Identifier: MIT

import Geometry

/// A view with another one behind it, in front of it or as its mask, which has no say in its size.
final class DecorationElement: WrapperElement {
  /// On which side of the view the decoration is drawn, or that it is a mask.
  enum Layer {
    case behind, inFront, mask
  }

  private let decoration: LayoutElement
  private let alignment: Alignment
  private let layer: Layer

  init(_ child: LayoutElement, decoration: LayoutElement, alignment: Alignment, layer: Layer) {
    self.decoration = decoration
    self.alignment = alignment
    self.layer = layer
    super.init(child)
  }

  override var placedParts: [LayoutElement] { [child, decoration] }

  override var inkFollowsPlace: Bool { false }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    super.placeChildren(in: rect, proposal: proposal)
    let offer = ProposedSize(rect.size)
    let horizontal = AlignmentGuide.horizontal(alignment.horizontal)
    let vertical = AlignmentGuide.vertical(alignment.vertical)
    decoration.place(
      at: rect.origin.moved(
        x: distance(
          from: decoration.position(of: horizontal, for: offer),
          to: child.position(of: horizontal, for: proposal)),
        y: distance(
          from: decoration.position(of: vertical, for: offer), to: child.position(of: vertical, for: proposal)
        )),
      proposal: offer)
  }

  override func draw(into picture: inout PictureBuilder) {
    switch layer {
    case .behind:
      decoration.draw(into: &picture)
      child.draw(into: &picture)
    case .inFront:
      child.draw(into: &picture)
      decoration.draw(into: &picture)
    case .mask:
      picture.mask(by: { decoration.draw(into: &$0) }, { child.draw(into: &$0) })
    }
  }
}
