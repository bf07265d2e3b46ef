// SPDX-License-Identifier: MIT

import Geometry

/// The two directions of a layout.
public enum Axis: String, Hashable, Sendable, CaseIterable {
  case horizontal, vertical

  /// The other direction.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// Creates a size from the length along an axis and the length across it.
  init(along axis: Axis, _ length: Double, across cross: Double) {
    self = axis == .horizontal ? Size(length, cross) : Size(cross, length)
  }

  /// The length along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? width : height }
}

extension Point {
  /// The coordinate along an axis.
  subscript(axis: Axis) -> Double { axis == .horizontal ? x : y }
}
