// SPDX-License-Identifier: MIT

import Geometry

extension Path {
  /// The signed area inside the contours by Green's theorem, exact for lines and cubics; clockwise, y down,
  /// is positive.
  ///
  /// ½ ∮ (x dy − y dx) of a cubic is a polynomial of degree five, which three Gauss–Legendre places
  /// integrate exactly.
  var signedArea: Double {
    var sum = 0.0
    var start = Point.zero
    var current = Point.zero
    func line(to end: Point) { sum += (current.x * end.y - end.x * current.y) / 2 }
    for element in elements {
      switch element {
      case .move(let point):
        start = point
        current = point
      case .line(let end):
        line(to: end)
        current = end
      case .quad(let control, let end):
        let third = Point(
          current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3)
        let other = Point(
          end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
        sum += cubicArea(current, third, other, end)
        current = end
      case .cubic(let control1, let control2, let end):
        sum += cubicArea(current, control1, control2, end)
        current = end
      case .close:
        line(to: start)
        current = start
      }
    }
    return sum
  }
}

/// Returns a point of a cubic.
func cubicPoint(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point, at t: Double) -> Point {
  let s = 1 - t
  let a = s * s * s
  let b = 3 * s * s * t
  let c = 3 * s * t * t
  let d = t * t * t
  return Point(
    a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y)
}

private func cubicArea(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) -> Double {
  let places = [(0.5 - 0.15.squareRoot(), 5.0 / 18), (0.5, 8.0 / 18), (0.5 + 0.15.squareRoot(), 5.0 / 18)]
  return places.reduce(0) { sum, place in
    let (t, weight) = place
    let s = 1 - t
    let point = cubicPoint(p0, p1, p2, p3, at: t)
    func slope(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
    }
    let dx = slope(p0.x, p1.x, p2.x, p3.x)
    let dy = slope(p0.y, p1.y, p2.y, p3.y)
    return sum + weight * (point.x * dy - point.y * dx) / 2
  }
}
