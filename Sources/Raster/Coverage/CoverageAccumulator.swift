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

  /// Adds the edges of an outline, moved by whole pixels.
  mutating func add(_ outline: FixedOutline, x: Int = 0, y: Int = 0) {
    let counter = EdgeCounter(region: region, cellsPerRow: cellsPerRow, wordsPerRow: wordsPerRow)
    outline.count(by: counter, x: x, y: y, in: &cells, &touched)
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

  /// Writes the coverage of what was added, by the non-zero rule, row by row from a place on; leaves the
  /// accumulator empty.
  ///
  /// For a glyph, most of whose pixels lie near an edge, that is half the work of painting spans.
  mutating func write(into bytes: inout ContiguousArray<UInt8>, from start: Int) {
    for word in 0..<wordsPerRow * region.height { touched[word] = 0 }
    Self.write(
      &cells, width: region.width, height: region.height, into: &bytes, from: start)
  }

  private static func write(
    _ cells: inout ContiguousArray<Int>, width: Int, height: Int, into bytes: inout ContiguousArray<UInt8>,
    from start: Int
  ) {
    var cells = cells.mutableSpan
    var bytes = bytes.mutableSpan
    var cell = 0
    var place = start
    for _ in 0..<height {
      var area = 0
      var coverage: UInt8 = 0
      for _ in 0..<width {
        let difference = cells[cell]
        if difference != 0 {
          cells[cell] = 0
          area &+= difference
          coverage = Self.coverage(of: area, .nonZero)
        }
        bytes[place] = coverage
        cell &+= 1
        place &+= 1
      }
      cells[cell] = 0
      cell &+= 1
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
  @inline(__always)
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
