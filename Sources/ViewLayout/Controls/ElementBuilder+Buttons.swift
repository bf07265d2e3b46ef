// SPDX-License-Identifier: MIT

import Geometry

extension ElementBuilder {
  /// Returns the element of a button.
  func button(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .button(let role, let label) = node.view else { return LayoutElement() }
    let look = ButtonLook(among: surroundings.values, role: role, in: environment.colorScheme)
    return button(look, around: label, path: node.path, in: surroundings)
  }

  /// Returns the element of a link.
  func link(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(.link(let label)) = node.view else { return LayoutElement() }
    let look = ButtonLook(linkAmong: surroundings.values, in: environment.colorScheme)
    return button(look, around: label, path: node.path, in: surroundings)
  }

  /// Returns a label in the look of a button.
  func button(
    _ look: ButtonLook, around label: [ViewNode], path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    let row = row(of: label, in: ofLabel(look, in: surroundings))
    return look.ground.map { grounded(row, on: $0, path: path, in: surroundings) } ?? row
  }

  /// What the label of a button finds around it.
  private func ofLabel(_ look: ButtonLook, in surroundings: Surroundings) -> Surroundings {
    var values = surroundings.values
    if let style = look.label, values.foreground.base == nil { values.foreground.set(style) }
    if look.ground != nil {
      if values.font == nil { values.font = ButtonMetrics.font(for: values.controls.controlSize) }
      if values.controls.buttonBorderShape == .circle { values.controls.labelStyle = .iconOnly }
    }
    return Surroundings(values: values, axis: .horizontal)
  }

  private func grounded(
    _ row: LayoutElement, on ground: ShapeStyle, path: String, in surroundings: Surroundings
  ) -> LayoutElement {
    let values = surroundings.values
    let border = values.controls.buttonBorderShape
    let padded = PaddingElement(
      row,
      insets: ButtonMetrics.padding(
        for: values.controls.controlSize, in: border, at: values.dynamicTypeSize(in: environment)))
    return DecorationElement(
      border == .circle ? SquareElement(padded) : padded,
      decoration: ButtonGroundElement(
        path: path, border: border, style: colors.style(ground, tint: values.tint)),
      alignment: .center, layer: .behind)
  }

  /// The implicit stack that the views of a label stand in.
  func row(of label: [ViewNode], in surroundings: Surroundings) -> LayoutElement {
    LinearStackElement(
      axis: .horizontal, guide: .vertical(.center), spacing: nil,
      children: elements(of: label, in: surroundings))
  }
}
