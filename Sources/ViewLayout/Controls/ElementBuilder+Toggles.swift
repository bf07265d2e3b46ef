// SPDX-License-Identifier: MIT

import Geometry

extension ElementBuilder {
  /// Returns the element of a toggle.
  func toggle(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    guard case .control(.toggle(let isOn, let label)) = node.view else { return LayoutElement() }
    if surroundings.values.controls.toggleStyle == .button {
      return button(
        ButtonLook(toggleOn: isOn, among: surroundings.values), around: label, path: node.path,
        in: surroundings)
    }
    let knob = knob(isOn: isOn, path: node.path, among: surroundings.values)
    if surroundings.values.controls.hidesLabels || label.isEmpty { return knob }
    return LinearStackElement(
      axis: .horizontal, guide: .vertical(.center), spacing: 0,
      children: [
        row(of: label, in: surroundings.inside(.horizontal)),
        SpacerElement(minLength: SwitchMetrics.labelDistance, axis: .horizontal), knob,
      ])
  }

  /// The switch itself.
  private func knob(isOn: Bool, path: String, among values: InheritedValues) -> LayoutElement {
    let track = isOn ? values.ownTint ?? .palette(.green) : ButtonMetrics.neutralGround
    let element = SwitchElement(
      path: path, isOn: isOn, track: colors.style(track, tint: values.tint),
      metrics: SwitchMetrics(of: environment.palette), isReversed: environment.isRightToLeft)
    return values.controls.isEnabled
      ? element : EffectElement(element, effect: .opacity(SwitchMetrics.disabledOpacity))
  }
}
