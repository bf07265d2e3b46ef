// SPDX-License-Identifier: MIT

import Geometry

/// The middle of a line that is to be drawn, taken apart where a strip along it would fold.
struct StrokeSpine {
  let points: [Point]
  let isClosed: Bool
  /// The direction of each straight piece.
  let directions: [Size]
  /// Whether a strip ends at the point.
  private(set) var isBreak: [Bool]
  private let radius: Double

  init(_ line: Polyline, radius: Double) {
    var points: [Point] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    self.points = points
    self.radius = radius
    isClosed = line.isClosed && points.count > 2
    let pieceCount = points.count > 1 ? (isClosed ? points.count : points.count - 1) : 0
    directions = (0..<pieceCount).map { index in
      let (a, b) = (points[index], points[(index + 1) % points.count])
      return Size(b.x - a.x, b.y - a.y).normalized
    }
    isBreak = [Bool](repeating: false, count: points.count)
    if pieceCount > 0 { findBreaks() }
  }

  /// The points between two pieces.
  var corners: Range<Int> { isClosed ? 0..<points.count : 1..<max(1, points.count - 1) }

  /// The directions before and after a corner.
  func directions(at corner: Int) -> (Size, Size) {
    (directions[(corner + directions.count - 1) % directions.count], directions[corner])
  }

  /// A strip may turn by about eight degrees at once: its edge is then within the chords' tolerance of an arc.
  private static let smoothCosine = 0.99

  private mutating func findBreaks() {
    // What a turn takes off the inner edge of the pieces at both sides of it.
    var loss = [Double](repeating: 0, count: points.count)
    for corner in corners {
      let (a, b) = directions(at: corner)
      let cosine = a.width * b.width + a.height * b.height
      isBreak[corner] = cosine < Self.smoothCosine
      loss[corner] = radius * ((1 - cosine) / (1 + max(cosine, 0))).squareRoot()
    }
    for piece in directions.indices {
      let end = (piece + 1) % points.count
      let length = Size(points[end].x - points[piece].x, points[end].y - points[piece].y).length
      if loss[piece] + loss[end] >= length {
        isBreak[piece] = true
        isBreak[end] = true
      }
    }
  }

  /// The runs of points between breaks; a closed line without any is one run that ends where it starts.
  func runs() -> [[Int]] {
    let count = points.count
    let first = isClosed ? (isBreak.firstIndex(of: true) ?? 0) : 0
    var runs: [[Int]] = [[first]]
    for step in 1...directions.count {
      let point = (first + step) % count
      runs[runs.count - 1].append(point)
      if isBreak[point], step < directions.count { runs.append([point]) }
    }
    return runs
  }

  /// Returns the strip along a run: one edge forth and the other one back.
  func strip(along run: [Int]) -> [Point] {
    let isRing = run.first == run.last && !isBreak[run[0]]
    let offsets = run.indices.map { place -> Size in
      let after = directions[run[place] % directions.count]
      let before = directions[(run[place] + directions.count - 1) % directions.count]
      if place == 0, !isRing { return normal(after, after) }
      if place == run.count - 1, !isRing { return normal(before, before) }
      return normal(before, after)
    }
    let left = zip(run, offsets).map { points[$0].moved(x: $1.width, y: $1.height) }
    let right = zip(run, offsets).map { points[$0].moved(x: -$1.width, y: -$1.height) }
    return left + right.reversed()
  }

  /// Returns the way from a corner to the strip's edge: half the width across, so that a ring's corners lie on the
  /// circles of its edges.
  private func normal(_ before: Size, _ after: Size) -> Size {
    let along = Size(before.width + after.width, before.height + after.height).normalized
    return Size(-along.height * radius, along.width * radius)
  }
}
