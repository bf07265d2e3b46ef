// SPDX-License-Identifier: MIT

import Geometry

/// A contour made of straight pieces, in design units.
struct Polyline {
  var points: [Point]
  var isClosed = false

  /// The largest distance between a curve and its chords. Unit: design unit, 1/100 em.
  ///
  /// At the largest symbol that a small widget has room for, about 450 px an em, this is a ninth of a pixel.
  static let tolerance = 0.025

  /// Returns the contours of a path.
  static func contours(of path: Path) -> [Polyline] {
    var all: [Polyline] = []
    for element in path.elements {
      switch element {
      case .move(let point): all.append(Polyline(points: [point]))
      case .line(let point): all.extend { $0.points.append(point) }
      case .quad(let control, let end):
        all.extend { line in
          guard let start = line.points.last else { return }
          line.addCubic(
            start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
        }
      case .cubic(let control1, let control2, let end):
        all.extend { line in
          guard let start = line.points.last else { return }
          line.addCubic(start, control1, control2, end)
        }
      case .close: all.extend { $0.isClosed = true }
      }
    }
    return all
  }

  private mutating func addCubic(_ p0: Point, _ p1: Point, _ p2: Point, _ p3: Point) {
    // A cubic cut into n equal parameter steps keeps within |second difference| · 6 / (8 n²) of its chords.
    let bend1 = Size(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y).length
    let bend2 = Size(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y).length
    let count = max(1, Int((max(bend1, bend2) * 0.75 / Self.tolerance).squareRoot().rounded(.up)))
    for step in 1..<max(count, 1) {
      let t = Double(step) / Double(count)
      let s = 1 - t
      let (a, b, c, d) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      points.append(
        Point(
          a * p0.x + b * p1.x + c * p2.x + d * p3.x, a * p0.y + b * p1.y + c * p2.y + d * p3.y))
    }
    points.append(p3)
  }
}

extension [Polyline] {
  fileprivate mutating func extend(_ change: (inout Polyline) -> Void) {
    guard !isEmpty else { return }
    change(&self[count - 1])
  }
}

extension Point {
  /// Returns the point at a share of the way to another one.
  func mixed(with other: Point, _ share: Double) -> Point {
    Point(x + (other.x - x) * share, y + (other.y - y) * share)
  }
}
