// SPDX-License-Identifier: MIT

/// Puts the outline of a line together, contour by contour.
///
/// Every piece turns against the clock on the screen: from the right edge of the line, forwards, back along the
/// left one.
struct Stroker {
  /// The largest distance of an offset curve from the true one. Unit: that of the path.
  static let tolerance = 0x1p-14

  let style: StrokeStyle
  /// Half the width of the line.
  let half: Double
  /// All pieces so far.
  private(set) var result = Path()

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// Adds a contour.
  mutating func add(_ contour: PathContour) {
    if let dot = contour.dot {
      addCap(at: dot.point, dot.direction)
      addCap(at: dot.point, dot.direction.opposite)
      return
    }
    let segments = contour.segments
    guard let first = segments.first, let last = segments.last else { return }
    let closing = contour.isClosed ? corner(last, first) : nil
    var before = closing
    for (index, segment) in segments.enumerated() {
      let after = index + 1 < segments.count ? corner(segment, segments[index + 1]) : closing
      if segment.isStraight {
        addBar(segment, before?.innerPoint, after?.innerPoint)
      } else {
        addCurve(segment)
      }
      if let after { addJoin(after) }
      before = after
    }
    guard !contour.isClosed else { return }
    addCap(at: first.start, first.startDirection.opposite)
    addCap(at: last.end, last.endDirection)
  }

  // MARK: Bodies

  /// Adds the body of a straight piece, cut at the inner points of its corners.
  private mutating func addBar(_ bar: PathSegment, _ before: InnerPoint?, _ after: InnerPoint?) {
    let normal = bar.startDirection.turned
    let (start, end) = (bar.start, bar.end)
    var corners: [Point] = []
    switch after {
    case nil: corners += [end.moved(half, along: normal), end.moved(-half, along: normal)]
    case .right(let point): corners += [point, end, end.moved(-half, along: normal)]
    case .left(let point): corners += [end.moved(half, along: normal), end, point]
    }
    switch before {
    case nil: corners += [start.moved(-half, along: normal), start.moved(half, along: normal)]
    case .right(let point): corners += [start.moved(-half, along: normal), start, point]
    case .left(let point): corners += [point, start, start.moved(half, along: normal)]
    }
    addPolygon(corners)
  }

  private mutating func addPolygon(_ corners: [Point]) {
    for (index, corner) in corners.enumerated() {
      if index == 0 { result.move(to: corner) } else { result.line(to: corner) }
    }
    result.close()
  }

  /// Adds the body of a curve in as many parts as its offsets need.
  private mutating func addCurve(_ curve: PathSegment) {
    // Depth first, the parts in order; 2¹⁰ parts at most.
    var open: [(PathSegment, depth: Int)] = [(curve, 0)]
    var direction = curve.startDirection
    while let (part, depth) = open.popLast() {
      if let right = OffsetCurve(part, half), let left = OffsetCurve(part, -half) {
        addTurn(at: part.start, direction, part.startDirection)
        result.move(to: right.start)
        result.cubic(to: right.end, control1: right.control1, control2: right.control2)
        result.line(to: left.end)
        result.cubic(to: left.start, control1: left.control2, control2: left.control1)
        result.close()
        direction = part.endDirection
      } else if depth == 10 || part.isFlat {
        let chord = PathSegment(part.start, part.end)
        guard !chord.isPoint else { continue }
        addTurn(at: part.start, direction, chord.startDirection)
        addBar(chord, nil, nil)
        direction = chord.startDirection
      } else {
        let (first, second) = part.split(at: 0.5)
        open.append((second, depth + 1))
        open.append((first, depth + 1))
      }
    }
    addTurn(at: curve.end, direction, curve.endDirection)
  }

  // MARK: Corners and ends

  /// What happens where one piece meets the next.
  private struct Corner {
    let point: Point
    let arriving: Size
    let leaving: Size
    let innerPoint: InnerPoint?
  }

  /// Where the inner edges of two straight pieces meet, and on which side of them.
  private enum InnerPoint {
    case left(Point), right(Point)
  }

  private func corner(_ a: PathSegment, _ b: PathSegment) -> Corner {
    let (arriving, leaving) = (a.endDirection, b.startDirection)
    var inner: InnerPoint?
    let cosine = arriving.dot(leaving)
    let sine = arriving.cross(leaving)
    // How much of either piece the inner corner takes, as a multiple of half the width.
    let share = abs(sine) / (1 + cosine)
    if a.isStraight && b.isStraight && abs(sine) > 1e-9
      && half * share <= min(a.length, b.length) / 2
    {
      let sum = Size(
        arriving.turned.width + leaving.turned.width, arriving.turned.height + leaving.turned.height)
      inner =
        sine > 0
        ? .right(a.end.moved(half / (1 + cosine), along: sum))
        : .left(a.end.moved(-half / (1 + cosine), along: sum))
    }
    return Corner(point: a.end, arriving: arriving, leaving: leaving, innerPoint: inner)
  }

  private mutating func addJoin(_ corner: Corner) {
    guard let (from, to) = outerNormals(corner.arriving, corner.leaving) else { return }
    let point = corner.point
    result.move(to: point)
    result.line(to: point.moved(half, along: from))
    let cosine = from.dot(to)
    switch style.lineJoin {
    case .bevel: break
    case .round: addArc(around: point, from, to)
    case .miter:
      // The length of the mitre in widths is 1 ⁄ cos of half the turn.
      if cosine > -1 && 2 <= style.miterLimit * style.miterLimit * (1 + cosine) {
        let sum = Size(from.width + to.width, from.height + to.height)
        result.line(to: point.moved(half / (1 + cosine), along: sum))
      }
    }
    result.line(to: point.moved(half, along: to))
    result.close()
  }

  /// Adds the piece of a disc between two bodies of one curve.
  private mutating func addTurn(at point: Point, _ arriving: Size, _ leaving: Size) {
    guard let (from, to) = outerNormals(arriving, leaving) else { return }
    result.move(to: point)
    result.line(to: point.moved(half, along: from))
    addArc(around: point, from, to)
    result.close()
  }

  /// Returns the normals on the outer side of a turn, in the order that pieces turn in; nil for none.
  private func outerNormals(_ arriving: Size, _ leaving: Size) -> (Size, Size)? {
    let sine = arriving.cross(leaving)
    if abs(sine) < 1e-9 && arriving.dot(leaving) > 0 { return nil }
    return sine > 0
      ? (leaving.turned.opposite, arriving.turned.opposite) : (arriving.turned, leaving.turned)
  }

  private mutating func addCap(at point: Point, _ direction: Size) {
    let normal = direction.turned
    let (right, left) = (point.moved(half, along: normal), point.moved(-half, along: normal))
    switch style.lineCap {
    case .butt: break
    case .square:
      addPolygon([
        right, right.moved(half, along: direction), left.moved(half, along: direction), left,
      ])
    case .round:
      result.move(to: right)
      addArc(around: point, normal, normal.opposite)
      result.close()
    }
  }

  /// Adds an arc against the clock from one unit vector to another, at most half a turn, in cubics of an eighth.
  private mutating func addArc(around center: Point, _ from: Size, _ to: Size) {
    let cosine = from.dot(to)
    if cosine < 0.7 {
      let sum = Size(from.width + to.width, from.height + to.height)
      // Opposite vectors have no middle of their own.
      let middle = sum.length > 1e-6 ? sum.unit ?? from : from.turned.opposite
      addArc(around: center, from, middle)
      addArc(around: center, middle, to)
      return
    }
    let t = (max(0, 1 - cosine) / (1 + cosine)).squareRoot()
    let length = half * 4 / 3 * t / (1 + (1 + t * t).squareRoot())
    let (start, end) = (center.moved(half, along: from), center.moved(half, along: to))
    result.cubic(
      to: end, control1: start.moved(length, along: from.turned.opposite),
      control2: end.moved(length, along: to.turned))
  }
}
