// SPDX-License-Identifier: MIT

import Geometry

extension FixedOutline {
  /// Adds the outline's edges, moved by whole pixels, to an accumulator.
  ///
  /// Curves become chords that stay within 1/256 px of them: less than one step of coverage. A curve
  /// that cannot touch the region is one chord, which covers the same there; so the work is bounded by
  /// the region, whatever the coordinates.
  func addEdges(to accumulator: inout CoverageAccumulator, x: Int = 0, y: Int = 0) {
    let offset = FixedPoint(x * FixedPoint.one, y * FixedPoint.one)
    func moved(_ point: FixedPoint) -> FixedPoint {
      FixedPoint(point.x + offset.x, point.y + offset.y)
    }
    var current = moved(FixedPoint(0, 0))
    for piece in pieces {
      switch piece {
      case .move(let point):
        current = moved(point)
      case .line(let end):
        let end = moved(end)
        accumulator.add(from: current, to: end)
        current = end
      case .quad(let control, let end):
        let curve = Quadratic(current, moved(control), moved(end))
        curve.refined.flatten(into: &accumulator)
        current = moved(end)
      case .cubic(let control1, let control2, let end):
        let curve = Cubic(current, moved(control1), moved(control2), moved(end))
        curve.refined.flatten(into: &accumulator)
        current = moved(end)
      }
    }
  }
}

/// Extra binary digits while a curve is halved, so that rounding does not add up over the levels.
private let refinement = 6
/// The largest distance of chord and curve: 1/256 px, in refined steps.
private let flatness = (FixedPoint.one << refinement) / 256
/// The most halvings of one curve; each divides the distance by four, so no finite curve needs more.
private let deepest = 32

extension FixedPoint {
  fileprivate var refined: FixedPoint { FixedPoint(x << refinement, y << refinement) }
  fileprivate var rounded: FixedPoint {
    let half = 1 << (refinement - 1)
    return FixedPoint((x + half) >> refinement, (y + half) >> refinement)
  }
  fileprivate func middle(_ other: FixedPoint) -> FixedPoint {
    FixedPoint((x + other.x) >> 1, (y + other.y) >> 1)
  }
  /// The length of the second difference a − 2b + c, not less than the true one.
  fileprivate static func bend(_ a: FixedPoint, _ b: FixedPoint, _ c: FixedPoint) -> Int {
    abs(a.x - 2 * b.x + c.x) + abs(a.y - 2 * b.y + c.y)
  }
}

extension CoverageAccumulator {
  /// Returns whether points in refined steps all lie on one outer side of the region.
  fileprivate func isOutside(_ low: FixedPoint, _ high: FixedPoint) -> Bool {
    let shift = FixedPoint.bits + refinement
    return high.x < region.minX << shift || low.x > region.maxX << shift
      || high.y < region.minY << shift || low.y > region.maxY << shift
  }
}

private struct Quadratic {
  let p0: FixedPoint
  let p1: FixedPoint
  let p2: FixedPoint

  init(_ p0: FixedPoint, _ p1: FixedPoint, _ p2: FixedPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
  }

  var refined: Quadratic { Quadratic(p0.refined, p1.refined, p2.refined) }

  /// Chord and curve differ by a quarter of the second difference at most.
  private var isFlat: Bool { FixedPoint.bend(p0, p1, p2) <= 4 * flatness }

  func flatten(into accumulator: inout CoverageAccumulator, depth: Int = 0) {
    let low = FixedPoint(min(p0.x, p1.x, p2.x), min(p0.y, p1.y, p2.y))
    let high = FixedPoint(max(p0.x, p1.x, p2.x), max(p0.y, p1.y, p2.y))
    if depth == deepest || isFlat || accumulator.isOutside(low, high) {
      accumulator.add(from: p0.rounded, to: p2.rounded)
      return
    }
    let p01 = p0.middle(p1)
    let p12 = p1.middle(p2)
    let middle = p01.middle(p12)
    Quadratic(p0, p01, middle).flatten(into: &accumulator, depth: depth + 1)
    Quadratic(middle, p12, p2).flatten(into: &accumulator, depth: depth + 1)
  }
}

private struct Cubic {
  let p0: FixedPoint
  let p1: FixedPoint
  let p2: FixedPoint
  let p3: FixedPoint

  init(_ p0: FixedPoint, _ p1: FixedPoint, _ p2: FixedPoint, _ p3: FixedPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  var refined: Cubic { Cubic(p0.refined, p1.refined, p2.refined, p3.refined) }

  /// Chord and curve differ by three quarters of the larger second difference at most.
  private var isFlat: Bool {
    3 * max(FixedPoint.bend(p0, p1, p2), FixedPoint.bend(p1, p2, p3)) <= 4 * flatness
  }

  func flatten(into accumulator: inout CoverageAccumulator, depth: Int = 0) {
    let low = FixedPoint(min(p0.x, p1.x, p2.x, p3.x), min(p0.y, p1.y, p2.y, p3.y))
    let high = FixedPoint(max(p0.x, p1.x, p2.x, p3.x), max(p0.y, p1.y, p2.y, p3.y))
    if depth == deepest || isFlat || accumulator.isOutside(low, high) {
      accumulator.add(from: p0.rounded, to: p3.rounded)
      return
    }
    let p01 = p0.middle(p1)
    let p12 = p1.middle(p2)
    let p23 = p2.middle(p3)
    let p012 = p01.middle(p12)
    let p123 = p12.middle(p23)
    let middle = p012.middle(p123)
    Cubic(p0, p01, p012, middle).flatten(into: &accumulator, depth: depth + 1)
    Cubic(middle, p123, p23, p3).flatten(into: &accumulator, depth: depth + 1)
  }
}
