// SPDX-License-Identifier: MIT

/// How much of a run the page holds; the plots and counts are from all of it.
public struct PageLimits: Hashable, Sendable {
  /// Renders that are held whatever came of them.
  public var renders = 100_000
  /// Findings and open questions that are held; a render with one is held as long as there is room.
  public var findings = 100_000
  /// Errors that are listed; the rest are counted.
  public var errors = 200
  /// Renders that are shown as the worst.
  public var worst = 12
  /// Different names of one kind, such as locales; the rest go by one name.
  public var names = 1_000

  /// Creates the limits by default.
  public init() {}
}
