// SPDX-License-Identifier: MIT

import Geometry

/// Exact signed area of a polygon in every pixel of a region, in integers.
///
/// Each pixel has one cell that holds the *difference* of covered area to its left neighbour, so that a
/// shape's inside costs nothing: only cells on its edge are touched, and a bit per cell remembers which.
/// Area is counted in units of 1/(2·1024²) px², which is what trapezia on the grid need. Sums of 64 bits
/// cannot overflow: 2⁴² edges would have to meet in one pixel.
///
/// Where an edge crosses a pixel border is rounded to the nearest step, and depends on the edge alone,
/// never on the region: a picture drawn in parts is equal to the picture drawn at once.
struct CoverageAccumulator {
  /// The area of one pixel.
  static let fullArea = 2 << (2 * FixedPoint.bits)
  /// The largest region, in cells; larger shapes are converted in bands. 8 MiB stay in a core's reach.
  static let largestRegion = 1 << 20

  /// The pixels that are looked at.
  private(set) var region = PixelRect.empty
  /// Differences of area, row by row, with one cell behind each row; all zero between two shapes.
  private var cells = ContiguousArray<Int>()
  /// One bit for each cell that may differ from zero; all zero between two shapes.
  private var touched = ContiguousArray<UInt64>()
  private var cellsPerRow = 0
  private var wordsPerRow = 0

  /// Starts a shape; the last one must have been swept.
  mutating func begin(_ region: PixelRect) {
    self.region = region
    cellsPerRow = region.width + 1
    wordsPerRow = cellsPerRow / 64 + 1
    let cellCount = cellsPerRow * region.height
    if cells.count < cellCount {
      cells.append(contentsOf: repeatElement(0, count: cellCount - cells.count))
    }
    let wordCount = wordsPerRow * region.height
    if touched.count < wordCount {
      touched.append(contentsOf: repeatElement(0, count: wordCount - touched.count))
    }
  }

  /// Adds one directed edge.
  mutating func add(from start: FixedPoint, to end: FixedPoint) {
    guard start.y != end.y else { return }
    let direction = start.y < end.y ? 1 : -1
    let row = start.y >> FixedPoint.bits
    if row == end.y >> FixedPoint.bits {
      guard row >= region.minY && row < region.maxY else { return }
      add(row: row, start.x, end.x, height: abs(end.y - start.y), direction: direction)
      return
    }
    let edge = start.y < end.y ? Edge(top: start, bottom: end) : Edge(top: end, bottom: start)
    let one = FixedPoint.one
    let bits = FixedPoint.bits
    let first = max(edge.top.y >> bits, region.minY)
    let last = min((edge.bottom.y - 1) >> bits, region.maxY - 1)
    guard first <= last, min(start.x, end.x) < region.maxX << bits else { return }
    let isLeft = max(start.x, end.x) <= region.minX << bits
    var y = max(edge.top.y, first * one)
    var x = isLeft ? 0 : edge.x(at: y)
    for row in first...last {
      let nextY = min(edge.bottom.y, (row + 1) * one)
      if isLeft {
        put(row: row, column: region.minX, height: direction * (nextY - y), fractions: 0)
      } else {
        let nextX = edge.x(at: nextY)
        add(row: row, x, nextX, height: nextY - y, direction: direction)
        x = nextX
      }
      y = nextY
    }
  }

  /// Adds the part of an edge that lies in one row, between two positions in either order.
  private mutating func add(row: Int, _ x0: Int, _ x1: Int, height: Int, direction: Int) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    let bits = FixedPoint.bits
    let column = left >> bits
    if right <= (column + 1) << bits {
      guard column < region.maxX else { return }
      if column < region.minX {
        put(row: row, column: region.minX, height: direction * height, fractions: 0)
      } else {
        let fractions = left + right - (column << (bits + 1))
        put(row: row, column: column, height: direction * height, fractions: fractions)
      }
      return
    }
    addWide(row: row, left, right, height: height, direction: direction)
  }

  /// Adds the part of an edge that crosses more than one column of a row.
  private mutating func addWide(
    row: Int, _ left: Int, _ right: Int, height: Int, direction: Int
  ) {
    let bits = FixedPoint.bits
    /// The height that the edge has climbed at a column border.
    func climbed(_ x: Int) -> Int {
      if x >= right { return height }
      return ((x - left) * height + (right - left) / 2) / (right - left)
    }
    var x = left
    var done = 0
    let regionLeft = region.minX << bits
    if left < regionLeft {
      x = min(right, regionLeft)
      done = climbed(x)
      put(row: row, column: region.minX, height: direction * done, fractions: 0)
    }
    var column = x >> bits
    while x < right && column < region.maxX {
      let nextX = min(right, (column + 1) << bits)
      let next = climbed(nextX)
      put(
        row: row, column: column, height: direction * (next - done),
        fractions: x + nextX - (column << (bits + 1)))
      x = nextX
      done = next
      column += 1
    }
  }

  /// Counts an edge inside one pixel: what lies to its right is covered.
  ///
  /// `fractions` is the sum of the two distances of its ends from the pixel's left border.
  private mutating func put(row: Int, column: Int, height: Int, fractions: Int) {
    let line = row - region.minY
    let place = column - region.minX
    let index = line * cellsPerRow + place
    cells[index] += height * (2 * FixedPoint.one - fractions)
    cells[index + 1] += height * fractions
    let word = line * wordsPerRow + place >> 6
    touched[word] |= 3 &<< UInt64(place & 63)
    if place & 63 == 63 { touched[word + 1] |= 1 }
  }

  /// Turns what was added into spans and leaves the accumulator empty.
  mutating func sweep<Painter: SpanPainter>(
    _ rule: FillRule, _ painter: Painter, on canvas: inout Painter.Canvas
  ) {
    for line in 0..<region.height {
      var area = 0
      var coverage: UInt8 = 0
      var start = 0
      for word in 0..<wordsPerRow {
        var bits = touched[line * wordsPerRow + word]
        guard bits != 0 else { continue }
        touched[line * wordsPerRow + word] = 0
        while bits != 0 {
          let place = word << 6 + bits.trailingZeroBitCount
          bits &= bits - 1
          area += cells[line * cellsPerRow + place]
          cells[line * cellsPerRow + place] = 0
          if place == region.width { break }
          let next = Self.coverage(of: area, rule)
          guard next != coverage else { continue }
          paint(line, start..<place, coverage, painter, on: &canvas)
          start = place
          coverage = next
        }
      }
      paint(line, start..<region.width, coverage, painter, on: &canvas)
    }
  }

  private func paint<Painter: SpanPainter>(
    _ line: Int, _ places: Range<Int>, _ coverage: UInt8, _ painter: Painter,
    on canvas: inout Painter.Canvas
  ) {
    guard !places.isEmpty else { return }
    let columns = places.lowerBound + region.minX..<places.upperBound + region.minX
    painter.paint(
      CoverageSpan(row: line + region.minY, columns: columns, coverage: coverage), on: &canvas)
  }

  /// Returns the share of a pixel that counts as inside, rounded half up. Unit: 1/255.
  ///
  /// Exact where the edges in a pixel do not overlap; where they do, areas of one direction add up to at
  /// most the whole pixel.
  static func coverage(of area: Int, _ rule: FillRule) -> UInt8 {
    var inside = abs(area)
    switch rule {
    case .nonZero:
      inside = min(inside, fullArea)
    case .evenOdd:
      inside &= 2 * fullArea - 1
      if inside > fullArea { inside = 2 * fullArea - inside }
    }
    return UInt8((inside * 255 + fullArea / 2) >> (2 * FixedPoint.bits + 1))
  }
}

/// A straight edge that runs downwards.
private struct Edge {
  let top: FixedPoint
  let bottom: FixedPoint

  /// Returns where the edge crosses a height, rounded to the nearest step.
  func x(at y: Int) -> Int {
    if y == top.y { return top.x }
    if y == bottom.y { return bottom.x }
    let width = abs(bottom.x - top.x)
    let height = bottom.y - top.y
    let distance: Int
    if width | height < 1 << 31 {
      distance = (width * (y - top.y) + height / 2) / height
    } else {
      let wide = Int128(width) * Int128(y - top.y) + Int128(height / 2)
      distance = Int(wide / Int128(height))
    }
    return bottom.x < top.x ? top.x - distance : top.x + distance
  }
}
