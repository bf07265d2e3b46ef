// SPDX-License-Identifier: MIT

/// How the process ends.
public enum ExitCode: Int32, Hashable, Sendable, Comparable, CaseIterable {
  /// Everything was judged and nothing fails.
  case passed = 0
  /// Something fails.
  case found = 1
  /// The run, or a part of it, could not be done.
  case couldNotRun = 2

  /// Orders codes by weight: what could not run wins over what was found.
  public static func < (a: ExitCode, b: ExitCode) -> Bool { a.rawValue < b.rawValue }
}
