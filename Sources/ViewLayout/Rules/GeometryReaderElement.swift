// SPDX-License-Identifier: MIT

import Geometry

/// Takes what it is offered; its views lie on top of each other in the top leading corner.
final class GeometryReaderElement: LayoutElement {
  private let children: [LayoutElement]

  init(children: [LayoutElement]) { self.children = children }

  override var placedParts: [LayoutElement] { children }

  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(with: FillElement.idealLength)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    for child in children { child.place(at: rect.origin, proposal: ProposedSize(rect.size)) }
  }

  override func draw(into picture: inout PictureBuilder) {
    for child in children { child.draw(into: &picture) }
  }
}
