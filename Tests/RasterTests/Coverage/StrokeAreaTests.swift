// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct StrokeAreaTests {
  private func line(_ corners: Point...) -> Outline {
    var path = Path()
    for (index, corner) in corners.enumerated() {
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    return .path(path, .nonZero)
  }

  /// Strokes lie within 1/16384 px of the true line on either side.
  private func bound(_ length: Double, pieces: Int, curved: Bool = false) -> Double {
    areaBound(perimeter: 2 * length, sides: pieces, curved: curved) + 2 * length / 16384
  }

  @Test(arguments: [0.5, 1, 3, 9.7, 40])
  func `a circle's line covers a ring`(_ width: Double) {
    let circle = Outline.ellipse(Rect(30.3, 30.6, 60, 60))
    expectClose(
      coveredArea(circle.stroked(StrokeStyle(lineWidth: width)), 121, 121), .pi * 60 * width,
      within: bound(.pi * 60, pieces: 16, curved: true), unit: "px²")
  }

  @Test func `a line inside a circle covers a ring inside it`() throws {
    let ring = try #require(
      Outline.ellipse(Rect(20.3, 20.6, 70, 70)).strokedInside(StrokeStyle(lineWidth: 8)))
    expectClose(
      coveredArea(ring, 110, 110), .pi * (35.0 * 35 - 27 * 27),
      within: bound(.pi * 62, pieces: 16, curved: true), unit: "px²")
    #expect(Outline.path(Path(), .nonZero).strokedInside(StrokeStyle()) == nil)
  }

  private static let joinAreas: [Double] = [2400, 2400 - (4 - .pi) * 25, 2350]
  private static let capAreas: [Double] = [480, 480 + .pi * 9, 480 + 36]

  @Test(arguments: zip(LineJoin.allCases, joinAreas))
  func `a square's line has the corners of its join`(_ join: LineJoin, _ area: Double) {
    let square = Outline.rectangle(Rect(20.2, 20.4, 60, 60))
    expectClose(
      coveredArea(square.stroked(StrokeStyle(lineWidth: 10, lineJoin: join)), 100, 100), area,
      within: bound(240, pieces: 12, curved: true), unit: "px²")
  }

  @Test(arguments: zip(LineCap.allCases, capAreas))
  func `a line has the ends of its cap`(_ cap: LineCap, _ area: Double) {
    for angle in [0.0, 17, 45, 90, 133] {
      let turn = AffineTransform.rotation(degrees: angle, around: Point(60, 60))
      let path = line(Point(20, 60.5), Point(100, 60.5)).transformed(turn)
      expectClose(
        coveredArea(path.stroked(StrokeStyle(lineWidth: 6, lineCap: cap)), 121, 121), area,
        within: bound(80, pieces: 6, curved: true), unit: "px²")
    }
  }

  @Test func `a mitre longer than its limit is cut off`() {
    // Two lines at 60°: the mitre is 1 ⁄ sin 30° = 2 widths long and stands out by half a width times √3 − … as
    // two right triangles of legs w⁄2 and w⁄2 · √3; the bevel keeps a triangle of base w · cos 30° and height w⁄4.
    let corner = line(
      Point(20, 90), Point(60, 90 - 40 * 3.0.squareRoot()), Point(100, 90))
    let width = 8.0
    let bars = 2 * 80 * width - width * width / 4 * 3.0.squareRoot()
    let mitre = width * width / 4 * 3.0.squareRoot()
    let bevel = width * width / 8 * (3.0.squareRoot() / 2)
    for (limit, extra) in [(2.01, mitre), (1.99, bevel)] {
      let style = StrokeStyle(lineWidth: width, miterLimit: limit)
      expectClose(
        coveredArea(corner.stroked(style), 121, 121), bars + extra,
        within: bound(160, pieces: 6), unit: "px²", "limit \(limit)")
    }
  }

  @Test func `dashes cover their number times their length times the width`() {
    let path = line(Point(10, 30.3), Point(110, 30.3))
    let patterns: [([Double], phase: Double, covered: Double)] = [
      ([6, 4], 0, 60), ([6, 4], 3, 3 + 9 * 6 + 3), ([10], 0, 50), ([6, 4], -4, 60),
      ([5, 5, 10, 5], 0, 4 * 15), ([200, 1], 0, 100), ([0, 5], 0, 0),
    ]
    for (dash, phase, covered) in patterns {
      let style = StrokeStyle(lineWidth: 4, dash: dash, dashPhase: phase)
      expectClose(
        coveredArea(path.stroked(style), 121, 61), covered * 4, within: bound(100, pieces: 44),
        unit: "px²", "\(dash) \(phase)")
    }
    // Round ends make dots of dashes without a length: one for each five.
    let dots = StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 5])
    expectClose(
      coveredArea(path.stroked(dots), 121, 61), 20 * .pi * 4,
      within: 20 * areaBound(perimeter: 4 * .pi, sides: 1, curved: true), unit: "px²")
  }

  @Test func `dashes on a circle cover shares of the ring`() {
    let circle = Outline.ellipse(Rect(20.3, 20.6, 80, 80))
    let eighth = Double.pi * 80 / 8
    let style = StrokeStyle(lineWidth: 6, dash: [eighth / 2])
    expectClose(
      coveredArea(circle.stroked(style), 121, 121), .pi * 80 * 6 / 2,
      within: bound(.pi * 80, pieces: 32, curved: true), unit: "px²")
  }

  @Test func `a pattern that is none draws the whole line`() {
    let path = line(Point(10, 30.3), Point(110, 30.3))
    let whole = path.stroked(StrokeStyle(lineWidth: 4))
    let patterns: [[Double]] = [[], [0], [-1, 3], [.nan], [.infinity, 1], [1e-9]]
    for dash in patterns {
      #expect(path.stroked(StrokeStyle(lineWidth: 4, dash: dash)) == whole)
    }
    #expect(path.stroked(StrokeStyle(lineWidth: 4, dash: [3, 3], dashPhase: .nan)) == whole)
    let widths: [Double] = [0, -1, .nan, .infinity]
    for width in widths {
      #expect(path.stroked(StrokeStyle(lineWidth: width)).path.elements.isEmpty)
    }
  }

  @Test func `a contour without a length is a dot of its cap`() {
    let dot = line(Point(30.2, 30.4), Point(30.2, 30.4))
    let areas: [Double] = [0, .pi * 25, 100]
    for (cap, area) in zip(LineCap.allCases, areas) {
      expectClose(
        coveredArea(dot.stroked(StrokeStyle(lineWidth: 10, lineCap: cap)), 61, 61), area,
        within: areaBound(perimeter: 40, sides: 4, curved: true), unit: "px²")
    }
  }

  @Test func `a curve tighter than its line is covered once`() {
    // A half turn of radius 2 under a line of width 12: the outer half disc of radius 8, and nothing is cut out of
    // its inside.
    var path = Path()
    path.move(to: Point(20, 30))
    path.line(to: Point(40, 30))
    path.addArc(center: Point(40, 32), radius: 2, start: -90, sweep: 180)
    path.line(to: Point(20, 34))
    expectClose(
      coveredArea(Outline.path(path, .nonZero).stroked(StrokeStyle(lineWidth: 12)), 61, 61),
      20 * 16 + .pi * 64 / 2, within: bound(20 + 20 + 8 * .pi, pieces: 40, curved: true) + 1, unit: "px²")
  }

  @Test func `a part of a circle covers its share of the ring`() {
    let circle = Path.ellipse(in: Rect(20.3, 20.6, 80, 80))
    for (from, to) in [(0.0, 0.3), (0.2, 0.21), (0.11, 0.93)] {
      let arc = Outline.path(circle.trimmed(from: from, to: to), .nonZero)
      expectClose(
        coveredArea(arc.stroked(StrokeStyle(lineWidth: 9)), 121, 121), .pi * 80 * 9 * (to - from),
        within: bound(.pi * 80 * (to - from) + 18, pieces: 20, curved: true), unit: "px²")
    }
  }
}
