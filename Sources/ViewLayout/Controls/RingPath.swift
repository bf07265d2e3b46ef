// SPDX-License-Identifier: MIT

import Geometry

/// The line of a ring inside a square, and pieces of it. Unit of the lengths: pt; of angles: degrees clockwise from
/// three o'clock.
struct RingPath {
  let center: Point
  /// The width of the line, which lies inside the square.
  let width: Double
  /// The radius of the middle of the line.
  let radius: Double

  init(in rect: Rect) {
    let side = min(rect.width, rect.height)
    center = Point(rect.midX, rect.midY)
    width = MeterMetrics.lineWidth(side: side)
    radius = (side - width) / 2
  }

  /// The whole ring.
  var whole: Outline {
    var path = Path.ellipse(in: circle(radius + width / 2))
    path.append(.ellipse(in: circle(radius - width / 2)))
    return .path(path, .evenOdd)
  }

  /// Returns the middle of the line at an angle.
  func point(at angle: Double) -> Point {
    let turn = Rotation(degrees: angle)
    return center.moved(x: radius * turn.cosine, y: radius * turn.sine)
  }

  /// Returns a disc as wide as the line at an angle.
  func disc(at angle: Double) -> Outline { .disc(at: point(at: angle), diameter: width) }

  /// Returns a piece with straight ends.
  func piece(from start: Double, sweep: Double) -> Path {
    var path = Path()
    path.addArc(center: center, radius: radius + width / 2, start: start, sweep: sweep)
    path.addArc(center: center, radius: radius - width / 2, start: start + sweep, sweep: -sweep)
    path.close()
    return path
  }

  /// Returns a piece with round ends.
  func roundedPiece(from start: Double, sweep: Double) -> Path {
    var path = piece(from: start, sweep: sweep)
    path.addArc(center: point(at: start), radius: width / 2, start: start + 180, sweep: 180)
    path.close()
    path.append(disc(at: start + sweep).path)
    return path
  }

  private func circle(_ radius: Double) -> Rect {
    Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)
  }
}

extension Outline {
  /// Returns a circle. Unit: pt.
  static func disc(at center: Point, diameter: Double) -> Outline {
    .ellipse(Rect(center.x - diameter / 2, center.y - diameter / 2, diameter, diameter))
  }

  /// Returns everything in and around a rectangle but a marker of a line and the gap around it. Unit: pt.
  static func hole(around marker: Point, line: Double, in rect: Rect) -> Outline {
    let gap = line * MeterMetrics.markerGap
    var path = Path.rectangle(rect.inset(by: EdgeInsets(all: -line - gap)))
    path.append(Outline.disc(at: marker, diameter: line + 2 * gap).path)
    return .path(path, .evenOdd)
  }
}
