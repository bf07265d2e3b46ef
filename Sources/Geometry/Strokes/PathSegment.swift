// SPDX-License-Identifier: MIT

/// A piece of a path with both of its ends: a straight one, or a cubic.
struct PathSegment {
  let start: Point
  let control1: Point
  let control2: Point
  let end: Point
  let isStraight: Bool

  /// Creates a straight piece.
  init(_ start: Point, _ end: Point) {
    (self.start, self.end) = (start, end)
    control1 = start.mixed(end, 1.0 / 3)
    control2 = start.mixed(end, 2.0 / 3)
    isStraight = true
  }

  /// Creates a cubic.
  init(_ start: Point, _ control1: Point, _ control2: Point, _ end: Point) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isStraight = false
  }

  /// Creates a quadratic piece as the cubic that it is.
  init(_ start: Point, _ control: Point, _ end: Point) {
    self.init(start, start.mixed(control, 2.0 / 3), end.mixed(control, 2.0 / 3), end)
  }

  /// Whether the piece has no length.
  var isPoint: Bool { start == end && (isStraight || (start == control1 && start == control2)) }

  /// Returns the place at a parameter in 0…1.
  func point(at t: Double) -> Point {
    if isStraight { return start.mixed(end, t) }
    let s = 1 - t
    let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return Point(
      a * start.x + b * control1.x + c * control2.x + d * end.x,
      a * start.y + b * control1.y + c * control2.y + d * end.y)
  }

  /// Returns the derivative at a parameter in 0…1.
  func derivative(at t: Double) -> Size {
    if isStraight { return start.toward(end) }
    let s = 1 - t
    let (a, b, c) = (
      start.toward(control1), control1.toward(control2), control2.toward(end)
    )
    let (p, q, r) = (3 * s * s, 6 * s * t, 3 * t * t)
    return Size(p * a.width + q * b.width + r * c.width, p * a.height + q * b.height + r * c.height)
  }

  /// Returns the second derivative at a parameter in 0…1.
  func bend(at t: Double) -> Size {
    if isStraight { return .zero }
    func second(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
      6 * ((1 - t) * (a - 2 * b + c) + t * (b - 2 * c + d))
    }
    return Size(
      second(start.x, control1.x, control2.x, end.x), second(start.y, control1.y, control2.y, end.y))
  }

  /// The direction at the start, of length 1; along the next control where the first one lies on the start.
  var startDirection: Size {
    start.toward(control1).unit ?? start.toward(control2).unit ?? start.toward(end).unit ?? Size(1, 0)
  }

  /// The direction at the end, of length 1, as at the start.
  var endDirection: Size {
    control2.toward(end).unit ?? control1.toward(end).unit ?? start.toward(end).unit ?? Size(1, 0)
  }

  /// Returns the two parts before and behind a parameter in 0…1.
  func split(at t: Double) -> (PathSegment, PathSegment) {
    if isStraight {
      let middle = start.mixed(end, t)
      return (PathSegment(start, middle), PathSegment(middle, end))
    }
    let (a, b, c) = (start.mixed(control1, t), control1.mixed(control2, t), control2.mixed(end, t))
    let (ab, bc) = (a.mixed(b, t), b.mixed(c, t))
    let middle = ab.mixed(bc, t)
    return (PathSegment(start, a, ab, middle), PathSegment(middle, bc, c, end))
  }

  /// Returns the part between two parameters.
  func part(from low: Double, to high: Double) -> PathSegment {
    let rest = low > 0 ? split(at: low).1 : self
    return high < 1 ? rest.split(at: low < 1 ? (high - low) / (1 - low) : 1).0 : rest
  }
}

extension Point {
  /// Returns the point at a share of the way to another one.
  func mixed(_ other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }

  /// Returns the way to another point.
  func toward(_ other: Point) -> Size { Size(other.x - x, other.y - y) }

  /// Returns the point at a multiple of a vector away.
  func moved(_ factor: Double, along vector: Size) -> Point {
    Point(x + factor * vector.width, y + factor * vector.height)
  }
}

extension Size {
  /// The length as a vector.
  var length: Double { (width * width + height * height).squareRoot() }

  /// The vector of the same direction and length 1, or nil for none.
  var unit: Size? {
    let length = length
    return length > 0 && length.isFinite ? Size(width / length, height / length) : nil
  }

  /// The vector turned a quarter clockwise on the screen.
  var turned: Size { Size(-height, width) }

  /// The vector the other way.
  var opposite: Size { Size(-width, -height) }

  /// Returns the sum of the products of both components.
  func dot(_ other: Size) -> Double { width * other.width + height * other.height }

  /// Returns the area of the parallelogram to another vector; positive where that lies clockwise.
  func cross(_ other: Size) -> Double { width * other.height - height * other.width }
}
