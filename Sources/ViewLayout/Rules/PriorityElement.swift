// SPDX-License-Identifier: MIT

/// Sets the order in which stacks serve a view.
final class PriorityElement: WrapperElement {
  private let priority: Double

  init(_ child: LayoutElement, priority: Double) {
    self.priority = priority
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override var layoutPriority: Double { priority }
}
