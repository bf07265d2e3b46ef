// SPDX-License-Identifier: MIT

import Geometry
import Pictures

extension ElementBuilder {
  /// Returns whether a modifier changes the drawing alone.
  func isEffect(_ place: Int, of node: ViewNode) -> Bool {
    switch node.modifiers[place] {
    case .border, .containerShape, .clipShape, .shadow, .blur, .compositingGroup, .opacity, .rotationEffect,
      .scaleEffect:
      true
    default: false
    }
  }

  /// Returns an element in a modifier that changes the drawing alone.
  func effect(
    on element: LayoutElement, _ place: Int, of node: ViewNode, tint: ShapeStyle
  ) -> LayoutElement {
    switch node.modifiers[place] {
    case .border(let style, let width):
      let edge = FillElement.Layer.stroke(
        colors.style(style, tint: tint), StrokeStyle(lineWidth: width), .inside)
      return DecorationElement(
        element, decoration: FillElement(path: node.path, shape: .rectangle, layers: [edge]),
        alignment: .center, layer: .inFront)
    case .containerShape(let shape): return ContainerShapeElement(element, shape: shape)
    case .clipShape(let shape): return EffectElement(element, effect: .clip(shape))
    case .shadow(let shadow): return EffectElement(element, effect: .shadow(colors.resolved(shadow)))
    case .blur(let radius, let isOpaque):
      return EffectElement(element, effect: .blur(radius: radius, edges: isOpaque ? .opaque : .fading))
    case .opacity(let opacity): return EffectElement(element, effect: .opacity(opacity))
    case .rotationEffect(let degrees, let anchor):
      return EffectElement(element, effect: .rotation(degrees: degrees, anchor: anchor))
    case .scaleEffect(let x, let y, let anchor):
      return EffectElement(element, effect: .scale(x: x, y: y, anchor: anchor))
    default:
      // Source-over is associative: a group without another change draws what its parts draw.
      return element
    }
  }
}
