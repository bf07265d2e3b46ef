// SPDX-License-Identifier: MIT

/// The controls besides the button, under SwiftUI's own names; each holds the views of its parts.
public enum Control: Sendable {
  /// A title beside an icon.
  case label(title: [ViewNode], icon: [ViewNode])
  /// A label that leads to a place in the app.
  case link(label: [ViewNode])
  /// A switch, or a button that is on or off.
  case toggle(isOn: Bool, label: [ViewNode])
  /// A value inside a range. Unit of the fraction: share of the range, 0…1.
  case gauge(fraction: Double, MeterLabels)
  /// How far something has come; nil where nobody knows. Unit of the fraction: none, 0…1.
  case progressView(fraction: Double?, MeterLabels)
  /// The ground of accessory widgets.
  case accessoryWidgetBackground
}

/// The labels of a gauge or a progress view; none is an empty list.
public struct MeterLabels: Sendable {
  /// What is measured.
  public var label: [ViewNode]
  /// What it has come to.
  public var currentValue: [ViewNode]
  /// Where the range begins.
  public var minimumValue: [ViewNode]
  /// Where the range ends.
  public var maximumValue: [ViewNode]

  /// Creates labels.
  public init(
    label: [ViewNode] = [], currentValue: [ViewNode] = [], minimumValue: [ViewNode] = [],
    maximumValue: [ViewNode] = []
  ) {
    self.label = label
    self.currentValue = currentValue
    self.minimumValue = minimumValue
    self.maximumValue = maximumValue
  }
}
