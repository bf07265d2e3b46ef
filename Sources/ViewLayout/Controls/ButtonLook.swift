// SPDX-License-Identifier: MIT

/// How a button, or what looks like one, is drawn.
struct ButtonLook {
  /// What the label is drawn in, or nil for the surroundings' own foreground.
  var label: ShapeStyle?
  /// The ground, or nil for none.
  var ground: ShapeStyle?

  /// The look of a button among values that have flowed down.
  ///
  /// - Note: That a borderless button which cannot be used looks as a bordered one's label, and that the plain style
  ///   then changes nothing, is modelled.
  init(among values: InheritedValues, role: ButtonRole? = nil, in scheme: ColorScheme) {
    let tint = role == .destructive ? .palette(.red) : values.tint
    switch values.controls.buttonStyle {
    case .plain: return
    case .borderless: label = tint
    case .automatic, .bordered:
      label = tint
      ground = .opacity(tint, ButtonMetrics.groundOpacity(of: tint, in: scheme))
    case .borderedProminent:
      label = .palette(.white)
      ground = tint
    }
    disable(unless: values.controls.isEnabled)
  }

  /// The look of a toggle in the button style.
  init(toggleOn isOn: Bool, among values: InheritedValues) {
    label = isOn ? .palette(.white) : values.tint
    ground = isOn ? values.tint : ButtonMetrics.neutralGround
    disable(unless: values.controls.isEnabled)
  }

  /// The look of a link: a label in the tint, unless a button style is set.
  ///
  /// - Note: The tint is modelled after links outside of widgets.
  init(linkAmong values: InheritedValues, in scheme: ColorScheme) {
    var own = values
    if own.controls.buttonStyle == .automatic { own.controls.buttonStyle = .borderless }
    self.init(among: own, in: scheme)
  }

  private mutating func disable(unless isEnabled: Bool) {
    guard !isEnabled else { return }
    label = ButtonMetrics.disabledLabel
    if ground != nil { ground = ButtonMetrics.neutralGround }
  }
}
