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

  /// Whether containers hand on the explicit guides of their children: text baselines and those of the widget's own.
  var isForwardedByContainers: Bool {
    switch self {
    case .vertical(.firstTextBaseline), .vertical(.lastTextBaseline), .vertical(.own), .horizontal(.own): true
    default: false
    }
  }

  /// Returns where the guide lies in a view that does not set it: both baselines lie on the bottom edge.
  func defaultPosition(in size: Size) -> Double {
    switch self {
    case .horizontal(.leading), .vertical(.top): 0
    case .horizontal(.center): size.width / 2
    case .vertical(.center): size.height / 2
    case .horizontal(.trailing): size.width
    case .vertical(.bottom), .vertical(.firstTextBaseline), .vertical(.lastTextBaseline): size.height
    case .horizontal(.own(let guide)), .vertical(.own(let guide)): guide.defaultRule.position(in: size)
    }
  }

  /// Returns the guide of a container from those of its children, or nil where none sets it: the first baseline is
  /// the topmost, the last one the lowest, and of the widget's own guides the middle counts.
  func combined(_ positions: [Double]) -> Double? {
    switch self {
    case .vertical(.lastTextBaseline): positions.max()
    case .vertical(.firstTextBaseline): positions.min()
    default: positions.isEmpty ? nil : positions.reduce(0, +) / Double(positions.count)
    }
  }
}

extension GuideRule {
  /// Returns where a guide lies in a view of a size whose own guides are where they are by default.
  fileprivate func position(in size: Size) -> Double {
    terms.reduce(constant) { sum, term in
      switch term.dimension {
      case .width: sum + term.factor * size.width
      case .height: sum + term.factor * size.height
      case .guide(let other): sum + term.factor * other.defaultPosition(in: size)
      }
    }
  }
}

/// Returns the distance between two guides, or zero where both are infinite.
func distance(from a: Double, to b: Double) -> Double {
  let difference = b - a
  return difference.isNaN ? 0 : difference
}
