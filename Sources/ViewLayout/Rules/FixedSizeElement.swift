// SPDX-License-Identifier: MIT

import Geometry

/// Asks a view for its ideal length on some axes, whatever is offered.
final class FixedSizeElement: WrapperElement {
  private let axes: Set<Axis>

  init(_ child: LayoutElement, axes: Set<Axis>) {
    self.axes = axes
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override func childProposal(for proposal: ProposedSize) -> ProposedSize {
    ProposedSize(
      axes.contains(.horizontal) ? nil : proposal.width,
      axes.contains(.vertical) ? nil : proposal.height)
  }
}
