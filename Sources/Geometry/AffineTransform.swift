// SPDX-License-Identifier: MIT

/// A linear map of the plane and a shift: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The letters are Core Graphics' own.
public struct AffineTransform: Hashable, Sendable {
  /// How much of x goes into x′.
  public var a: Double
  /// How much of x goes into y′.
  public var b: Double
  /// How much of y goes into x′.
  public var c: Double
  /// How much of y goes into y′.
  public var d: Double
  /// The shift along x. Unit: the plane's own.
  public var tx: Double
  /// The shift along y. Unit: the plane's own.
  public var ty: Double

  /// Creates a map from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The map that leaves everything where it is.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a shift.
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a change of scale that leaves one point where it is.
  public static func scale(x: Double, y: Double, around anchor: Point = .zero) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: anchor.x - x * anchor.x, ty: anchor.y - y * anchor.y)
  }

  /// Creates a turn, clockwise on the screen, that leaves one point where it is.
  public static func rotation(degrees: Double, around anchor: Point = .zero) -> AffineTransform {
    let turn = Rotation(degrees: degrees)
    return AffineTransform(
      a: turn.cosine, b: turn.sine, c: -turn.sine, d: turn.cosine,
      tx: anchor.x - (turn.cosine * anchor.x - turn.sine * anchor.y),
      ty: anchor.y - (turn.sine * anchor.x + turn.cosine * anchor.y))
  }

  /// Returns the map that does this one first and then another one.
  public func followed(by next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The factor by which areas grow; negative where the map mirrors.
  public var determinant: Double { a * d - b * c }

  /// The map that undoes this one, or nil where it presses the plane flat.
  public var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// Returns where a point goes.
  public func applied(to point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the smallest upright rectangle around where a rectangle goes.
  public func bounds(of rect: Rect) -> Rect {
    let corners = [
      applied(to: rect.origin), applied(to: Point(rect.maxX, rect.minY)),
      applied(to: Point(rect.minX, rect.maxY)), applied(to: Point(rect.maxX, rect.maxY)),
    ]
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
    return Rect(left, top, xs.reduce(xs[0], max) - left, ys.reduce(ys[0], max) - top)
  }
}

extension Path {
  /// Returns the path with every point moved by a map.
  public func transformed(_ transform: AffineTransform) -> Path {
    var path = Path()
    for element in elements { path.append(element.transformed(transform)) }
    return path
  }
}

extension Path.Element {
  /// Returns the piece with every point moved by a map.
  func transformed(_ transform: AffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(transform.applied(to: point))
    case .line(let point): .line(transform.applied(to: point))
    case .quad(let control, let end):
      .quad(transform.applied(to: control), transform.applied(to: end))
    case .cubic(let control1, let control2, let end):
      .cubic(
        transform.applied(to: control1), transform.applied(to: control2), transform.applied(to: end))
    case .close: .close
    }
  }
}

extension Outline {
  /// Returns the outline with every point moved by a map; a rectangle that stays upright stays one.
  public func transformed(_ transform: AffineTransform) -> Outline {
    let isUpright =
      (transform.b == 0 && transform.c == 0) || (transform.a == 0 && transform.d == 0)
    if case .rectangle(let rect) = self, isUpright { return .rectangle(transform.bounds(of: rect)) }
    return .path(path.transformed(transform), fillRule)
  }
}
