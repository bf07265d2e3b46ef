// SPDX-License-Identifier: MIT

public import Inputs

/// A change to the layout that was drawn, metered and judged, and passes.
public struct Remedy: Hashable, Sendable {
  /// What is changed in the layout; nothing where the remedy was read from a report.
  public var changes: [LayoutChange]
  /// Half a sentence: what is changed, where and when.
  public var change: String
  /// The finding's figure with the change, or nil for a rule without one.
  public var reaches: Measurement?

  /// The place of the first view that is changed.
  public var path: String

  /// Creates a remedy.
  public init(changes: [LayoutChange], change: String, reaches: Measurement?) {
    self.changes = changes
    self.change = change
    self.reaches = reaches
    path = changes.first?.path ?? "content"
  }

  /// Creates a remedy as a report tells it, from which the layout cannot be changed again.
  public init(path: String, change: String, reaches: Measurement?) {
    changes = []
    self.change = change
    self.reaches = reaches
    self.path = path
  }
}
