// SPDX-License-Identifier: MIT

import Geometry

/// Takes what it is offered and puts the view's middle at a point of it.
final class PositionElement: WrapperElement {
  private let point: Point

  init(_ child: LayoutElement, point: Point) {
    self.point = point
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    if let width = proposal.width, let height = proposal.height { return Size(width, height) }
    let inner = child.size(for: proposal)
    return Size(proposal.width ?? inner.width, proposal.height ?? inner.height)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let offer = ProposedSize(rect.size)
    let inner = child.size(for: offer)
    child.place(
      at: rect.origin.moved(x: point.x - inner.width / 2, y: point.y - inner.height / 2), proposal: offer)
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    let offer = ProposedSize(size(for: proposal))
    guard let position = child.explicitPosition(of: guide, for: offer) else { return nil }
    return position + point[guide.axis] - child.size(for: offer)[guide.axis] / 2
  }
}
