// SPDX-License-Identifier: MIT

import Geometry

/// A view whose drawing is composited as one: faded or clipped.
final class EffectElement: WrapperElement {
  /// What happens to the drawing.
  enum Effect {
    case opacity(Double)
    case clip(ShapeKind)
  }

  private let effect: Effect

  init(_ child: LayoutElement, effect: Effect) {
    self.effect = effect
    super.init(child)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    switch effect {
    case .opacity(let opacity): picture.fade(to: opacity) { child.draw(into: &$0) }
    case .clip(let shape): picture.clip(to: shape, in: rect) { child.draw(into: &$0) }
    }
  }
}
