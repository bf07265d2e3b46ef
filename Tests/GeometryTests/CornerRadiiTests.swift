// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct CornerRadiiTests {
  let rect = Rect(10, 20, 120, 80)
  let radii = CornerRadii(topLeading: 10, bottomLeading: 0, bottomTrailing: 25, topTrailing: 16)

  @Test func `each round corner takes a square less a quarter disc`() {
    let path = Path.roundedRectangle(rect, radii: radii, style: .circular)
    let squares: Double = 10 * 10 + 25 * 25 + 16 * 16
    let lost = squares * (1 - Double.pi / 4)
    expectClose(path.signedArea, 120 * 80 - lost, within: 0.01)
    #expect(path.bounds == rect)
  }

  /// With room on all edges a corner does not see the others.
  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func `a corner is that of a rectangle with its radius all round`(style: RoundedCornerStyle) {
    let path = Path.roundedRectangle(rect, radii: radii, style: style)
    func corner(_ path: Path, near vertex: Point) -> Set<Path.Element> {
      Set(
        path.elements.filter { element in
          guard case .cubic(_, _, let end) = element else { return false }
          return abs(end.x - vertex.x) <= 40 && abs(end.y - vertex.y) <= 40
        })
    }
    for (radius, vertex) in [
      (10.0, Point(10, 20)), (25, Point(130, 100)), (16, Point(130, 20)), (0, Point(10, 100)),
    ] {
      let even = Path.roundedRectangle(rect, radius: radius, style: style)
      #expect(corner(path, near: vertex) == corner(even, near: vertex))
    }
  }

  @Test func `radii are clamped to half the shorter side, and none is negative`() {
    let large = Path.roundedRectangle(
      rect, radii: CornerRadii(topLeading: 1000, topTrailing: -4), style: .circular)
    #expect(
      large
        == Path.roundedRectangle(rect, radii: CornerRadii(topLeading: 40, topTrailing: 0), style: .circular))
    #expect(
      Path.roundedRectangle(rect, radii: CornerRadii(), style: .continuous) == Path.rectangle(rect))
  }
}
