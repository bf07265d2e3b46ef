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
  /// What is drawn.
  var content: Content

  /// What is drawn, as it comes.
  enum Content {
    /// Items in drawing order.
    case items([DrawItem])
    /// A text that was filled anew.
    case text(TextChange)
  }

  /// What is drawn, in drawing order.
  var items: [DrawItem] {
    switch content {
    case .items(let items): items
    case .text(let change): change.items
    }
  }
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
        content: .items(Array(tree.items[element.items])))
    }
  }

  /// The one colour of all its glyphs, where it is nothing but glyphs of one colour, else nil.
  var ink: EncodedColor? {
    guard case .items(let items) = content else {
      if case .text(let change) = content { return change.color }
      return nil
    }
    var ink: EncodedColor?
    for item in items {
      guard case .glyphs(_, .solid(let color)) = item, ink == nil || ink == color else { return nil }
      ink = color
    }
    return ink
  }
}
