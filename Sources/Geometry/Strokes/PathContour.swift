// SPDX-License-Identifier: MIT

/// Pieces of a path that hang together.
struct PathContour {
  /// The pieces, each from the end of the last one, none without a length.
  var segments: [PathSegment] = []
  /// Whether the last piece ends in a corner with the first.
  var isClosed = false
  /// Where a contour without a length lies, with the direction that its ends have.
  var dot: (point: Point, direction: Size)?

  /// The length. Unit: that of the points.
  var length: Double { segments.reduce(0) { $0 + $1.length } }
}

extension Path {
  /// The contours that have something to be drawn along.
  var contours: [PathContour] {
    var result: [PathContour] = []
    var contour = PathContour()
    var start = Point.zero
    var current = Point.zero
    func add(_ segment: PathSegment) {
      if segment.isPoint {
        contour.dot = (segment.start, Size(1, 0))
      } else {
        contour.segments.append(segment)
      }
      current = segment.end
    }
    func finish() {
      if !contour.segments.isEmpty { contour.dot = nil }
      if contour.dot != nil || !contour.segments.isEmpty { result.append(contour) }
      contour = PathContour()
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        (start, current) = (point, point)
      case .line(let end): add(PathSegment(current, end))
      case .quad(let control, let end): add(PathSegment(current, control, end))
      case .cubic(let control1, let control2, let end):
        add(PathSegment(current, control1, control2, end))
      case .close:
        if current != start || contour.segments.isEmpty { add(PathSegment(current, start)) }
        contour.isClosed = true
        finish()
        current = start
      }
    }
    finish()
    return result
  }

  /// Adds a contour as a move and its pieces.
  mutating func append(_ contour: PathContour) {
    guard let first = contour.segments.first else { return }
    move(to: first.start)
    for segment in contour.segments {
      if segment.isStraight {
        line(to: segment.end)
      } else {
        cubic(to: segment.end, control1: segment.control1, control2: segment.control2)
      }
    }
    if contour.isClosed { close() }
  }
}

extension PathContour {
  /// Returns the open contours along stretches of the length, given as pairs of rising distances from the
  /// start; a stretch without a length becomes a dot.
  func parts(_ stretches: [(from: Double, to: Double)]) -> [PathContour] {
    var result: [PathContour] = []
    let lengths = segments.map(\.length)
    var index = 0
    var passed = 0.0
    for stretch in stretches {
      while index < segments.count - 1 && passed + lengths[index] <= stretch.from {
        passed += lengths[index]
        index += 1
      }
      guard index < segments.count else { break }
      result.append(part(stretch, from: index, passed, lengths))
    }
    return result
  }

  private func part(
    _ stretch: (from: Double, to: Double), from first: Int, _ passed: Double, _ lengths: [Double]
  ) -> PathContour {
    var part = PathContour()
    var passed = passed
    for (index, segment) in segments.enumerated().dropFirst(first) {
      let low = segment.parameter(atLength: stretch.from - passed)
      let isLast = stretch.to <= passed + lengths[index] || index == segments.count - 1
      let high = isLast ? segment.parameter(atLength: stretch.to - passed) : 1
      if high > low {
        part.segments.append(segment.part(from: max(0, low), to: high))
      } else if isLast && part.segments.isEmpty {
        part.dot = (segment.point(at: low), segment.derivative(at: low).unit ?? segment.startDirection)
      }
      if isLast { break }
      passed += lengths[index]
    }
    return part
  }
}
