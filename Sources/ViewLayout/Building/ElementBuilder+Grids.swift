// SPDX-License-Identifier: MIT

extension ElementBuilder {
  /// Returns the element of a grid of either kind.
  func grid(of node: ViewNode, in surroundings: Surroundings) -> LayoutElement {
    switch node.view {
    case .grid(let alignment, let horizontal, let vertical, let children):
      GridElement(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
        rows: gridRows(of: children, in: surroundings.inside(nil)))
    case .lazyVGrid(let columns, let alignment, let spacing, let children):
      LazyGridElement(
        columns: columns, alignment: alignment, spacing: spacing,
        children: elements(of: children, in: surroundings.inside(nil)))
    default: LayoutElement()
    }
  }

  /// Returns the rows of a grid: grid rows, and every other view as a row of its own.
  ///
  /// Groups dissolve, and their modifiers wrap each view, in rows too.
  private func gridRows(of nodes: [ViewNode], in surroundings: Surroundings) -> [GridElement.Row] {
    nodes.flatMap { node -> [GridElement.Row] in
      switch node.view {
      case .gridRow(let alignment, _):
        return [
          GridElement.Row(alignment: alignment, cells: elements(of: [node], in: surroundings), isWhole: false)
        ]
      case .group(let children) where node.modifiers.isEmpty: return gridRows(of: children, in: surroundings)
      default:
        return elements(of: [node], in: surroundings).map {
          GridElement.Row(alignment: nil, cells: [$0], isWhole: true)
        }
      }
    }
  }
}
