// SPDX-License-Identifier: MIT

import Synchronization

/// How much of the sets was read, for whoever shows it.
public final class ReadCount: Sendable {
  private let count = Atomic(0)

  /// Creates a count of nothing.
  public init() {}

  /// The bytes that were read.
  public var bytes: Int { count.load(ordering: .relaxed) }

  func add(_ bytes: Int) { count.add(bytes, ordering: .relaxed) }
}
