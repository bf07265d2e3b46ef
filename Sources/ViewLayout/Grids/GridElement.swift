// SPDX-License-Identifier: MIT

import Geometry

/// Rows and columns of cells: a Grid. Column widths and row heights follow from the views in them.
final class GridElement: LayoutElement {
  /// A row of cells, or a view that stands alone and covers all columns.
  struct Row {
    var alignment: VerticalAlignment?
    var cells: [LayoutElement]
    var isWhole: Bool
  }

  private struct Cell {
    var element: LayoutElement
    var row: Int
    var columns: Range<Int>
    var traits: GridTraits
  }

  private let alignment: Alignment
  private let spacing: (horizontal: Double, vertical: Double)
  private let rowAlignments: [VerticalAlignment]
  private let columnAlignments: [HorizontalAlignment]
  private let cells: [Cell]
  private var answers = SizeCache()
  private var solved: (proposal: ProposedSize, columns: GridTracks, rows: GridTracks)?

  init(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, rows: [Row]) {
    self.alignment = alignment
    spacing = (
      horizontalSpacing ?? SpacingPreference.defaultDistance,
      verticalSpacing ?? SpacingPreference.defaultDistance
    )
    rowAlignments = rows.map { $0.alignment ?? alignment.vertical }
    let widest =
      rows.map { row in
        row.isWhole ? 1 : row.cells.reduce(0) { $0 + $1.gridTraits.columns }
      }.max() ?? 0
    var cells: [Cell] = []
    for (index, row) in rows.enumerated() {
      var column = 0
      for element in row.cells {
        let traits = element.gridTraits
        let end = row.isWhole ? widest : column + traits.columns
        cells.append(Cell(element: element, row: index, columns: column..<end, traits: traits))
        column = end
      }
    }
    self.cells = cells
    columnAlignments = (0..<widest).map { column in
      cells.first { $0.columns == column..<(column + 1) && $0.traits.columnAlignment != nil }?
        .traits.columnAlignment ?? alignment.horizontal
    }
  }

  override var placedParts: [LayoutElement] { cells.map(\.element) }

  override var inkFollowsPlace: Bool { false }

  override func forget() {
    answers.forget()
    solved = nil
  }

  override func size(for proposal: ProposedSize) -> Size {
    if let known = answers[proposal] { return known }
    let (columns, rows) = tracks(for: proposal)
    let size = Size(columns.total, rows.total)
    answers.remember(size, for: proposal)
    return size
  }

  override func placeChildren(in rect: Rect, proposal: ProposedSize) {
    let (columns, rows) = tracks(for: proposal)
    for cell in cells {
      let box = Rect(
        rect.minX + columns.start(of: cell.columns.lowerBound), rect.minY + rows.start(of: cell.row),
        columns.length(of: cell.columns), rows.lengths[cell.row])
      let offer = ProposedSize(box.size)
      let offset = offset(of: cell, for: offer, in: box.size)
      cell.element.place(at: box.origin.moved(x: offset.x, y: offset.y), proposal: offer)
    }
  }

  override func draw(into picture: inout PictureBuilder) {
    for cell in cells { cell.element.draw(into: &picture) }
  }

  private func tracks(for proposal: ProposedSize) -> (columns: GridTracks, rows: GridTracks) {
    if let solved, solved.proposal == proposal { return (solved.columns, solved.rows) }
    let columns = GridTracks(
      count: columnAlignments.count, spacing: spacing.horizontal,
      cells: cells.filter { !$0.traits.unsizedAxes.contains(.horizontal) }.map { cell in
        GridTracks.Cell(span: cell.columns) {
          cell.element.size(for: ProposedSize($0, proposal.height)).width
        }
      }, in: proposal.width)
    let rows = GridTracks(
      count: rowAlignments.count, spacing: spacing.vertical,
      cells: cells.filter { !$0.traits.unsizedAxes.contains(.vertical) }.map { cell in
        let width = columns.length(of: cell.columns)
        return GridTracks.Cell(span: cell.row..<(cell.row + 1)) {
          cell.element.size(for: ProposedSize(width, $0)).height
        }
      }, in: proposal.height)
    solved = (proposal, columns, rows)
    return (columns, rows)
  }

  /// Returns where a view stands in its cell: by its anchor, else by the alignment of its column and its row.
  private func offset(of cell: Cell, for offer: ProposedSize, in box: Size) -> Point {
    let size = cell.element.size(for: offer)
    if let anchor = cell.traits.anchor {
      return Point(
        distance(from: size.width, to: box.width) * anchor.x,
        distance(from: size.height, to: box.height) * anchor.y)
    }
    let isSingle = cell.columns.count == 1
    let place = Alignment(
      isSingle ? columnAlignments[cell.columns.lowerBound] : alignment.horizontal, rowAlignments[cell.row])
    return cell.element.offset(for: offer, alignment: place, in: box)
  }
}
