// SPDX-License-Identifier: MIT

import Geometry

/// Room that gives way last.
final class SpacerElement: LayoutElement {
  private let minLength: Double
  private let axis: Axis?

  /// Creates a spacer along the axis of the enclosing stack, or one that takes both axes outside of stacks.
  init(minLength: Double?, axis: Axis?) {
    self.minLength = minLength ?? SpacingPreference.defaultDistance
    self.axis = axis
  }

  override var inkFollowsPlace: Bool { false }

  override func size(for proposal: ProposedSize) -> Size {
    Size(length(on: .horizontal, offered: proposal.width), length(on: .vertical, offered: proposal.height))
  }

  private func length(on side: Axis, offered: Double?) -> Double {
    if let axis, axis != side { return 0 }
    return max(offered ?? minLength, minLength)
  }

  override var layoutPriority: Double { -.infinity }
  override var insistsOnSpacing: Bool { true }

  override func spacing(at edge: RectEdge) -> SpacingPreference {
    axis == nil || axis == edge.axis ? SpacingPreference(plain: 0) : .standard(at: edge)
  }
}
