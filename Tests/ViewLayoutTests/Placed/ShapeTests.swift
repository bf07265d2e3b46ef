// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import TestSupport
import Testing
import ViewLayout

@Suite struct ShapeTests {
  private func outline(
    _ shape: ShapeKind, _ width: Double = 60, _ height: Double = 40, padding: EdgeInsets = .zero,
    in container: ContainerShape? = nil
  ) throws -> Outline? {
    let engine = LayoutEngine.withoutFonts(LayoutEnvironment(containerShape: container))
    let node = ViewNode.shape(shape).with(.padding(padding))
    return try engine.placedTree(of: node, proposal: ProposedSize(width, height)).leaves.first?.outline
  }

  static let widget = ContainerShape(
    .roundedRectangle(cornerRadius: 22, .continuous), in: Rect(0, 0, 158, 158))

  static let insets: [(EdgeInsets, radius: Double)] = [
    (EdgeInsets(all: 0), 22), (EdgeInsets(all: 8), 14),
    (EdgeInsets(top: 16, leading: 16, bottom: 5, trailing: 40), 17), (EdgeInsets(all: 30), 0),
    (EdgeInsets(all: -4), 22),
  ]

  /// The corner runs along with the container's: one distance for all corners, the smallest of the four.
  @Test(arguments: insets)
  func `a container-relative shape loses its distance from the radius`(insets: EdgeInsets, radius: Double)
    throws
  {
    let rect = Rect(0, 0, 158, 158).inset(by: insets)
    let expected: Outline =
      radius > 0 ? .roundedRectangle(rect, radius: radius, style: .continuous) : .rectangle(rect)
    #expect(try outline(.containerRelative, 158, 158, padding: insets, in: Self.widget) == expected)
  }

  @Test func `without a container a container-relative shape is a rectangle`() throws {
    #expect(try outline(.containerRelative) == .rectangle(Rect(0, 0, 60, 40)))
  }

  @Test func `a view sets the container of what is inside it`() throws {
    let engine = LayoutEngine.withoutFonts(LayoutEnvironment(containerShape: Self.widget))
    let node = ViewNode.shape(.containerRelative).with(
      .padding(EdgeInsets(all: 3)), .containerShape(.roundedRectangle(cornerRadius: 10, .circular)),
      .padding(EdgeInsets(all: 20)))
    let leaf = try engine.placedTree(of: node, proposal: ProposedSize(158, 158)).leaves.first
    #expect(leaf?.outline == .roundedRectangle(Rect(23, 23, 112, 112), radius: 7, style: .circular))
  }

  @Test func `an inset shape loses the distance from its radius too`() throws {
    let rect = Rect(5, 5, 50, 30)
    #expect(try outline(.inset(.rectangle, by: 5)) == .rectangle(rect))
    #expect(
      try outline(.inset(.roundedRectangle(cornerRadius: 12, .circular), by: 5))
        == .roundedRectangle(rect, radius: 7, style: .circular))
    #expect(
      try outline(.inset(.inset(.capsule(.continuous), by: 2), by: 3))
        == .roundedRectangle(rect, radius: 15, style: .continuous))
    #expect(try outline(.inset(.circle, by: 5), 40, 40) == .ellipse(Rect(5, 5, 30, 30)))
  }

  @Test func `what is done to a circle leaves it a square`() throws {
    for shape: ShapeKind in [
      .circle, .inset(.circle, by: 3), .trimmed(.circle, from: 0, to: 0.5),
      .rotated(.circle, degrees: 10, anchor: .center),
    ] {
      let tree = try LayoutEngine.withoutFonts().placedTree(of: .shape(shape), proposal: ProposedSize(60, 40))
      #expect(tree.size == Size(40, 40))
    }
  }

  @Test func `a path keeps its size and starts at the view's corner`() throws {
    var triangle = Path()
    triangle.move(to: Point(0, 0))
    triangle.line(to: Point(30, 0))
    triangle.line(to: Point(0, 90))
    triangle.close()
    let drawn = try outline(.path(triangle, .evenOdd), padding: EdgeInsets(all: 10))
    #expect(drawn?.bounds == Rect(10, 10, 30, 90))
    #expect(drawn?.fillRule == .evenOdd)
  }

  @Test func `a turned shape turns around a place of its rectangle`() throws {
    let quarter = try outline(.rotated(.rectangle, degrees: 90, anchor: .center))
    #expect(quarter == .rectangle(Rect(10, -10, 40, 60)))
    #expect(
      try outline(.rotated(.rectangle, degrees: 180, anchor: UnitPoint(1, 1)))
        == .rectangle(Rect(60, 40, 60, 40)))
  }

  @Test func `half a circle is its lower half: a circle starts at three o'clock`() throws {
    let half = try #require(try outline(.trimmed(.circle, from: 0, to: 0.5), 40, 40)).bounds
    expectClose(half.minY, 20, within: 1e-7)
    expectClose(half.maxY, 40, within: 1e-4)
    expectClose(half.width, 40, within: 1e-4)
  }

  @Test func `lines lie on the edge or inside it, over the fill`() throws {
    let line = StrokeStyle(lineWidth: 4)
    let node = ViewNode(
      path: "shape",
      view: .shape(
        .rectangle, fill: .palette(.red),
        strokes: [
          ShapeStroke(.palette(.blue), line: line), ShapeStroke(line: line, placement: .inside),
        ]))
    let leaves = try LayoutEngine.withoutFonts().placedTree(of: node, proposal: ProposedSize(60, 40)).leaves
    #expect(leaves.map(\.rect) == [Rect(0, 0, 60, 40), Rect(-2, -2, 64, 44), Rect(0, 0, 60, 40)])
    guard case .stroke(_, .solid(let color))? = leaves.last?.content else {
      Issue.record("no line")
      return
    }
    #expect(color == .black)
  }

  @Test func `a shape with lines alone is not filled, and a line without width draws nothing`() throws {
    func leaves(_ width: Double) throws -> [PlacedLeaf] {
      let stroke = ShapeStroke(line: StrokeStyle(lineWidth: width))
      let node = ViewNode(path: "shape", view: .shape(.circle, fill: nil, strokes: [stroke]))
      return try LayoutEngine.withoutFonts().placedTree(of: node, proposal: ProposedSize(40, 40)).leaves
    }
    #expect(try leaves(1).count == 1)
    #expect(try leaves(0).isEmpty)
    guard case .stroke? = try leaves(1).first?.content else {
      Issue.record("no line")
      return
    }
  }
}
