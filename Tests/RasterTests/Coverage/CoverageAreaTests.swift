// SPDX-License-Identifier: MIT

import Geometry
import TestSupport
import Testing

@Suite struct CoverageAreaTests {
  /// Cosines and sines of angles between 0 and a quarter of a turn.
  private static let turns: [(Double, Double)] = (0...12).map { step in
    // Rational points on the unit circle, by the tangent of the half angle.
    let t = Double(step) / 12 * 0.9
    return ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
  }

  @Test(arguments: [0.3, 1, 2.5, 10, 33.3, 100])
  func `a disc covers π r²`(_ radius: Double) {
    for phase in [0.0, 0.13, 0.5, 0.77] {
      let center = radius + 2 + phase
      let side = Int(2 * radius) + 6
      let disc = Outline.ellipse(Rect(center - radius, center - radius, 2 * radius, 2 * radius))
      expectClose(
        coveredArea(disc, side, side), .pi * radius * radius,
        within: areaBound(perimeter: 2 * .pi * radius, sides: 1, curved: true), unit: "px²")
    }
  }

  @Test func `a disc's edge is where it should be in the mean, since rounding cancels and chords are short`()
  {
    var excess = 0.0
    var perimeter = 0.0
    for step in 0..<60 {
      let radius = 3 + 0.77 * Double(step)
      let center = radius + 2 + (Double(step) * 0.37).truncatingRemainder(dividingBy: 1)
      let side = Int(2 * radius) + 6
      let disc = Outline.ellipse(Rect(center - radius, center - radius, 2 * radius, 2 * radius))
      excess += coveredArea(disc, side, side) - .pi * radius * radius
      perimeter += 2 * .pi * radius
    }
    expectClose(excess / perimeter, 0, within: 2.0 / 3 / 1024, unit: "px")
  }

  @Test func `a ring covers the difference of its discs by either rule`() {
    let outer = Path.ellipse(in: Rect(10.3, 10.6, 80, 80))
    let inner = Path.ellipse(in: Rect(25.3, 25.6, 50, 50))
    let expected = .pi * (40.0 * 40 - 25 * 25)
    let bound = areaBound(perimeter: 2 * .pi * 65, sides: 2, curved: true)
    let both = Path(outer, inner)
    expectClose(coveredArea(.path(both, .evenOdd), 100, 100), expected, within: bound)
    // By the non-zero rule an inner contour of the same direction cuts nothing out.
    expectClose(
      coveredArea(.path(both, .nonZero), 100, 100), .pi * 40 * 40,
      within: areaBound(perimeter: 2 * .pi * 40, sides: 1, curved: true))
    let opposite = Path(outer, inner.reversed)
    expectClose(coveredArea(.path(opposite, .nonZero), 100, 100), expected, within: bound)
  }

  @Test func `a square keeps its area at every angle`() {
    let square = Polygon(corners: [Point(30, 30), Point(70, 30), Point(70, 70), Point(30, 70)])
    for (cosine, sine) in Self.turns {
      let turned = square.turned(around: Point(50.2, 49.7), cosine, sine)
      expectClose(
        coveredArea(.path(turned.path, .nonZero), 100, 100), 1600,
        within: areaBound(perimeter: 160, sides: 4), unit: "px²")
    }
  }

  @Test(arguments: [0.01, 0.1, 0.5, 0.9])
  func `a hairline covers its length times its width at every angle`(_ width: Double) {
    let line = Polygon(corners: [
      Point(10, 60), Point(110, 60), Point(110, 60 + width), Point(10, 60 + width),
    ])
    for (cosine, sine) in Self.turns {
      let turned = line.turned(around: Point(60, 60), cosine, sine)
      // Both long sides run through the same pixels: one rounding, two shifts.
      let bound = areaBound(perimeter: 100, sides: 4) + 100 * 1.18e-3
      expectClose(
        coveredArea(.path(turned.path, .nonZero), 120, 120), 100 * width, within: bound,
        unit: "px²")
    }
  }

  @Test func `a thousand random triangles and stars cover their area by either rule`() {
    var random = SeededGenerator(seed: 1)
    for count in (0..<1000).map({ 3 + $0 % 9 }) {
      let star = Polygon.star(corners: count, &random)
      expectClose(
        coveredArea(.path(star.path, .nonZero), 100, 100), star.area,
        within: areaBound(perimeter: star.perimeter, sides: count), unit: "px²")
      expectClose(
        coveredArea(.path(star.path, .evenOdd), 100, 100), star.area,
        within: areaBound(perimeter: star.perimeter, sides: count), unit: "px²")
    }
  }

  @Test func `each pixel of a star has its exact share`() {
    var random = SeededGenerator(seed: 2)
    for count in 3...8 {
      let star = Polygon.star(corners: count, &random)
      let drawn = coverage(.path(star.path, .nonZero), 100, 100)
      for y in 0..<100 {
        for x in 0..<100 {
          let part = star.clipped(toPixel: x, y)
          // An edge in a pixel is at most √2 long and moves by at most 1.18e-3 px: 0.43 of a step; no more
          // edges than the part has corners run through the pixel; half a step of rounding comes on top.
          let edges = Double(min(part.corners.count, 4))
          expectClose(
            Double(drawn[y][x]), part.area * 255, within: 0.5 + 0.43 * edges, unit: "/255")
        }
      }
    }
  }

  @Test func `a rectangle between pixels is exact to one step`() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<200 {
      let rect = Rect(
        random.number(in: 0...8), random.number(in: 0...8), random.number(in: 0...7),
        random.number(in: 0...7))
      let drawn = coverage(.rectangle(rect), 16, 16)
      for y in 0..<16 {
        for x in 0..<16 {
          let share = rect.intersection(Rect(Double(x), Double(y), 1, 1))?.area ?? 0
          // Four edges, each at most half a step of the grid away, and half a step of coverage.
          #expect(abs(Double(drawn[y][x]) - share * 255) <= 1)
        }
      }
    }
  }

  @Test func `a shape and its mirror image cover mirrored pixels`() {
    let path = Path.roundedRectangle(Rect(3.25, 2.5, 20.5, 30), radius: 8, style: .continuous)
    let drawn = coverage(.path(path, .nonZero), 27, 35)
    for row in drawn { #expect(row == row.reversed()) }
    #expect(drawn == drawn.reversed())
  }

  @Test func `a shape moved by whole pixels covers the same`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let star = Polygon.star(corners: 7, &random)
      let moved = Polygon(corners: star.corners.map { $0.moved(x: 17, y: 5) })
      let here = coverage(.path(star.path, .nonZero), 120, 120)
      let there = coverage(.path(moved.path, .nonZero), 120, 120)
      for y in 0..<100 { #expect(here[y][0..<100] == there[y + 5][17..<117]) }
    }
  }
}

extension Polygon {
  /// Returns a polygon whose edges do not cross: corners in the order of their angle around (50, 50).
  static func star(corners count: Int, _ random: inout SeededGenerator) -> Polygon {
    // Points on the unit circle by the tangent of the half angle, in four quarters.
    let angles = (0..<count).map { (Double($0) + random.unit() * 0.9) / Double(count) * 4 }
    return Polygon(
      corners: angles.map { angle in
        let t = angle - angle.rounded(.down)
        let cosine = (1 - t * t) / (1 + t * t)
        let sine = 2 * t / (1 + t * t)
        let radius = random.number(in: 15...48)
        switch Int(angle) {
        case 0: return Point(50 + radius * cosine, 50 + radius * sine)
        case 1: return Point(50 - radius * sine, 50 + radius * cosine)
        case 2: return Point(50 - radius * cosine, 50 - radius * sine)
        default: return Point(50 + radius * sine, 50 - radius * cosine)
        }
      })
  }
}

extension Path {
  /// Puts the contours of two paths together.
  init(_ first: Path, _ second: Path) {
    self.init()
    for element in first.elements + second.elements { add(element) }
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .quad(let control, let end): quad(to: end, control: control)
    case .cubic(let a, let b, let end): cubic(to: end, control1: a, control2: b)
    case .close: close()
    }
  }

  /// The one contour of the path, walked the other way.
  var reversed: Path {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quad(let control, let end): points += [control, end]
      case .cubic(let a, let b, let end): points += [a, b, end]
      case .close: break
      }
    }
    var path = Path()
    path.move(to: points[points.count - 1])
    for start in stride(from: points.count - 2, to: 0, by: -3) {
      path.cubic(to: points[start - 2], control1: points[start], control2: points[start - 1])
    }
    path.close()
    return path
  }
}
