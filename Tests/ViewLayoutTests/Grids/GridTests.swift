// SPDX-License-Identifier: MIT

import Geometry
import Testing
import ViewLayout

@Suite struct GridTests {
  private func placed(_ rows: [ViewNode], _ width: Double? = nil, _ height: Double? = nil) throws
    -> PlacedTree
  {
    let grid = ViewNode(
      path: "grid", view: .grid(alignment: .center, horizontalSpacing: nil, verticalSpacing: nil, rows))
    return try LayoutEngine.withoutFonts().placedTree(of: grid, proposal: ProposedSize(width, height))
  }

  private func row(_ cells: ViewNode..., path: String = "row") -> ViewNode {
    ViewNode(path: path, view: .gridRow(alignment: nil, cells))
  }

  @Test func `a modifier of a row wraps each of its cells`() throws {
    let padded = row(.fixed(10, 10, path: "a"), .fixed(20, 10, path: "b")).with(.padding(EdgeInsets(all: 2)))
    let tree = try placed([padded])
    #expect(tree.size == Size(14 + 8 + 24, 14))
    #expect(tree.frame("b") == Rect(24, 2, 20, 10))
    #expect(tree.frame("row") == Rect(0, 0, 46, 14))
  }

  @Test func `an anchor puts a view in its cell by the share of the room that is left`() throws {
    let tree = try placed([
      row(.fixed(10, 10, path: "a").with(.gridCellAnchor(x: 1, y: 0.25)), .fixed(10, 50)),
      row(.fixed(50, 10)),
    ])
    #expect(tree.frame("a") == Rect(40, 10, 10, 10))
  }

  @Test func `a cell over two columns widens both when they are too narrow`() throws {
    let tree = try placed([
      row(.fixed(20, 10, path: "a"), .fixed(30, 10, path: "b")),
      row(.fixed(78, 10, path: "c").with(.gridCellColumns(2))),
    ])
    #expect(tree.size.width == 78)
    // Each column gets 10 of the 20 that are missing; the second then begins at 38 and is 40 wide.
    #expect(tree.frame("b")?.minX == 43)
  }

  @Test func `a row outside of a grid is a group`() throws {
    let stack = ViewNode.vStack([row(.fixed(10, 10, path: "a"), .fixed(10, 10, path: "b"))], spacing: 0)
    let tree = try LayoutEngine.withoutFonts().placedTree(of: stack, proposal: .unspecified)
    #expect(tree.frame("b") == Rect(0, 10, 10, 10))
  }

  @Test func `a lazy grid fills its rows in order and centres narrow columns`() throws {
    let cells = (0..<3).map { ViewNode.fixed(10, 10 + 5 * Double($0), path: "\($0)") }
    let grid = ViewNode(
      path: "grid",
      view: .lazyVGrid(
        columns: [GridColumn(.fixed(20)), GridColumn(.fixed(20))], alignment: .center, spacing: 2, cells))
    let tree = try LayoutEngine.withoutFonts().placedTree(of: grid, proposal: ProposedSize(100, nil))
    #expect(tree.size == Size(100, 15 + 2 + 20))
    // Columns take 48 of 100; each view stands in the middle of its cell.
    #expect(tree.frame("0") == Rect(26 + 5, 2.5, 10, 10))
    #expect(tree.frame("1") == Rect(26 + 28 + 5, 0, 10, 15))
    #expect(tree.frame("2") == Rect(26 + 5, 17, 10, 20))
  }
}
