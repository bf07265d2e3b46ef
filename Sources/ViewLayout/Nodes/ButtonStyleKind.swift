// SPDX-License-Identifier: MIT

/// SwiftUI's button styles, as far as widgets draw them.
public enum ButtonStyleKind: String, Hashable, Sendable, CaseIterable {
  /// The system's choice: `bordered` in a widget, and the label alone for a link.
  case automatic
  /// A capsule in a share of the tint around the label.
  case bordered
  /// A capsule in the tint around a white label.
  case borderedProminent
  /// The label alone, in the tint.
  case borderless
  /// The label alone.
  case plain
}

/// What a button is for.
public enum ButtonRole: String, Hashable, Sendable, CaseIterable {
  /// Something is lost: the tint is red.
  case destructive
  /// Something is left as it is; a widget draws no difference.
  case cancel
}

/// The edge of a bordered button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// The system's choice: `capsule`.
  case automatic
  /// Half-round ends.
  case capsule
  /// Rounded corners; nil takes the radius from the height. Unit: pt.
  case roundedRectangle(radius: Double?)
  /// A circle around the icon of the label.
  case circle
}
