// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct TrimmingTests {
  private let circle = Path.ellipse(in: Rect(-10, -10, 20, 20))

  private func ends(of path: Path) -> (Point, Point)? {
    guard case .move(let first)? = path.elements.first else { return nil }
    switch path.elements.last {
    case .line(let last), .quad(_, let last), .cubic(_, _, let last): return (first, last)
    default: return nil
    }
  }

  @Test(arguments: [(0.0, 0.25), (0.1, 0.6), (0.5, 0.9), (0.75, 1), (0, 0.999)])
  func `a circle is cut at its angles, clockwise from three o'clock`(_ from: Double, _ to: Double) throws {
    let (first, last) = try #require(ends(of: circle.trimmed(from: from, to: to)))
    let (start, end) = (Rotation(degrees: 360 * from), Rotation(degrees: 360 * to))
    // The cubics are within 5e-6 of the radius, their length and parameters likewise.
    expectClose(first.x, 10 * start.cosine, within: 1e-4)
    expectClose(first.y, 10 * start.sine, within: 1e-4)
    expectClose(last.x, 10 * end.cosine, within: 1e-4)
    expectClose(last.y, 10 * end.sine, within: 1e-4)
  }

  @Test func `all of a path stays closed and none of it is nothing`() {
    #expect(circle.trimmed(from: 0, to: 1) == circle)
    #expect(circle.trimmed(from: -1, to: 2) == circle)
    #expect(circle.trimmed(from: 0.4, to: 0.4).elements.isEmpty)
    #expect(circle.trimmed(from: 0.6, to: 0.4).elements.isEmpty)
    #expect(circle.trimmed(from: .nan, to: .nan).elements.isEmpty)
    #expect(Path().trimmed(from: 0, to: 0.5).elements.isEmpty)
  }

  @Test func `shares go by length over corners and contours`() throws {
    // 30 right, 10 down; then 60 right on its own.
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(30, 0))
    path.line(to: Point(30, 10))
    path.move(to: Point(0, 50))
    path.line(to: Point(60, 50))
    #expect(
      path.trimmed(from: 0.25, to: 0.35).elements == [
        .move(Point(25, 0)), .line(Point(30, 0)), .line(Point(30, 5)),
      ])
    #expect(
      path.trimmed(from: 0.35, to: 0.7).elements == [
        .move(Point(30, 5)), .line(Point(30, 10)), .move(Point(0, 50)), .line(Point(30, 50)),
      ])
  }
}
