// SPDX-License-Identifier: MIT

import Geometry

/// A leaf without ink that answers by a rule of its own.
final class MeasuredLeafElement: LayoutElement {
  private let leaf: any MeasuredLeaf

  init(_ leaf: any MeasuredLeaf) { self.leaf = leaf }

  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    leaf.size(width: proposal.width, height: proposal.height)
  }
}
