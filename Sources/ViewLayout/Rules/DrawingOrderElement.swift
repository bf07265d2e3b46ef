// SPDX-License-Identifier: MIT

/// Sets where a view stands in the drawing order of its stack.
final class DrawingOrderElement: WrapperElement {
  private let order: Double

  init(_ child: LayoutElement, zIndex order: Double) {
    self.order = order
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override var zIndex: Double { order }
}

extension [LayoutElement] {
  /// Draws the elements from the lowest drawing order to the highest, those of equal order as they stand.
  func drawInOrder(into picture: inout PictureBuilder) {
    if allSatisfy({ $0.zIndex == 0 }) {
      for element in self { element.draw(into: &picture) }
      return
    }
    let sorted = enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
    for (_, element) in sorted { element.draw(into: &picture) }
  }
}
