// SPDX-License-Identifier: MIT

import Geometry
import Typeset

extension ElementBuilder {
  /// Returns the element of a label: the icon before the title, lined up on their middles.
  ///
  /// - Source: the arrangement is reverse-engineered; that widgets show both parts where no style is set is modelled.
  func label(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(.label(let title, let icon)) = node.view else { return LayoutElement() }
    let style = surroundings.values.controls.labelStyle
    var parts: [LayoutElement] = []
    if style != .titleOnly { parts += elements(of: icon, in: surroundings.inside(.horizontal)) }
    if style != .iconOnly { parts += elements(of: title, in: ofTitle(in: surroundings)) }
    if parts.count == 1 { return parts[0] }
    return LinearStackElement(
      axis: .horizontal, guide: .vertical(.center), spacing: nil, children: parts)
  }

  /// The lines of a title stand below each other at their start.
  private func ofTitle(in surroundings: Surroundings) -> Surroundings {
    var values = surroundings.values
    values.textAlignment = .leading
    return Surroundings(values: values, axis: .horizontal)
  }
}
