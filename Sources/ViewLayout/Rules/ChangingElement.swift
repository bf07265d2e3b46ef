// SPDX-License-Identifier: MIT

/// A view whose drawing changes by itself, as a timer's does.
final class ChangingElement: WrapperElement {
  private let interval: Double

  /// - Parameter interval: How long the drawing stays. Unit: s.
  init(_ child: LayoutElement, interval: Double) {
    self.interval = interval
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override func draw(into picture: inout PictureBuilder) {
    picture.changing(every: interval) { child.draw(into: &$0) }
  }
}
