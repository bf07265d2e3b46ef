// SPDX-License-Identifier: MIT

import Synchronization
public import WidgetModel

/// Entries one after the other, as a set of any length is read.
///
/// One task at a time asks for them.
public protocol EntrySource: Sendable {
  /// Returns the next entries: at least one, more as far as they are at hand, none at the end.
  ///
  /// - Parameter limit: The most that are returned, at least 1.
  func next(atMost limit: Int) async -> [SetElement]
}

/// What stands in one place of a set.
public enum SetElement: Sendable {
  case entry(Entry)
  /// What kept the place from being read; it costs that place alone.
  case fault([RunError])
}

/// Entries that are in memory already.
final class EntryList: EntrySource {
  private let entries: [Entry]
  private let given = Mutex(0)

  init(_ entries: [Entry]) { self.entries = entries }

  func next(atMost limit: Int) async -> [SetElement] {
    given.withLock { given in
      let next = entries[given..<min(given + limit, entries.count)]
      given += next.count
      return next.map(SetElement.entry)
    }
  }
}
