// SPDX-License-Identifier: MIT

import Geometry

/// How a region changes what was drawn before it.
enum RegionOperation {
  /// Adds its inside.
  case add
  /// Takes its inside away.
  case cut
}

/// The outline of regions that are added to each other and cut out of each other.
///
/// The plane is cut into bands at every corner and crossing; inside a band edges do not cross, so that walking along
/// it tells inside from outside by counting. Edges that separate the two are kept, joined over bands and linked at the
/// band's borders. Each band has as many left as right borders, so the contours always close, whatever rounding did to
/// near-coincident edges. Corners are rounded to the grid of 1/1024 design unit, 1e-5 em.
struct RegionOverlay {
  private var edges: [Edge] = []
  private let operations: [RegionOperation]

  /// A piece of a contour between two levels.
  private struct Edge {
    var top: GridPoint
    var bottom: GridPoint
    /// +1 where the contour runs down, −1 where it runs up.
    var direction: Int
    /// The place of its region in the list.
    var region: Int

    func x(at y: Int) -> Double {
      if y == top.y { return Double(top.x) }
      if y == bottom.y { return Double(bottom.x) }
      return Double(top.x) + Double(bottom.x - top.x) * Double(y - top.y) / Double(bottom.y - top.y)
    }
  }

  private init(_ steps: [(RegionOperation, Region)]) {
    operations = steps.map(\.0)
    for (index, step) in steps.enumerated() {
      for polygon in step.1.polygons { add(polygon, region: index) }
    }
    splitAtCrossings()
  }

  /// Returns the outline, in design units, of regions taken in their order; its inside is left of nothing twice.
  static func outline(of steps: [(RegionOperation, Region)]) -> Path {
    var overlay = RegionOverlay(steps)
    return overlay.outline()
  }

  private mutating func add(_ polygon: [Point], region: Int) {
    let corners = polygon.map(GridPoint.init)
    guard var from = corners.last else { return }
    for to in corners {
      if from.y < to.y {
        edges.append(Edge(top: from, bottom: to, direction: 1, region: region))
      } else if from.y > to.y {
        edges.append(Edge(top: to, bottom: from, direction: -1, region: region))
      }
      from = to
    }
  }

  // MARK: Crossings

  private mutating func splitAtCrossings() {
    edges.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
    var cuts = [[GridPoint]](repeating: [], count: edges.count)
    for first in edges.indices {
      let a = edges[first]
      let (left, right) = (min(a.top.x, a.bottom.x), max(a.top.x, a.bottom.x))
      var second = first + 1
      while second < edges.count, edges[second].top.y < a.bottom.y {
        let b = edges[second]
        if max(b.top.x, b.bottom.x) >= left, min(b.top.x, b.bottom.x) <= right,
          let crossing = Self.crossing(a, b)
        {
          cuts[first].append(crossing)
          cuts[second].append(crossing)
        }
        second += 1
      }
    }
    edges = zip(edges, cuts).flatMap { edge, cuts in Self.pieces(of: edge, at: cuts) }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Returns the grid point nearest to where two edges cross, or nil where they do not or are parallel.
  private static func crossing(_ a: Edge, _ b: Edge) -> GridPoint? {
    let (ax, ay) = (Double(a.bottom.x - a.top.x), Double(a.bottom.y - a.top.y))
    let (bx, by) = (Double(b.bottom.x - b.top.x), Double(b.bottom.y - b.top.y))
    let (dx, dy) = (Double(b.top.x - a.top.x), Double(b.top.y - a.top.y))
    let cross = ax * by - ay * bx
    guard cross != 0 else { return nil }
    let s = (dx * by - dy * bx) / cross
    let t = (dx * ay - dy * ax) / cross
    guard s >= 0, s <= 1, t >= 0, t <= 1 else { return nil }
    return GridPoint(
      x: Int((Double(a.top.x) + s * ax).rounded()), y: Int((Double(a.top.y) + s * ay).rounded()))
  }

  private static func pieces(of edge: Edge, at cuts: [GridPoint]) -> [Edge] {
    let inner = cuts.filter { $0.y > edge.top.y && $0.y < edge.bottom.y }.sorted { $0.y < $1.y }
    guard !inner.isEmpty else { return [edge] }
    var pieces: [Edge] = []
    var from = edge.top
    for to in inner + [edge.bottom] where to.y > from.y {
      pieces.append(Edge(top: from, bottom: to, direction: edge.direction, region: edge.region))
      from = to
    }
    return pieces
  }

  // MARK: Bands

  private mutating func outline() -> Path {
    var runs = BorderRuns()
    var windings = [Int](repeating: 0, count: operations.count)
    var active: [(edge: Int, sign: Int, middle: Double)] = []
    var next = 0
    let levels = Set(edges.flatMap { [$0.top.y, $0.bottom.y] }).sorted()
    for (level, y) in levels.enumerated() {
      for each in active where edges[each.edge].bottom.y <= y && each.sign != 0 {
        runs.end(each.edge, at: y, x: edges[each.edge].x(at: y))
      }
      active.removeAll { edges[$0.edge].bottom.y <= y }
      while next < edges.count, edges[next].top.y == y {
        active.append((next, 0, 0))
        next += 1
      }
      if level + 1 < levels.count {
        turnBorders(of: &active, from: y, to: levels[level + 1], windings: &windings, runs: &runs)
      }
      runs.link(at: y)
    }
    return runs.path()
  }

  /// Finds which edges are borders in the band and starts and ends their runs at its upper level.
  private func turnBorders(
    of active: inout [(edge: Int, sign: Int, middle: Double)], from y: Int, to nextY: Int,
    windings: inout [Int], runs: inout BorderRuns
  ) {
    for index in active.indices {
      let edge = edges[active[index].edge]
      active[index].middle = (edge.x(at: y) + edge.x(at: nextY)) / 2
    }
    Self.settle(&active)
    var isInside = false
    var index = 0
    while index < active.count {
      // Edges on top of each other count as one: the last of them carries the change.
      var last = index
      windings[edges[active[index].edge].region] += edges[active[index].edge].direction
      while last + 1 < active.count, active[last + 1].middle == active[index].middle {
        last += 1
        windings[edges[active[last].edge].region] += edges[active[last].edge].direction
      }
      let after = inside(windings)
      for place in index...last {
        let sign = place == last && after != isInside ? (after ? -1 : 1) : 0
        let edge = active[place].edge
        guard sign != active[place].sign else { continue }
        let x = edges[edge].x(at: y)
        if active[place].sign != 0 { runs.end(edge, at: y, x: x) }
        if sign != 0 { runs.start(edge, at: y, x: x, sign: sign) }
        active[place].sign = sign
      }
      isInside = after
      index = last + 1
    }
  }

  /// Sorts edges by their places, which from band to band change little.
  private static func settle(_ active: inout [(edge: Int, sign: Int, middle: Double)]) {
    for index in active.indices.dropFirst() {
      let moving = active[index]
      var place = index
      while place > 0,
        active[place - 1].middle > moving.middle
          || (active[place - 1].middle == moving.middle && active[place - 1].edge > moving.edge)
      {
        active[place] = active[place - 1]
        place -= 1
      }
      active[place] = moving
    }
  }

  private func inside(_ windings: [Int]) -> Bool {
    var isInside = false
    for (operation, winding) in zip(operations, windings) where winding != 0 {
      isInside = operation == .add
    }
    return isInside
  }
}

/// Borders of a region: straight runs that are linked to closed contours where they end.
private struct BorderRuns {
  private struct Run {
    var top: Point
    var bottom = Point.zero
    /// −1 for a left border, which the contour climbs, +1 for a right one.
    var sign: Int
    /// The run that the contour goes on with.
    var next = 0
  }

  /// An end of a run at the present level.
  private struct End {
    var x: Double
    var run: Int
    /// Whether the contour arrives here on that run, or leaves on it.
    var arrives: Bool
  }

  private var runs: [Run] = []
  private var open: [Int: Int] = [:]
  private var ends: [End] = []

  mutating func start(_ edge: Int, at y: Int, x: Double, sign: Int) {
    open[edge] = runs.count
    ends.append(End(x: x, run: runs.count, arrives: sign < 0))
    runs.append(Run(top: Point(x, Double(y)), sign: sign))
  }

  mutating func end(_ edge: Int, at y: Int, x: Double) {
    guard let run = open.removeValue(forKey: edge) else { return }
    runs[run].bottom = Point(x, Double(y))
    ends.append(End(x: x, run: run, arrives: runs[run].sign > 0))
  }

  /// Links what ends at a level, from left to right.
  mutating func link(at y: Int) {
    ends.sort { ($0.x, $0.run) < ($1.x, $1.run) }
    var waiting: [End] = []
    for end in ends {
      guard let other = waiting.last, other.arrives != end.arrives else {
        waiting.append(end)
        continue
      }
      waiting.removeLast()
      if end.arrives { runs[end.run].next = other.run } else { runs[other.run].next = end.run }
    }
    ends.removeAll(keepingCapacity: true)
  }

  /// Returns the closed contours in design units.
  func path() -> Path {
    var path = Path()
    var seen = [Bool](repeating: false, count: runs.count)
    for first in runs.indices where !seen[first] {
      var corners: [Point] = []
      var run = first
      while !seen[run] {
        seen[run] = true
        let (from, to) =
          runs[run].sign < 0 ? (runs[run].bottom, runs[run].top) : (runs[run].top, runs[run].bottom)
        if corners.last != from { corners.append(from) }
        corners.append(to)
        run = runs[run].next
      }
      if corners.count > 1, corners.first == corners.last { corners.removeLast() }
      guard corners.count > 2 else { continue }
      path.move(to: corners[0].inUnits)
      for corner in corners.dropFirst() { path.line(to: corner.inUnits) }
      path.close()
    }
    return path
  }
}

extension Point {
  /// A position on the grid in design units.
  fileprivate var inUnits: Point { Point(x / GridPoint.stepsPerUnit, y / GridPoint.stepsPerUnit) }
}
