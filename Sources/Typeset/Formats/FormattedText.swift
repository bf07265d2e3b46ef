// SPDX-License-Identifier: MIT

/// A value as it is written.
public struct FormattedText: Hashable, Sendable {
  /// The text and what stands in for it where room is short, the widest first; at least one.
  public var variants: [String]
  /// How long until the text would change by itself if it were written to the second, or nil for one that stays.
  /// Unit: s.
  public var changeInterval: Double?

  /// The text where there is room.
  public var text: String { variants[0] }

  init(_ variants: [String], changeInterval: Double? = nil) {
    self.variants = variants
    self.changeInterval = changeInterval
  }
}
