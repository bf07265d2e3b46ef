// SPDX-License-Identifier: MIT

extension Path {
  /// The smallest rectangle that holds the path's own curves, or nil for a path without a piece.
  ///
  /// A contour of a single move counts as a piece of no length.
  public var bounds: Rect? {
    var extent: Extent?
    var current = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        extent.include(point)
        current = point
      case .line(let point):
        extent.include(point)
        current = point
      case .quad(let control, let end):
        extent.include(end)
        extent.includeTurns(current, control, control, end, degree: .quadratic)
        current = end
      case .cubic(let control1, let control2, let end):
        extent.include(end)
        extent.includeTurns(current, control1, control2, end, degree: .cubic)
        current = end
      case .close:
        current = start
      }
    }
    return extent?.rect
  }
}

/// The corners of what was met so far.
private struct Extent {
  var low: Point
  var high: Point

  var rect: Rect { Rect(low.x, low.y, high.x - low.x, high.y - low.y) }
}

/// Which Bézier piece is asked about.
private enum Degree {
  case quadratic, cubic
}

extension Extent? {
  fileprivate mutating func include(_ point: Point) {
    guard let old = self else {
      self = Extent(low: point, high: point)
      return
    }
    self = Extent(
      low: Point(min(old.low.x, point.x), min(old.low.y, point.y)),
      high: Point(max(old.high.x, point.x), max(old.high.y, point.y)))
  }

  /// Includes the places where a curve turns back on one of the axes.
  fileprivate mutating func includeTurns(
    _ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, degree: Degree
  ) {
    for t in turns(p0.x, p1.x, p2.x, p3.x, degree) + turns(p0.y, p1.y, p2.y, p3.y, degree) {
      let x = value(p0.x, p1.x, p2.x, p3.x, degree, at: t)
      let y = value(p0.y, p1.y, p2.y, p3.y, degree, at: t)
      include(Point(x, y))
    }
  }
}

/// Returns the parameters strictly inside a piece where one coordinate's derivative is zero.
private func turns(
  _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ degree: Degree
) -> [Double] {
  let roots: [Double]
  switch degree {
  case .quadratic:
    roots = [(p0 - p1) / (p0 - 2 * p1 + p3)]
  case .cubic:
    // The derivative, divided by three, is a·t² + 2b·t + c; the root is taken in the form that keeps
    // its digits when a is small.
    let a = p3 - p0 + 3 * (p1 - p2)
    let b = p0 - 2 * p1 + p2
    let c = p1 - p0
    let discriminant = b * b - a * c
    guard discriminant >= 0 else { return [] }
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    roots = [q / a, c / q]
  }
  return roots.filter { $0 > 0 && $0 < 1 }
}

/// Returns one coordinate of a piece.
private func value(
  _ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double, _ degree: Degree, at t: Double
) -> Double {
  let s = 1 - t
  switch degree {
  case .quadratic: return s * s * p0 + 2 * s * t * p1 + t * t * p3
  case .cubic: return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
  }
}
