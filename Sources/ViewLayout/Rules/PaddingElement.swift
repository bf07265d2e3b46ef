// SPDX-License-Identifier: MIT

import Geometry

/// Room around a view; negative amounts let it stick out.
final class PaddingElement: WrapperElement {
  private let insets: EdgeInsets

  init(_ child: LayoutElement, insets: EdgeInsets) {
    self.insets = insets
    super.init(child)
  }

  private var width: Double { insets.leading + insets.trailing }
  private var height: Double { insets.top + insets.bottom }

  override var inkFollowsPlace: Bool { false }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      proposal.width.map { max($0 - width, 0) }, proposal.height.map { max($0 - height, 0) })
  }

  override func size(for proposal: ProposedSize) -> Size {
    let inner = child.size(for: childProposal(for: proposal))
    return Size(max(inner.width + width, 0), max(inner.height + height, 0))
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    child.place(
      at: rect.origin.moved(x: insets.leading, y: insets.top), proposal: childProposal(for: proposal))
  }

  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    super.explicitPosition(of: guide, for: proposal).map {
      $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
    }
  }

  override func spacing(at edge: RectEdge) -> SpacingPreference {
    insets[edge] != 0 && !insistsOnSpacing ? .standard(at: edge) : child.spacing(at: edge)
  }
}

extension EdgeInsets {
  /// The distance from one edge. Unit: pt.
  fileprivate subscript(edge: RectEdge) -> Double {
    switch edge {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    }
  }
}
