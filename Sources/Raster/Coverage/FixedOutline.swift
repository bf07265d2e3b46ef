// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// A path or a glyph brought to the raster's grid, once; every contour is closed.
///
/// One value is kept and refilled, so that drawing does not allocate in the steady state.
struct FixedOutline {
  /// One piece from the end of the last one.
  enum Piece {
    case move(FixedPoint)
    case line(FixedPoint)
    case quad(FixedPoint, FixedPoint)
    case cubic(FixedPoint, FixedPoint, FixedPoint)
  }

  private(set) var pieces = ContiguousArray<Piece>()
  /// The corners of all points, controls included; crossed while there are none.
  private var low = FixedPoint(.max, .max)
  private var high = FixedPoint(.min, .min)
  private var start = FixedPoint(0, 0)
  private var current = FixedPoint(0, 0)

  /// The pixels that the outline can touch.
  var box: PixelRect {
    guard low.x <= high.x else { return .empty }
    let most = FixedPoint.one - 1
    return PixelRect(
      minX: low.x >> FixedPoint.bits, minY: low.y >> FixedPoint.bits,
      maxX: (high.x + most) >> FixedPoint.bits, maxY: (high.y + most) >> FixedPoint.bits)
  }

  /// Takes a path in points.
  mutating func set(_ path: Path, _ canvas: Canvas) {
    func fixed(_ point: Point) -> FixedPoint { canvas.fixed(point) }
    clear()
    for element in path.elements {
      switch element {
      case .move(let point): move(to: fixed(point))
      case .line(let point): line(to: fixed(point))
      case .quad(let control, let end): quad(fixed(control), to: fixed(end))
      case .cubic(let control1, let control2, let end):
        cubic(fixed(control1), fixed(control2), to: fixed(end))
      case .close: close()
      }
    }
    close()
  }

  /// Takes a glyph in font units, its pen at `origin`.
  mutating func set(_ outline: GlyphOutline, scale: GlyphScale, origin: FixedPoint) {
    set(outline) { position in
      FixedPoint(
        origin.x + scale.steps(Int(position.x)), origin.y - scale.steps(Int(position.y)))
    }
  }

  /// Takes a glyph in font units, each position brought to the grid by a function.
  mutating func set(
    _ outline: GlyphOutline, _ fixed: (GlyphOutline.Position) -> FixedPoint
  ) {
    clear()
    for element in outline.elements {
      switch element {
      case .move(let point): move(to: fixed(point))
      case .line(let point): line(to: fixed(point))
      case .quad(let control, let end): quad(fixed(control), to: fixed(end))
      case .cubic(let control1, let control2, let end):
        cubic(fixed(control1), fixed(control2), to: fixed(end))
      }
    }
    close()
  }

  private mutating func clear() {
    pieces.removeAll(keepingCapacity: true)
    low = FixedPoint(.max, .max)
    high = FixedPoint(.min, .min)
    start = FixedPoint(0, 0)
    current = start
  }

  private mutating func move(to point: FixedPoint) {
    close()
    pieces.append(.move(point))
    start = point
    current = point
  }

  private mutating func line(to end: FixedPoint) {
    include(current)
    include(end)
    pieces.append(.line(end))
    current = end
  }

  private mutating func quad(_ control: FixedPoint, to end: FixedPoint) {
    include(current)
    include(control)
    include(end)
    pieces.append(.quad(control, end))
    current = end
  }

  private mutating func cubic(_ control1: FixedPoint, _ control2: FixedPoint, to end: FixedPoint) {
    include(current)
    include(control1)
    include(control2)
    include(end)
    pieces.append(.cubic(control1, control2, end))
    current = end
  }

  private mutating func close() {
    guard current != start else { return }
    line(to: start)
  }

  private mutating func include(_ point: FixedPoint) {
    low = FixedPoint(min(low.x, point.x), min(low.y, point.y))
    high = FixedPoint(max(high.x, point.x), max(high.y, point.y))
  }
}

/// How many steps of the grid one font unit is, as a fraction.
struct GlyphScale: Hashable {
  /// The size of one em. Unit: 1/65536 px; it is part of the key of a cached mask.
  let size: Int
  /// The number of font units in one em.
  let unitsPerEm: Int

  /// The largest size: 32 767 px, which keeps products with any font unit inside 64 bits.
  static let largestSize = 32767 << 16

  init(pixelsPerEm: Double, unitsPerEm: Int) {
    let size = (pixelsPerEm * 65536 + 0.5).rounded(.down)
    self.size = size > 0 ? Int(min(size, Double(Self.largestSize))) : 0
    self.unitsPerEm = max(1, unitsPerEm)
  }

  /// Returns a length in font units on the grid, rounded to the nearest, halves away from zero.
  func steps(_ units: Int) -> Int {
    let divisor = unitsPerEm << (16 - FixedPoint.bits)
    let magnitude = min((abs(units) * size + divisor / 2) / divisor, FixedPoint.limit)
    return units < 0 ? -magnitude : magnitude
  }
}
