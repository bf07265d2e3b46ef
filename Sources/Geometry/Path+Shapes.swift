// SPDX-License-Identifier: MIT

extension Path {
  /// Returns the closed path of a rectangle, clockwise from its top left corner.
  public static func rectangle(_ rect: Rect) -> Path {
    var path = Path()
    path.move(to: rect.origin)
    path.line(to: Point(rect.maxX, rect.minY))
    path.line(to: Point(rect.maxX, rect.maxY))
    path.line(to: Point(rect.minX, rect.maxY))
    path.close()
    return path
  }

  /// Returns the closed path of an ellipse, clockwise from three o'clock.
  ///
  /// - Accuracy: eight cubics, each within 5e-6 of the radius of the true curve.
  public static func ellipse(in rect: Rect) -> Path {
    let rx = rect.width / 2
    let ry = rect.height / 2
    let center = Point(rect.midX, rect.midY)
    let down = Size(0, ry)
    let right = Size(rx, 0)
    let up = Size(0, -ry)
    let left = Size(-rx, 0)
    var path = Path()
    path.move(to: center.moved(x: rx, y: 0))
    path.addQuarter(around: center, from: right, to: down)
    path.addQuarter(around: center, from: down, to: left)
    path.addQuarter(around: center, from: left, to: up)
    path.addQuarter(around: center, from: up, to: right)
    path.close()
    return path
  }

  /// Returns the closed path of a rounded rectangle, clockwise from the middle of its left edge.
  ///
  /// The radius is clamped to half the shorter side; without one the result is a plain rectangle.
  public static func roundedRectangle(
    _ rect: Rect, radius: Double, style: RoundedCornerStyle
  ) -> Path {
    roundedRectangle(rect, radii: CornerRadii(all: radius), style: style)
  }

  /// Returns the closed path of a rectangle with rounded corners, clockwise from the middle of its left edge.
  ///
  /// Each radius is clamped to half the shorter side; a corner without one is sharp.
  public static func roundedRectangle(
    _ rect: Rect, radii: CornerRadii, style: RoundedCornerStyle
  ) -> Path {
    let limit = min(rect.width, rect.height) / 2
    let radii = radii.map { min(max($0, 0), limit) }
    let (topLeft, topRight) = (radii.topLeading, radii.topTrailing)
    let (bottomRight, bottomLeft) = (radii.bottomTrailing, radii.bottomLeading)
    guard max(topLeft, topRight, bottomRight, bottomLeft) > 0 else { return rectangle(rect) }
    let corners = [
      ContinuousCorner(
        vertex: rect.origin, arriving: Size(0, topLeft), leaving: Size(topLeft, 0)),
      ContinuousCorner(
        vertex: Point(rect.maxX, rect.minY), arriving: Size(-topRight, 0), leaving: Size(0, topRight)),
      ContinuousCorner(
        vertex: Point(rect.maxX, rect.maxY), arriving: Size(0, -bottomRight), leaving: Size(-bottomRight, 0)),
      ContinuousCorner(
        vertex: Point(rect.minX, rect.maxY), arriving: Size(bottomLeft, 0), leaving: Size(0, -bottomLeft)),
    ]
    var path = Path()
    path.move(to: Point(rect.minX, rect.midY))
    switch style {
    case .circular:
      for corner in corners {
        if corner.isSharp { path.line(to: corner.vertex) } else { path.addCircular(corner) }
      }
    case .continuous:
      let left = ContinuousCorner.LeadIn(edge: rect.height, radii: bottomLeft + topLeft)
      let top = ContinuousCorner.LeadIn(edge: rect.width, radii: topLeft + topRight)
      let right = ContinuousCorner.LeadIn(edge: rect.height, radii: topRight + bottomRight)
      let bottom = ContinuousCorner.LeadIn(edge: rect.width, radii: bottomRight + bottomLeft)
      let edges = [left, top, right, bottom, left]
      for (index, corner) in corners.enumerated() {
        if corner.isSharp {
          path.line(to: corner.vertex)
        } else {
          corner.add(to: &path, leadIn: edges[index], leadOut: edges[index + 1])
        }
      }
    }
    path.close()
    return path
  }

  /// Adds the straight piece up to a corner and a quarter of a circle in it.
  private mutating func addCircular(_ corner: ContinuousCorner) {
    let arriving = corner.arriving
    let leaving = corner.leaving
    line(to: corner.vertex.moved(x: arriving.width, y: arriving.height))
    addQuarter(
      around: corner.vertex.moved(
        x: arriving.width + leaving.width, y: arriving.height + leaving.height),
      from: Size(-leaving.width, -leaving.height), to: Size(-arriving.width, -arriving.height))
  }

  /// Adds a quarter of an ellipse in two cubics, from one half axis to the next one.
  private mutating func addQuarter(around center: Point, from start: Size, to end: Size) {
    func at(_ a: Double, _ b: Double) -> Point {
      center.moved(
        x: a * start.width + b * end.width, y: a * start.height + b * end.height)
    }
    let c = 0.5.squareRoot()
    let k = Self.eighthTurnControl
    cubic(to: at(c, c), control1: at(1, k), control2: at(c + k * c, c - k * c))
    cubic(to: at(0, 1), control1: at(c - k * c, c + k * c), control2: at(k, 1))
  }

  /// The control length of a cubic over an eighth of a turn, 4⁄3 · tan(π⁄16), in radii.
  ///
  /// tan(π⁄16) comes from tan(π⁄8) = √2 − 1 by halving the angle, so that no mathematical library with
  /// its own rounding has a part in the pixels.
  private static var eighthTurnControl: Double {
    let t = 2.0.squareRoot() - 1
    return 4 * ((1 + t * t).squareRoot() - 1) / (3 * t)
  }
}
