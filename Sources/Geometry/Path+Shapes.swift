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
    let radius = min(radius, min(rect.width, rect.height) / 2)
    guard radius > 0 else { return rectangle(rect) }
    let corners = [
      ContinuousCorner(
        vertex: rect.origin, arriving: Size(0, radius), leaving: Size(radius, 0)),
      ContinuousCorner(
        vertex: Point(rect.maxX, rect.minY), arriving: Size(-radius, 0), leaving: Size(0, radius)),
      ContinuousCorner(
        vertex: Point(rect.maxX, rect.maxY), arriving: Size(0, -radius), leaving: Size(-radius, 0)),
      ContinuousCorner(
        vertex: Point(rect.minX, rect.maxY), arriving: Size(radius, 0), leaving: Size(0, -radius)),
    ]
    var path = Path()
    path.move(to: Point(rect.minX, rect.midY))
    switch style {
    case .circular:
      for corner in corners { path.addCircular(corner) }
    case .continuous:
      let horizontal = ContinuousCorner.LeadIn(edge: rect.width, radius: radius)
      let vertical = ContinuousCorner.LeadIn(edge: rect.height, radius: radius)
      for (index, corner) in corners.enumerated() {
        let arrivesOnVertical = index.isMultiple(of: 2)
        corner.add(
          to: &path, leadIn: arrivesOnVertical ? vertical : horizontal,
          leadOut: arrivesOnVertical ? horizontal : vertical)
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
