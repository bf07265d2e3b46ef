// SPDX-License-Identifier: MIT

import Geometry

/// A line across a view on which it is lined up with others.
public enum AlignmentGuide: Hashable, Sendable {
  /// A vertical line at a place on the horizontal axis.
  case horizontal(HorizontalAlignment)
  /// A horizontal line at a place on the vertical axis.
  case vertical(VerticalAlignment)
}

extension AlignmentGuide {
  /// The axis that the guide's position is measured on.
  var axis: Axis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }

  /// Whether containers hand on the explicit guides of their children: text baselines only.
  var isForwardedByContainers: Bool {
    self == .vertical(.firstTextBaseline) || self == .vertical(.lastTextBaseline)
  }

  /// Returns where the guide lies in a view that does not set it: both baselines lie on the bottom edge.
  func defaultPosition(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .vertical(.center): size.height / 2
    case .horizontal(.trailing): size.width
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
    }
  }

  /// Returns the guide of a container from those of its children: the first baseline is the topmost, the last
  /// one the lowest.
  func combined(_ a: Double?, _ b: Double) -> Double {
    guard let a else { return b }
    return self == .vertical(.lastTextBaseline) ? max(a, b) : min(a, b)
  }
}

/// Returns the distance between two guides, or zero where both are infinite.
func distance(from a: Double, to b: Double) -> Double {
  let difference = b - a
  return difference.isNaN ? 0 : difference
}
