// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import ViewLayout
import WidgetModel

/// A part of a drawing that stays or changes as one: a view with ink, or a whole group.
struct DrawnUnit {
  /// What tells the unit from others of the same drawing, the same for every entry.
  var path: String
  /// What is drawn, in drawing order.
  var items: [DrawItem]
}

extension DrawnUnit {
  /// Returns the units of a widget in drawing order.
  static func all(of widget: ComposedWidget) -> [DrawnUnit] {
    units(of: widget.background) + units(of: widget.content)
  }

  private static func units(of tree: PlacedTree?) -> [DrawnUnit] {
    guard let tree else { return [] }
    return tree.elements.map { element in
      DrawnUnit(
        path: element.leaves.isEmpty ? "" : tree.leaves[element.leaves.lowerBound].path,
        items: Array(tree.items[element.items]))
    }
  }

  /// The one colour of all its glyphs, where it is nothing but glyphs of one colour, else nil.
  var ink: EncodedColor? {
    var ink: EncodedColor?
    for item in items {
      guard case .glyphs(_, .solid(let color)) = item, ink == nil || ink == color else { return nil }
      ink = color
    }
    return ink
  }
}
