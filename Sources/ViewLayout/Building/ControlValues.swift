// SPDX-License-Identifier: MIT

/// The values of controls that flow down a view tree.
struct ControlValues {
  var buttonStyle = ButtonStyleKind.automatic
  var buttonBorderShape = ButtonBorderShape.automatic
  var controlSize = ControlSize.regular
  var labelStyle = LabelStyleKind.automatic
  var toggleStyle = ToggleStyleKind.automatic
  var gaugeStyle = GaugeStyleKind.automatic
  var progressViewStyle = ProgressViewStyleKind.automatic
  var hidesLabels = false
  var isEnabled = true

  /// Takes up a setting; the one nearest to a view wins, but nothing inside a disabled view is enabled.
  mutating func take(_ setting: ControlSetting) {
    switch setting {
    case .buttonStyle(let style): buttonStyle = style
    case .buttonBorderShape(let shape): buttonBorderShape = shape
    case .controlSize(let size): controlSize = size
    case .labelStyle(let style): labelStyle = style
    case .toggleStyle(let style): toggleStyle = style
    case .gaugeStyle(let style): gaugeStyle = style
    case .progressViewStyle(let style): progressViewStyle = style
    case .labelsHidden: hidesLabels = true
    case .disabled(let isDisabled): isEnabled = isEnabled && !isDisabled
    }
  }
}
