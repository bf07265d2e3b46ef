// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct AffineTransformTests {
  @Test func `a quarter turn carries right to down around its anchor`() {
    let turn = AffineTransform.rotation(degrees: 90, around: Point(10, 20))
    #expect(turn.applied(to: Point(10, 20)) == Point(10, 20))
    #expect(turn.applied(to: Point(13, 20)) == Point(10, 23))
    #expect(turn.applied(to: Point(10, 25)) == Point(5, 20))
  }

  @Test func `a scale leaves its anchor and grows areas`() {
    let scale = AffineTransform.scale(x: 2, y: -3, around: Point(4, 5))
    #expect(scale.applied(to: Point(4, 5)) == Point(4, 5))
    #expect(scale.applied(to: Point(5, 6)) == Point(6, 2))
    #expect(scale.determinant == -6)
  }

  @Test func `the map that comes first is done first`() {
    let both = AffineTransform.translation(x: 1, y: 0).followed(by: .scale(x: 10, y: 10))
    #expect(both.applied(to: Point(0, 0)) == Point(10, 0))
  }

  @Test func `the inverse undoes a map, and a flat one has none`() throws {
    let map = AffineTransform(a: 1.5, b: 0.3, c: -2, d: 0.7, tx: 11, ty: -3)
    let back = try #require(map.inverse)
    for point in [Point(0, 0), Point(3, 4), Point(-100, 7.5)] {
      let result = back.applied(to: map.applied(to: point))
      expectClose(result.x, point.x, within: 1e-12)
      expectClose(result.y, point.y, within: 1e-12)
    }
    #expect(AffineTransform.scale(x: 0, y: 1).inverse == nil)
    #expect(AffineTransform.scale(x: .nan, y: 1).inverse == nil)
  }

  @Test func `an upright rectangle stays a rectangle, a slanted one becomes a path`() {
    let rect = Outline.rectangle(Rect(1, 2, 3, 4))
    #expect(rect.transformed(.rotation(degrees: 90)) == .rectangle(Rect(-6, 1, 4, 3)))
    guard case .path(let path, .nonZero) = rect.transformed(.rotation(degrees: 45)) else {
      Issue.record("a slanted rectangle is no rectangle")
      return
    }
    #expect(path.elements.count == 5)
  }

  @Test func `an arc starts and ends where it says and keeps its radius`() throws {
    var path = Path()
    path.addArc(center: Point(5, 6), radius: 4, start: 90, sweep: -270)
    guard case .move(let first)? = path.elements.first, case .cubic(_, _, let last)? = path.elements.last
    else {
      Issue.record("an arc is a move and cubics")
      return
    }
    expectClose(first.y, 10, within: 1e-12)
    expectClose(last.x, 1, within: 1e-12)
    expectClose(last.y, 6, within: 1e-12)
    let bounds = try #require(path.bounds)
    expectClose(bounds.width, 8, within: 8 * 5e-6)
    expectClose(bounds.maxY, 10, within: 8 * 5e-6)
  }
}
