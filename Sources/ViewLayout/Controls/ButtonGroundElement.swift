// SPDX-License-Identifier: MIT

import Geometry

/// The ground of a button, whose corners may follow from its height.
final class ButtonGroundElement: LayoutElement {
  private let path: String
  private let border: ButtonBorderShape
  private let style: ResolvedStyle

  init(path: String, border: ButtonBorderShape, style: ResolvedStyle) {
    self.path = path
    self.border = border
    self.style = style
  }

  override func size(for proposal: ProposedSize) -> Size {
    proposal.replacingUnspecified(with: FillElement.idealLength)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.fill(ButtonMetrics.shape(border, height: rect.height), in: rect, style: style, path: path)
  }
}

/// The smallest square around a view, which stands in its middle.
///
/// - Note: That the circle of a button goes around the longer side of its label is modelled.
final class SquareElement: WrapperElement {
  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: proposal)
    let side = max(inner.width, inner.height)
    return Size(side, side)
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let offset = child.offset(for: proposal, alignment: .center, in: rect.size)
    child.place(at: rect.origin.moved(x: offset.x, y: offset.y), proposal: proposal)
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    child.explicitPosition(of: guide, for: proposal).map {
      $0 + child.offset(for: proposal, alignment: .center, in: size(for: proposal))[guide.axis]
    }
  }
}
