// SPDX-License-Identifier: MIT

import Geometry

extension Region {
  /// Adds a line of a width along polylines, with round caps and joins.
  ///
  /// Each run between corners is a strip of its own, each corner a fan on its outer side: their union is the line,
  /// however sharply it turns. A polyline of one point is a dot.
  mutating func addStroke(_ polylines: [Polyline], width: Double) {
    let radius = width / 2
    guard radius > 0 else { return }
    for line in polylines { addStroke(line, radius: radius) }
  }

  private mutating func addStroke(_ line: Polyline, radius: Double) {
    let spine = StrokeSpine(line, radius: radius)
    guard spine.points.count > 1 else {
      if let point = spine.points.first { addDot(at: point, radius: radius) }
      return
    }
    for run in spine.runs() { add(spine.strip(along: run)) }
    for corner in spine.corners where spine.isBreak[corner] {
      let (before, after) = spine.directions(at: corner)
      addJoin(at: spine.points[corner], from: before, to: after, radius: radius)
    }
    if !spine.isClosed, let first = spine.directions.first, let last = spine.directions.last {
      addCap(at: spine.points[0], facing: Size(-first.width, -first.height), radius: radius)
      addCap(at: spine.points[spine.points.count - 1], facing: last, radius: radius)
    }
  }

  private mutating func addDot(at center: Point, radius: Double) {
    addCap(at: center, facing: Size(1, 0), radius: radius)
    addCap(at: center, facing: Size(-1, 0), radius: radius)
  }

  private mutating func addCap(at center: Point, facing: Size, radius: Double) {
    let left = Size(facing.height, -facing.width)
    let right = Size(-facing.height, facing.width)
    let arc =
      UnitArc.directions(from: left, to: facing, radius: radius)
      + UnitArc.directions(from: facing, to: right, radius: radius).dropFirst()
    add(arc.map { center.moved(x: $0.width * radius, y: $0.height * radius) })
  }

  private mutating func addJoin(at corner: Point, from: Size, to: Size, radius: Double) {
    let turn = from.width * to.height - from.height * to.width
    let ahead = from.width * to.width + from.height * to.height
    guard turn != 0 || ahead < 0 else { return }
    guard ahead > -0.999 else { return addDot(at: corner, radius: radius) }
    let side = turn > 0 ? -1.0 : 1.0
    let arc = UnitArc.directions(
      from: Size(-from.height * side, from.width * side), to: Size(-to.height * side, to.width * side),
      radius: radius)
    add([corner] + arc.map { corner.moved(x: $0.width * radius, y: $0.height * radius) })
  }
}

/// Directions along an arc of less than half a turn, found by halving, so that no trigonometric function of a
/// mathematical library has a part in the outline.
private enum UnitArc {
  static func directions(from: Size, to: Size, radius: Double) -> [Size] {
    [from] + inner(from, to, radius) + [to]
  }

  private static func inner(_ a: Size, _ b: Size, _ radius: Double) -> [Size] {
    let middle = Size(a.width + b.width, a.height + b.height)
    // Half the length of the sum of two unit vectors is the cosine of half the angle: the chord's depth.
    let depth = radius * (1 - middle.length / 2)
    guard depth > Polyline.tolerance else { return [] }
    let between = middle.normalized
    return inner(a, between, radius) + [between] + inner(between, b, radius)
  }
}

extension Size {
  var length: Double { (width * width + height * height).squareRoot() }

  var normalized: Size {
    let length = length
    return length > 0 ? Size(width / length, height / length) : Size(1, 0)
  }
}
