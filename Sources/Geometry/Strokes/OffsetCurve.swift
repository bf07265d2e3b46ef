// SPDX-License-Identifier: MIT

/// A cubic that runs beside another one at a fixed distance.
struct OffsetCurve {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point

  /// Creates the cubic with the true places and derivatives at both ends, or nil where it strays from the true
  /// offset by more than the tolerance or turns back.
  ///
  /// - Parameter distance: How far to the right of the curve's direction; negative to the left.
  init?(_ curve: PathSegment, _ distance: Double) {
    guard let first = Self.growth(of: curve, distance, at: 0),
      let last = Self.growth(of: curve, distance, at: 1)
    else { return nil }
    start = curve.start.moved(distance, along: curve.startDirection.turned)
    end = curve.end.moved(distance, along: curve.endDirection.turned)
    control1 = start.moved(first, along: curve.start.toward(curve.control1))
    control2 = end.moved(-last, along: curve.control2.toward(curve.end))
    let own = PathSegment(start, control1, control2, end)
    for t in [0.25, 0.5, 0.75] {
      guard Self.growth(of: curve, distance, at: t) != nil,
        let direction = curve.derivative(at: t).unit
      else { return nil }
      let exact = curve.point(at: t).moved(distance, along: direction.turned)
      guard exact.toward(own.point(at: t)).length <= Stroker.tolerance else { return nil }
    }
  }

  /// Returns how much faster the offset runs than its curve, 1 − distance × curvature, where that is clearly
  /// forwards; else nil.
  private static func growth(of curve: PathSegment, _ distance: Double, at t: Double) -> Double? {
    let speed = curve.derivative(at: t)
    let length = speed.length
    guard length > 1e-9 else { return nil }
    let growth = 1 - distance * speed.cross(curve.bend(at: t)) / (length * length * length)
    return growth > 0.01 ? growth : nil
  }
}

extension PathSegment {
  /// Whether the chord lies within the tolerance of the curve and the curve hardly turns.
  var isFlat: Bool {
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
      Size(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y).length
    }
    let bend = max(bend(start, control1, control2), bend(control1, control2, end))
    return bend * 0.75 <= Stroker.tolerance && startDirection.dot(endDirection) > 0.99
  }
}
