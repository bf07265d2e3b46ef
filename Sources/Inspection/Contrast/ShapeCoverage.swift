// SPDX-License-Identifier: MIT

import Geometry

/// How much of a rectangle a shape covers.
enum ShapeCoverage {
  case none, part, whole
}

extension Outline {
  /// Returns how much of a rectangle the outline covers.
  func coverage(of rect: Rect) -> ShapeCoverage {
    guard bounds.intersection(rect) != nil else { return .none }
    if case .path(let path, let rule) = self { return path.coverage(of: rect, rule) }
    guard bounds.contains(rect) else { return .part }
    // A convex shape holds a rectangle where it holds its four corners.
    let corners = [
      Point(rect.minX, rect.minY), Point(rect.maxX, rect.minY),
      Point(rect.minX, rect.maxY), Point(rect.maxX, rect.maxY),
    ]
    return corners.allSatisfy(surelyContains) ? .whole : .part
  }

  /// Returns whether a point inside the bounds is surely inside the outline.
  private func surelyContains(_ point: Point) -> Bool {
    switch self {
    case .rectangle: return true
    case .path: return false
    case .ellipse(let rect):
      return Outline.quarterContains(point, of: rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
    case .roundedRectangle(let rect, let radius, _):
      // A circle of 1.53 radii cuts more than either corner curve: the continuous one ends there.
      let reach = min(radius * 1.53, rect.width / 2, rect.height / 2)
      return Outline.quarterContains(point, of: rect, radiusX: reach, radiusY: reach)
    }
  }

  /// Returns whether a point lies inside a rectangle whose corners are quarters of an ellipse.
  private static func quarterContains(_ point: Point, of rect: Rect, radiusX: Double, radiusY: Double) -> Bool
  {
    guard radiusX > 0, radiusY > 0 else { return true }
    let u = max(0, radiusX - min(point.x - rect.minX, rect.maxX - point.x)) / radiusX
    let v = max(0, radiusY - min(point.y - rect.minY, rect.maxY - point.y)) / radiusY
    return u * u + v * v <= 1
  }

  /// The share of its own bounds that the outline fills, for a share of area to a few percent.
  ///
  /// Corners of a rounded rectangle are left out: they take 2 % at most of a widget's ground.
  var fillShare: Double {
    switch self {
    case .rectangle, .roundedRectangle: 1
    case .ellipse: Double.pi / 4
    case .path(let path, _): bounds.isEmpty ? 0 : min(1, abs(path.chords.signedArea) / bounds.area)
    }
  }
}

extension Path {
  /// Straight pieces close to the path, each contour closed: sixteen for a curve.
  fileprivate var chords: [Chord] {
    var chords: [Chord] = []
    var (start, current) = (Point.zero, Point.zero)
    func add(_ end: Point) {
      chords.append(Chord(from: current, to: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        if current != start { add(start) }
        (start, current) = (point, point)
      case .line(let point): add(point)
      case .quad(let control, let end):
        let first = current
        for step in 1...16 {
          let t = Double(step) / 16
          add(first.mixed(control, t).mixed(control.mixed(end, t), t))
        }
      case .cubic(let control1, let control2, let end):
        let first = current
        for step in 1...16 {
          let t = Double(step) / 16
          let middle = control1.mixed(control2, t)
          let (a, b) = (first.mixed(control1, t), control2.mixed(end, t))
          add(a.mixed(middle, t).mixed(middle.mixed(b, t), t))
        }
      case .close: if current != start { add(start) }
      }
    }
    if current != start { add(start) }
    return chords
  }

  /// Returns how much of a rectangle the path covers: where no line of it runs through, its middle decides.
  fileprivate func coverage(of rect: Rect, _ rule: FillRule) -> ShapeCoverage {
    let chords = chords
    if chords.contains(where: { $0.meets(rect) }) { return .part }
    let middle = Point(rect.midX, rect.midY)
    let winding = chords.reduce(0) { $0 + $1.crossing(leftOf: middle) }
    let isInside = rule == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
    return isInside ? .whole : .none
  }
}

/// A straight piece of a flattened path.
private struct Chord {
  let from: Point
  let to: Point

  /// Returns on which side of the piece a point lies, by sign.
  private func side(_ point: Point) -> Double {
    (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)
  }

  /// Returns whether any of the piece lies inside a rectangle.
  func meets(_ rect: Rect) -> Bool {
    guard max(from.x, to.x) > rect.minX, min(from.x, to.x) < rect.maxX, max(from.y, to.y) > rect.minY,
      min(from.y, to.y) < rect.maxY
    else { return false }
    let sides = [
      side(rect.origin), side(Point(rect.maxX, rect.minY)), side(Point(rect.minX, rect.maxY)),
      side(Point(rect.maxX, rect.maxY)),
    ]
    return sides.contains { $0 >= 0 } && sides.contains { $0 <= 0 }
  }

  /// Returns 1 or −1 where the piece crosses the line from a point to the left, by its direction.
  func crossing(leftOf point: Point) -> Int {
    guard (from.y <= point.y) != (to.y <= point.y) else { return 0 }
    let isDownwards = to.y > from.y
    return (side(point) < 0) == isDownwards ? (isDownwards ? 1 : -1) : 0
  }
}

extension [Chord] {
  /// The area inside, each turn counted by its direction.
  fileprivate var signedArea: Double { reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } / 2 }
}

extension Point {
  fileprivate func mixed(_ other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}
