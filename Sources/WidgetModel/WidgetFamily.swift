// SPDX-License-Identifier: MIT

/// WidgetKit's families, as far as a phone shows them.
public enum WidgetFamily: String, Hashable, Sendable, CaseIterable {
  case systemSmall, systemMedium, systemLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
