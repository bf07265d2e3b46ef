// SPDX-License-Identifier: MIT

/// WidgetKit's families, as far as a phone shows them.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge
  case accessoryCircular, accessoryRectangular, accessoryInline

  /// Whether the family stands on the Lock Screen, where no source gives margins or corners.
  public var isAccessory: Bool {
    switch self {
    case .systemSmall, .systemMedium, .systemLarge: false
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    }
  }
}
