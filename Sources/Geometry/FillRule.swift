// SPDX-License-Identifier: MIT

/// Which places count as inside a path that crosses itself.
public enum FillRule: Hashable, Sendable {
  /// Inside where the winding number is not zero.
  case nonZero
  /// Inside where the number of crossings is odd.
  case evenOdd
}
