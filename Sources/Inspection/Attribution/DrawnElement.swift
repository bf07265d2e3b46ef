// SPDX-License-Identifier: MIT

import Geometry
import Pictures
import ViewLayout
import WidgetModel

/// One element of a drawing, with what draws it.
struct DrawnElement: Sendable {
  /// The place in the layout file.
  var path: String
  /// The string of a Text, or nil.
  var text: String?
  /// The smallest rectangle around its views, or nil for a background that is not shown. Unit: pt on the canvas.
  var frame: Rect?
  /// What is drawn.
  var items: [DrawItem]
}

extension DrawnElement {
  /// The path of the first element.
  static let backgroundPath = "containerBackground"

  /// Returns the elements of a widget: the background, which may be nothing, then those of the content.
  static func all(of widget: ComposedWidget) -> [DrawnElement] {
    let background = DrawnElement(
      path: backgroundPath, frame: widget.background == nil ? nil : widget.geometry.bounds,
      items: widget.background?.items ?? [])
    let content = widget.content
    return [background]
      + content.elements.map { element in
        let leaves = content.leaves[element.leaves]
        return DrawnElement(
          path: commonPath(of: leaves.map(\.path)), text: leaves.count == 1 ? leaves.first?.string : nil,
          frame: leaves.reduce(nil) { $0?.union($1.rect) ?? $1.rect },
          items: Array(content.items[element.items]))
      }
  }

  /// Returns the path of the nearest view around all of several.
  private static func commonPath(of paths: [String]) -> String {
    guard let first = paths.first else { return "content" }
    guard paths.contains(where: { $0 != first }) else { return first }
    var common = first.split(separator: "/")
    for path in paths {
      let parts = path.split(separator: "/")
      common.removeLast(common.count - zip(common, parts).prefix { $0 == $1 }.count)
    }
    return common.joined(separator: "/")
  }
}

extension PlacedLeaf {
  /// The string of a Text, or nil.
  fileprivate var string: String? {
    if case .text(let string, _, _) = content { string } else { nil }
  }
}
