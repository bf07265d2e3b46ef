// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// A view whose drawing is composited as one: faded, clipped, blurred, with a shadow, turned or scaled.
///
/// None of it changes the layout.
final class EffectElement: WrapperElement {
  /// What happens to the drawing.
  enum Effect {
    case opacity(Double)
    case clip(ShapeKind)
    case shadow(ResolvedShadow)
    case blur(radius: Double, edges: BlurEdges)
    case rotation(degrees: Double, anchor: UnitPoint)
    case scale(x: Double, y: Double, anchor: UnitPoint)
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
    case .shadow(let shadow): picture.shadow(shadow) { child.draw(into: &$0) }
    case .blur(let radius, let edges): picture.blur(radius: radius, edges: edges) { child.draw(into: &$0) }
    case .rotation(let degrees, let anchor):
      picture.transform(by: .rotation(degrees: degrees, around: anchor.point(in: rect))) {
        child.draw(into: &$0)
      }
    case .scale(let x, let y, let anchor):
      picture.transform(by: .scale(x: x, y: y, around: anchor.point(in: rect))) { child.draw(into: &$0) }
    }
  }
}
