// SPDX-License-Identifier: MIT

import Geometry

/// What a view asks of the grid that it stands in.
struct GridTraits {
  /// How many columns the view covers, one at least and a thousand at most.
  var columns = 1 {
    didSet { columns = min(max(columns, 1), 1000) }
  }
  /// The axes on which the view takes the cell's length but has no say in it.
  var unsizedAxes: Set<Axis> = []
  /// Where the views of the column stand.
  var columnAlignment: HorizontalAlignment?
  /// Where the view stands in its cell, as shares of the room that is left over.
  var anchor: Point?
}

/// Sets what a view asks of its grid.
final class GridTraitsElement: WrapperElement {
  private let change: (inout GridTraits) -> Void

  init(_ child: LayoutElement, change: @escaping (inout GridTraits) -> Void) {
    self.change = change
    super.init(child)
  }

  override var inkFollowsPlace: Bool { false }

  override var gridTraits: GridTraits {
    var traits = child.gridTraits
    change(&traits)
    return traits
  }
}
