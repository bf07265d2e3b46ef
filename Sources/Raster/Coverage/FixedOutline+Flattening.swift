// SPDX-License-Identifier: MIT

import Geometry

extension FixedOutline {
  /// Counts the outline's edges, moved by whole pixels, in the cells of an accumulator.
  ///
  /// Curves become chords that stay within 1/1024 px of them: less than one step of coverage. A curve
  /// that cannot touch the region is one chord, which covers the same there; so the work is bounded by
  /// the region, whatever the coordinates. Chords are counted as they are found, without a list between.
  func count(
    by counter: EdgeCounter, x: Int, y: Int, in cells: inout ContiguousArray<Int>,
    _ touched: inout ContiguousArray<UInt64>
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    let offset = FixedPoint(x * FixedPoint.one, y * FixedPoint.one)
    func moved(_ point: FixedPoint) -> FixedPoint {
      FixedPoint(point.x + offset.x, point.y + offset.y)
    }
    var current = moved(FixedPoint(0, 0))
    for piece in pieces {
      switch piece {
      case .move(let point):
        current = moved(point)
      case .line(let end):
        let end = moved(end)
        counter.count(from: current, to: end, &cells, &touched)
        current = end
      case .quad(let control, let end):
        let curve = Quadratic(current, moved(control), moved(end))
        curve.refined.count(by: counter, &cells, &touched)
        current = moved(end)
      case .cubic(let control1, let control2, let end):
        let curve = Cubic(current, moved(control1), moved(control2), moved(end))
        curve.refined.count(by: counter, &cells, &touched)
        current = moved(end)
      }
    }
  }
}

/// Extra binary digits of the points between, so that their rounding is not seen.
private let refinement = 6
/// The largest distance of chord and curve: 1/1024 px, in refined steps. Chords of a round shape all lie inside
/// it: at 1/256 px a disc of 30 px would lose 0.3 ‰ of its area, and every edge half a level of coverage.
private let flatness = (FixedPoint.one << refinement) / 1024
/// The most chords that are laid at once; a longer curve is halved first, so that halves out of sight cost
/// nothing.
private let mostChords = 32
/// The largest extent of a curve that is laid at once, in refined steps; it keeps products in 64 bits.
private let largestExtent = 1 << 36

extension FixedPoint {
  fileprivate var refined: FixedPoint { FixedPoint(x << refinement, y << refinement) }
  fileprivate var rounded: FixedPoint {
    let half = 1 << (refinement - 1)
    return FixedPoint((x + half) >> refinement, (y + half) >> refinement)
  }
  fileprivate func middle(_ other: FixedPoint) -> FixedPoint {
    FixedPoint((x + other.x) >> 1, (y + other.y) >> 1)
  }
  /// The length of the second difference a − 2b + c: at most 12 % above the true one, never below it.
  fileprivate static func bend(_ a: FixedPoint, _ b: FixedPoint, _ c: FixedPoint) -> Int {
    let x = abs(a.x - 2 * b.x + c.x)
    let y = abs(a.y - 2 * b.y + c.y)
    return max(x, y) + min(x, y) / 2
  }
}

extension EdgeCounter {
  /// Returns whether points in refined steps all lie on one outer side of the region.
  fileprivate func isOutside(_ low: FixedPoint, _ high: FixedPoint) -> Bool {
    let shift = FixedPoint.bits + refinement
    return high.x < region.minX << shift || low.x > region.maxX << shift
      || high.y < region.minY << shift || low.y > region.maxY << shift
  }

  /// Adds the chords between places of a curve, each a whole number of equal steps of the parameter apart.
  ///
  /// `x` and `y` are the curve's coordinates relative to its start, times the number of steps to the power of
  /// the degree, as differences: exact integers, so that nothing adds up.
  @inline(__always)
  fileprivate func countChords(
    from start: FixedPoint, to end: FixedPoint, number: Int, denominator: Int,
    _ x: Differences, _ y: Differences, _ cells: inout MutableSpan<Int>, _ touched: inout MutableSpan<UInt64>
  ) {
    var x = x
    var y = y
    let divisor = Divisor(denominator)
    var last = start.rounded
    // Several chords in a row lie inside one pixel, and are counted in it together.
    var pixel = InnerChords(at: last, region)
    for _ in 1..<max(number, 1) {
      let next = FixedPoint(
        start.x &+ x.next(dividedBy: divisor), start.y &+ y.next(dividedBy: divisor)
      ).rounded
      if !pixel.take(from: last, to: next) {
        put(pixel, &cells, &touched)
        count(from: last, to: next, &cells, &touched)
        pixel = InnerChords(at: next, region)
      }
      last = next
    }
    put(pixel, &cells, &touched)
    count(from: last, to: end.rounded, &cells, &touched)
  }
}

/// The values of a polynomial of degree three at most, at one whole number after the other.
private struct Differences {
  private var value = 0
  private var first: Int
  private var second: Int
  private let third: Int

  /// Takes the coefficients of 1, 2 and 3 in the argument's powers; the value at 0 is 0.
  init(_ linear: Int, _ square: Int, _ cube: Int) {
    first = linear + square + cube
    second = 2 * square + 6 * cube
    third = 6 * cube
  }

  /// Steps to the next argument and returns the value there divided by a number, rounded down.
  @inline(__always)
  mutating func next(dividedBy divisor: Divisor) -> Int {
    value &+= first
    first &+= second
    second &+= third
    return divisor.quotient(of: value)
  }
}

/// A number to divide by more than once: multiplying takes less time.
private struct Divisor {
  /// A double of this size has no place for fractions: adding it rounds to a whole number, in its lowest bits.
  private static let rounding = 0x1.8p52

  private let value: Int
  private let reciprocal: Double

  init(_ value: Int) {
    self.value = value
    reciprocal = 1 / Double(value)
  }

  /// Returns a number divided by this one, rounded down.
  ///
  /// - Precondition: the quotient is below 2⁵⁰, where the product of doubles is off by a quarter at most: so the
  ///   nearest whole number is the one that is asked for, or the next.
  @inline(__always)
  func quotient(of dividend: Int) -> Int {
    let rounded = Double(dividend) * reciprocal + Divisor.rounding
    let near = Int(truncatingIfNeeded: rounded.bitPattern &- Divisor.rounding.bitPattern)
    return near &+ (dividend &- near &* value) >> (Int.bitWidth - 1)
  }
}

/// Returns the number of chords that keep within the flatness: the distance of chord and curve is
/// `share` × bend ÷ number².
private func chordCount(bend: Int, share: Double) -> Int {
  let least = (share * Double(bend) / Double(flatness)).squareRoot().rounded(.up)
  return max(1, least < Double(Int32.max) ? Int(least) : Int(Int32.max))
}

private struct Quadratic {
  let p0: FixedPoint
  let p1: FixedPoint
  let p2: FixedPoint

  init(_ p0: FixedPoint, _ p1: FixedPoint, _ p2: FixedPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
  }

  var refined: Quadratic { Quadratic(p0.refined, p1.refined, p2.refined) }

  func count(
    by counter: EdgeCounter, _ cells: inout MutableSpan<Int>, _ touched: inout MutableSpan<UInt64>
  ) {
    let low = FixedPoint(min(p0.x, p1.x, p2.x), min(p0.y, p1.y, p2.y))
    let high = FixedPoint(max(p0.x, p1.x, p2.x), max(p0.y, p1.y, p2.y))
    if counter.isOutside(low, high) {
      counter.count(from: p0.rounded, to: p2.rounded, &cells, &touched)
      return
    }
    // Chord and curve differ by a quarter of the second difference at most.
    let count = chordCount(bend: FixedPoint.bend(p0, p1, p2), share: 0.25)
    if count <= mostChords && max(high.x - low.x, high.y - low.y) <= largestExtent {
      counter.countChords(
        from: p0, to: p2, number: count, denominator: count * count,
        differences(p0.x, p1.x, p2.x, count), differences(p0.y, p1.y, p2.y, count), &cells, &touched)
      return
    }
    let p01 = p0.middle(p1)
    let p12 = p1.middle(p2)
    let middle = p01.middle(p12)
    Quadratic(p0, p01, middle).count(by: counter, &cells, &touched)
    Quadratic(middle, p12, p2).count(by: counter, &cells, &touched)
  }

  /// Returns n² × (the coordinate at i/n − the first one) for i = 1, 2, ….
  private func differences(_ a: Int, _ b: Int, _ c: Int, _ n: Int) -> Differences {
    Differences(2 * (b - a) * n, a - 2 * b + c, 0)
  }
}

private struct Cubic {
  let p0: FixedPoint
  let p1: FixedPoint
  let p2: FixedPoint
  let p3: FixedPoint

  init(_ p0: FixedPoint, _ p1: FixedPoint, _ p2: FixedPoint, _ p3: FixedPoint) {
    self.p0 = p0
    self.p1 = p1
    self.p2 = p2
    self.p3 = p3
  }

  var refined: Cubic { Cubic(p0.refined, p1.refined, p2.refined, p3.refined) }

  func count(
    by counter: EdgeCounter, _ cells: inout MutableSpan<Int>, _ touched: inout MutableSpan<UInt64>
  ) {
    let low = FixedPoint(min(p0.x, p1.x, p2.x, p3.x), min(p0.y, p1.y, p2.y, p3.y))
    let high = FixedPoint(max(p0.x, p1.x, p2.x, p3.x), max(p0.y, p1.y, p2.y, p3.y))
    if counter.isOutside(low, high) {
      counter.count(from: p0.rounded, to: p3.rounded, &cells, &touched)
      return
    }
    // Chord and curve differ by three quarters of the larger second difference at most.
    let bend = max(FixedPoint.bend(p0, p1, p2), FixedPoint.bend(p1, p2, p3))
    let count = chordCount(bend: bend, share: 0.75)
    if count <= mostChords && max(high.x - low.x, high.y - low.y) <= largestExtent {
      counter.countChords(
        from: p0, to: p3, number: count, denominator: count * count * count,
        differences(p0.x, p1.x, p2.x, p3.x, count), differences(p0.y, p1.y, p2.y, p3.y, count), &cells,
        &touched)
      return
    }
    let p01 = p0.middle(p1)
    let p12 = p1.middle(p2)
    let p23 = p2.middle(p3)
    let p012 = p01.middle(p12)
    let p123 = p12.middle(p23)
    let middle = p012.middle(p123)
    Cubic(p0, p01, p012, middle).count(by: counter, &cells, &touched)
    Cubic(middle, p123, p23, p3).count(by: counter, &cells, &touched)
  }

  /// Returns n³ × (the coordinate at i/n − the first one) for i = 1, 2, ….
  private func differences(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ n: Int) -> Differences {
    Differences(3 * (b - a) * n * n, 3 * (a - 2 * b + c) * n, d - a + 3 * (b - c))
  }
}
