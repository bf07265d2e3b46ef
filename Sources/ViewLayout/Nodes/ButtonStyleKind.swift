// SPDX-License-Identifier: MIT

/// SwiftUI's button styles, as far as widgets draw them.
public enum ButtonStyleKind: String, Hashable, Sendable, CaseIterable {
  /// The system's choice: `bordered` in a widget.
  case automatic
  /// A capsule in the tint around the label.
  case bordered
  /// The label alone.
  case plain
}
