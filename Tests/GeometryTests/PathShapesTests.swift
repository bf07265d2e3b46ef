// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct PathShapesTests {
  /// Calls a body with the four points of each cubic of a path.
  private func forEachCubic(of path: Path, _ body: (Point, Point, Point, Point) -> Void) {
    var current = Point.zero
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): current = point
      case .cubic(let control1, let control2, let end):
        body(current, control1, control2, end)
        current = end
      case .quad, .close: break
      }
    }
  }

  @Test func `a circle stays within 1e-5 of its radius`() {
    var cubics = 0
    forEachCubic(of: .ellipse(in: Rect(-1, -1, 2, 2))) { p0, p1, p2, p3 in
      cubics += 1
      for step in 0...64 {
        let point = cubicPoint(p0, p1, p2, p3, at: Double(step) / 64)
        expectClose((point.x * point.x + point.y * point.y).squareRoot(), 1, within: 1e-5)
      }
    }
    #expect(cubics == 8)
  }

  @Test func `an ellipse starts at three o'clock, runs clockwise and holds its area`() {
    let path = Path.ellipse(in: Rect(10, 20, 60, 40))
    #expect(path.elements.first == .move(Point(70, 40)))
    expectClose(path.signedArea, .pi * 30 * 20, within: 0.01, unit: "pt²")
  }

  @Test(arguments: [1.0, 5, 12.5, 20])
  func `a circular rounded rectangle lacks four corners of a circle`(_ radius: Double) {
    let path = Path.roundedRectangle(Rect(5, 7, 80, 40), radius: radius, style: .circular)
    expectClose(
      path.signedArea, 80 * 40 - (4 - .pi) * radius * radius, within: 1e-5 * 80 * radius,
      unit: "pt²")
    #expect(path.elements.first == .move(Point(5, 27)))
  }

  @Test func `without a radius a rounded rectangle is a rectangle`() {
    let rect = Rect(1, 2, 3, 4)
    for radius in [0, -5, .nan] {
      #expect(Path.roundedRectangle(rect, radius: radius, style: .continuous) == .rectangle(rect))
    }
    #expect(Path.rectangle(rect).signedArea == 12)
  }

  @Test func `bounds are those of the curve, not of its controls`() throws {
    var quad = Path()
    quad.move(to: Point(0, 0))
    quad.quad(to: Point(2, 0), control: Point(1, 2))
    #expect(quad.bounds == Rect(0, 0, 2, 1))
    var cubic = Path()
    cubic.move(to: Point(0, 0))
    cubic.cubic(to: Point(1, 0), control1: Point(0, 1), control2: Point(1, 1))
    #expect(cubic.bounds == Rect(0, 0, 1, 0.75))
    let circle = try #require(Path.ellipse(in: Rect(10, 20, 30, 40)).bounds)
    for (value, expected) in [
      (circle.minX, 10.0), (circle.minY, 20), (circle.maxX, 40), (circle.maxY, 60),
    ] {
      expectClose(value, expected, within: 1e-9)
    }
    #expect(Path().bounds == nil)
  }

  @Test func `bounds hold every point of random cubics and touch them`() throws {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<100 {
      let points = (0..<4).map { _ in
        Point(random.number(in: -50...50), random.number(in: -50...50))
      }
      var path = Path()
      path.move(to: points[0])
      path.cubic(to: points[3], control1: points[1], control2: points[2])
      let bounds = try #require(path.bounds)
      let curve = (0...1000).map {
        cubicPoint(points[0], points[1], points[2], points[3], at: Double($0) / 1000)
      }
      let low = curve.map(\.x).min() ?? 0
      let high = curve.map(\.x).max() ?? 0
      let top = curve.map(\.y).min() ?? 0
      let bottom = curve.map(\.y).max() ?? 0
      // A turn between two of the places is missed by at most h²/8 of a second derivative under 1200.
      expectClose(bounds.minX, low, within: 2e-4)
      expectClose(bounds.maxX, high, within: 2e-4)
      expectClose(bounds.minY, top, within: 2e-4)
      expectClose(bounds.maxY, bottom, within: 2e-4)
      #expect(bounds.minX <= low + 1e-9 && bounds.maxX >= high - 1e-9)
    }
  }
}
