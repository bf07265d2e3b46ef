// SPDX-License-Identifier: MIT

/// SwiftUI's sizes of controls.
public enum ControlSize: String, Hashable, Sendable, CaseIterable {
  case mini, small, regular, large, extraLarge
}

/// Which parts of a label are shown.
public enum LabelStyleKind: String, Hashable, Sendable, CaseIterable {
  case automatic, titleOnly, iconOnly, titleAndIcon
}

/// SwiftUI's toggle styles, as far as widgets draw them.
public enum ToggleStyleKind: String, Hashable, Sendable, CaseIterable {
  /// The system's choice: `switch`.
  case automatic
  /// A knob in a capsule behind the label.
  case `switch`
  /// A button that is filled while it is on.
  case button
}

/// SwiftUI's gauge styles on iOS.
public enum GaugeStyleKind: String, Hashable, Sendable, CaseIterable {
  /// The system's choice: `linearCapacity`.
  case automatic
  /// A bar that fills, between its labels.
  case linearCapacity
  /// A bar with a marker.
  case accessoryLinear
  /// A bar that fills, for the lock screen.
  case accessoryLinearCapacity
  /// An open ring with a marker.
  case accessoryCircular
  /// A ring that fills.
  case accessoryCircularCapacity
}

/// SwiftUI's progress styles.
public enum ProgressViewStyleKind: String, Hashable, Sendable, CaseIterable {
  /// The system's choice: `linear` for a known share, `circular` for an unknown one.
  case automatic
  /// A bar that fills.
  case linear
  /// A ring that fills, or a spinner.
  case circular
}

/// A value for the controls inside a view; it flows down.
public enum ControlSetting: Hashable, Sendable {
  /// Sets the look of buttons.
  case buttonStyle(ButtonStyleKind)
  /// Sets the edge of bordered buttons.
  case buttonBorderShape(ButtonBorderShape)
  /// Sets the size of buttons.
  case controlSize(ControlSize)
  /// Sets which parts of labels are shown.
  case labelStyle(LabelStyleKind)
  /// Sets the look of toggles.
  case toggleStyle(ToggleStyleKind)
  /// Sets the look of gauges.
  case gaugeStyle(GaugeStyleKind)
  /// Sets the look of progress views.
  case progressViewStyle(ProgressViewStyleKind)
  /// Takes the labels of toggles, gauges and progress views away.
  case labelsHidden
  /// Controls inside cannot be used; what is outside wins over `false`.
  case disabled(Bool)
}
