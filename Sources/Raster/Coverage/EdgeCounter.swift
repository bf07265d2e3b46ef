// SPDX-License-Identifier: MIT

import Geometry

/// Counts edges in the cells of a ``CoverageAccumulator``.
struct EdgeCounter {
  /// The pixels that are looked at.
  let region: PixelRect
  let cellsPerRow: Int
  let wordsPerRow: Int

  /// Counts one directed edge.
  @inline(__always)
  func count(
    from start: FixedPoint, to end: FixedPoint, _ cells: inout MutableSpan<Int>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    guard start.y != end.y else { return }
    let row = start.y >> FixedPoint.bits
    if row == end.y >> FixedPoint.bits {
      guard row >= region.minY && row < region.maxY else { return }
      let column = start.x >> FixedPoint.bits
      if column == end.x >> FixedPoint.bits, column >= region.minX, column < region.maxX {
        // Most chords of small glyphs lie inside one pixel.
        put(
          row: row, column: column, height: end.y &- start.y,
          fractions: start.x &+ end.x &- (column << (FixedPoint.bits &+ 1)), &cells, &touched)
        return
      }
      count(
        row: row, start.x, end.x, height: abs(end.y &- start.y), direction: start.y < end.y ? 1 : -1, &cells,
        &touched)
      return
    }
    let direction = start.y < end.y ? 1 : -1
    countRows(
      start.y < end.y ? Edge(top: start, bottom: end) : Edge(top: end, bottom: start), direction, &cells,
      &touched)
  }

  /// Counts an edge that crosses rows.
  private func countRows(
    _ edge: Edge, _ direction: Int, _ cells: inout MutableSpan<Int>, _ touched: inout MutableSpan<UInt64>
  ) {
    let one = FixedPoint.one
    let bits = FixedPoint.bits
    let first = max(edge.top.y >> bits, region.minY)
    let last = min((edge.bottom.y - 1) >> bits, region.maxY - 1)
    guard first <= last, min(edge.top.x, edge.bottom.x) < region.maxX << bits else { return }
    let isLeft = max(edge.top.x, edge.bottom.x) <= region.minX << bits
    var y = max(edge.top.y, first * one)
    var x = isLeft ? 0 : edge.x(at: y)
    for row in first...last {
      let nextY = min(edge.bottom.y, (row &+ 1) &* one)
      if isLeft {
        put(row: row, column: region.minX, height: direction &* (nextY &- y), fractions: 0, &cells, &touched)
      } else {
        let nextX = edge.x(at: nextY)
        count(row: row, x, nextX, height: nextY &- y, direction: direction, &cells, &touched)
        x = nextX
      }
      y = nextY
    }
  }

  /// Counts the part of an edge that lies in one row, between two positions in either order.
  private func count(
    row: Int, _ x0: Int, _ x1: Int, height: Int, direction: Int, _ cells: inout MutableSpan<Int>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    let left = min(x0, x1)
    let right = max(x0, x1)
    let bits = FixedPoint.bits
    let column = left >> bits
    if right <= (column &+ 1) << bits {
      guard column < region.maxX else { return }
      if column < region.minX {
        put(row: row, column: region.minX, height: direction &* height, fractions: 0, &cells, &touched)
      } else {
        let fractions = left &+ right &- (column << (bits &+ 1))
        put(row: row, column: column, height: direction &* height, fractions: fractions, &cells, &touched)
      }
      return
    }
    countWide(row: row, left, right, height: height, direction: direction, &cells, &touched)
  }

  /// Counts the part of an edge that crosses more than one column of a row.
  private func countWide(
    row: Int, _ left: Int, _ right: Int, height: Int, direction: Int, _ cells: inout MutableSpan<Int>,
    _ touched: inout MutableSpan<UInt64>
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
      put(row: row, column: region.minX, height: direction * done, fractions: 0, &cells, &touched)
    }
    var column = x >> bits
    while x < right && column < region.maxX {
      let nextX = min(right, (column + 1) << bits)
      let next = climbed(nextX)
      put(
        row: row, column: column, height: direction * (next - done),
        fractions: x + nextX - (column << (bits + 1)), &cells, &touched)
      x = nextX
      done = next
      column += 1
    }
  }

  /// Counts an edge inside one pixel: what lies to its right is covered.
  ///
  /// `fractions` is the sum of the two distances of its ends from the pixel's left border.
  @inline(__always)
  private func put(
    row: Int, column: Int, height: Int, fractions: Int, _ cells: inout MutableSpan<Int>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    put(row: row, column: column, height: height, area: height &* fractions, &cells, &touched)
  }

  /// Counts edges inside one pixel together.
  @inline(__always)
  func put(_ chords: InnerChords, _ cells: inout MutableSpan<Int>, _ touched: inout MutableSpan<UInt64>) {
    guard chords.height != 0 || chords.area != 0 else { return }
    put(
      row: chords.row, column: chords.column, height: chords.height, area: chords.area, &cells, &touched)
  }

  @inline(__always)
  private func put(
    row: Int, column: Int, height: Int, area: Int, _ cells: inout MutableSpan<Int>,
    _ touched: inout MutableSpan<UInt64>
  ) {
    let line = row &- region.minY
    let place = column &- region.minX
    let index = line &* cellsPerRow &+ place
    cells[index] &+= height &* (2 &* FixedPoint.one) &- area
    cells[index &+ 1] &+= area
    let word = line &* wordsPerRow &+ place >> 6
    touched[word] |= 3 &<< UInt64(place & 63)
    if place & 63 == 63 { touched[word &+ 1] |= 1 }
  }
}

/// Edges inside one pixel, which are counted in it together.
struct InnerChords {
  fileprivate let row: Int
  fileprivate let column: Int
  private let isInRegion: Bool
  /// The sum of the heights of the edges, those downwards positive.
  fileprivate var height = 0
  /// The sum of each edge's height times the sum of the distances of its ends from the pixel's left border.
  fileprivate var area = 0

  /// Creates the edges of the pixel that a point lies in: none yet.
  @inline(__always)
  init(at point: FixedPoint, _ region: PixelRect) {
    row = point.y >> FixedPoint.bits
    column = point.x >> FixedPoint.bits
    isInRegion =
      row >= region.minY && row < region.maxY && column >= region.minX && column < region.maxX
  }

  /// Takes an edge that begins in the pixel, if it ends there too and the pixel is looked at.
  @inline(__always)
  mutating func take(from start: FixedPoint, to end: FixedPoint) -> Bool {
    guard end.y >> FixedPoint.bits == row, end.x >> FixedPoint.bits == column, isInRegion else {
      return false
    }
    let rise = end.y &- start.y
    height &+= rise
    area &+= rise &* (start.x &+ end.x &- (column << (FixedPoint.bits &+ 1)))
    return true
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
