// SPDX-License-Identifier: MIT

import Geometry

/// Reads the path language of the tables: SVG's, with commands for what symbols are made of.
///
/// Coordinates are design units (1/100 em), y down. Capitals are absolute; `m l h v c q` are SVG's relative forms.
///
/// | command | draws |
/// |---|---|
/// | `M x y` | starts a contour |
/// | `L x y …`, `H x`, `V y` | straight pieces |
/// | `C x y x y x y`, `Q x y x y` | a cubic, a quadratic piece |
/// | `A r large clockwise x y` | an arc of a circle; the two flags are 0 or 1 |
/// | `S x y …` | a smooth line through the points |
/// | `Z` | closes the contour |
/// | `O x y r`, `E x y rx ry` | a circle, an ellipse |
/// | `R x y w h r` | a rounded rectangle from its top left corner |
/// | `P r x y …` | a closed polygon with rounded corners |
/// | `B r x y …` | an open line with rounded corners |
/// | `@ x y …` | a closed smooth line through the points |
/// | `W n` | turns all that follows clockwise around the origin, by n eighths of a turn |
struct PathText {
  /// What is wrong with a text.
  struct Mistake: Error, CustomStringConvertible {
    var description: String
  }

  private var tokens: ArraySlice<Substring>
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero

  /// Returns the path that a text describes.
  static func path(_ text: String) throws(Mistake) -> Path {
    var reader = PathText(tokens: text.split(separator: " ")[...])
    var whole = Path()
    var eighths = 0
    while let command = reader.tokens.popFirst() {
      guard command == "W" else {
        try reader.draw(command)
        continue
      }
      whole.add(reader.path, turnedBy: eighths)
      reader.path = Path()
      eighths = Int(try reader.number())
    }
    whole.add(reader.path, turnedBy: eighths)
    return whole
  }

  private init(tokens: ArraySlice<Substring>) { self.tokens = tokens }

  // MARK: Tokens

  private mutating func number() throws(Mistake) -> Double {
    guard let token = tokens.popFirst(), let value = Double(token) else {
      throw Mistake(description: "a number is missing")
    }
    return value
  }

  private mutating func point(from origin: Point = .zero) throws(Mistake) -> Point {
    Point(try number() + origin.x, try number() + origin.y)
  }

  private var hasNumber: Bool { tokens.first.map { Double($0) != nil } ?? false }

  private mutating func points() throws(Mistake) -> [Point] {
    var points: [Point] = []
    while hasNumber { points.append(try point()) }
    return points
  }

  // MARK: Commands

  private mutating func draw(_ command: Substring) throws(Mistake) {
    switch command {
    case "M", "m":
      current = try point(from: command == "m" ? current : .zero)
      start = current
      path.move(to: current)
    case "L": while hasNumber { line(to: try point()) }
    case "l": while hasNumber { line(to: try point(from: current)) }
    case "H": line(to: Point(try number(), current.y))
    case "h": line(to: Point(try number() + current.x, current.y))
    case "V": line(to: Point(current.x, try number()))
    case "v": line(to: Point(current.x, try number() + current.y))
    case "C": while hasNumber { cubic(try point(), try point(), try point()) }
    case "c":
      while hasNumber {
        let origin = current
        cubic(try point(from: origin), try point(from: origin), try point(from: origin))
      }
    case "Q", "q": try quad(from: command == "q" ? current : .zero)
    case "A": try arc()
    case "S": smooth([current] + (try points()))
    case "Z":
      path.close()
      current = start
    default: try drawShape(command)
    }
  }

  private mutating func drawShape(_ command: Substring) throws(Mistake) {
    switch command {
    case "O":
      let (center, radius) = (try point(), try number())
      path.add(.ellipse(in: Rect(center.x - radius, center.y - radius, 2 * radius, 2 * radius)))
    case "E":
      let (center, rx, ry) = (try point(), try number(), try number())
      path.add(.ellipse(in: Rect(center.x - rx, center.y - ry, 2 * rx, 2 * ry)))
    case "R":
      let rect = Rect(try number(), try number(), try number(), try number())
      path.add(.roundedRectangle(rect, radius: try number(), style: .circular))
    case "P":
      let radius = try number()
      rounded(try points(), radius: radius, isClosed: true)
    case "B":
      let radius = try number()
      rounded(try points(), radius: radius, isClosed: false)
    case "@": closedSmooth(try points())
    default: throw Mistake(description: "there is no command '\(command)'")
    }
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    current = point
  }

  private mutating func cubic(_ control1: Point, _ control2: Point, _ end: Point) {
    path.cubic(to: end, control1: control1, control2: control2)
    current = end
  }

  private mutating func quad(from origin: Point) throws(Mistake) {
    let (control, end) = (try point(from: origin), try point(from: origin))
    path.quad(to: end, control: control)
    current = end
  }
}

// MARK: - Smooth lines

extension PathText {
  /// Adds the Catmull–Rom spline through points; its ends are straight on.
  private mutating func smooth(_ points: [Point]) {
    for index in points.indices.dropLast() {
      smoothPiece(
        points[max(index - 1, 0)], points[index], points[index + 1],
        points[min(index + 2, points.count - 1)])
    }
  }

  private mutating func closedSmooth(_ points: [Point]) {
    guard points.count > 2 else { return }
    path.move(to: points[0])
    let count = points.count
    for index in points.indices {
      smoothPiece(
        points[(index + count - 1) % count], points[index], points[(index + 1) % count],
        points[(index + 2) % count])
    }
    path.close()
    current = points[0]
  }

  private mutating func smoothPiece(_ before: Point, _ from: Point, _ to: Point, _ after: Point) {
    cubic(
      from.moved(x: (to.x - before.x) / 6, y: (to.y - before.y) / 6),
      to.moved(x: -(after.x - from.x) / 6, y: -(after.y - from.y) / 6), to)
  }
}

// MARK: - Arcs

extension PathText {
  private mutating func arc() throws(Mistake) {
    var radius = try number()
    let isLarge = try number() != 0
    let isClockwise = try number() != 0
    let from = current
    let end = try point()
    let half = Size((end.x - from.x) / 2, (end.y - from.y) / 2)
    guard half.length > 0 else { return }
    radius = max(radius, half.length)
    let rise = (max(0, radius * radius - half.length * half.length)).squareRoot() / half.length
    let side = isLarge == isClockwise ? 1.0 : -1.0
    let center = Point(
      from.x + half.width + side * half.height * rise, from.y + half.height - side * half.width * rise)
    let turn = isClockwise ? 1.0 : -1.0
    var u = Size((from.x - center.x) / radius, (from.y - center.y) / radius)
    let v = Size((end.x - center.x) / radius, (end.y - center.y) / radius)
    for _ in 0..<4 {
      let ahead = u.width * v.width + u.height * v.height
      let across = (u.width * v.height - u.height * v.width) * turn
      if ahead >= -1e-12, across > 0 || ahead > 1 - 1e-12 { break }
      let quarter = Size(-u.height * turn, u.width * turn)
      arcPiece(center, radius, from: u, to: quarter, turn: turn)
      u = quarter
    }
    arcPiece(center, radius, from: u, to: v, turn: turn)
  }

  /// Adds the cubic of an arc of at most a quarter turn between two directions.
  private mutating func arcPiece(
    _ center: Point, _ radius: Double, from u: Size, to v: Size, turn: Double
  ) {
    let cosine = u.width * v.width + u.height * v.height
    let k = radius * turn * Self.controlLength(cosineOfTurn: cosine)
    let end = center.moved(x: v.width * radius, y: v.height * radius)
    cubic(
      center.moved(x: u.width * radius - u.height * k, y: u.height * radius + u.width * k),
      end.moved(x: v.height * k, y: -v.width * k), end)
  }

  /// Returns 4⁄3 · tan(φ⁄4), the control length of a cubic over a turn φ, in radii.
  private static func controlLength(cosineOfTurn cosine: Double) -> Double {
    let c = min(max(cosine, -1 + 1e-9), 1)
    let half = ((1 - c) / (1 + c)).squareRoot()
    guard half > 1e-9 else { return 0 }
    return 4 * ((1 + half * half).squareRoot() - 1) / (3 * half)
  }

  /// Adds a polygon or a line whose corners are arcs, of a smaller radius where an edge is short.
  private mutating func rounded(_ points: [Point], radius: Double, isClosed: Bool) {
    guard points.count > 2 else { return }
    let count = points.count
    for index in points.indices {
      let corner = points[index]
      if !isClosed, index == 0 || index == count - 1 {
        if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
        current = corner
        continue
      }
      let (before, after) = (points[(index + count - 1) % count], points[(index + 1) % count])
      let back = Size(before.x - corner.x, before.y - corner.y)
      let on = Size(after.x - corner.x, after.y - corner.y)
      let (a, b) = (back.normalized, on.normalized)
      let cosine = a.width * b.width + a.height * b.height
      // Half the angle inside the corner decides how far from it the arc begins.
      let tangent = ((1 - cosine) / max(1 + cosine, 1e-9)).squareRoot()
      let reach = min(radius / max(tangent, 1e-9), min(back.length, on.length) / 2)
      let length = reach * (1 - tangent * Self.controlLength(cosineOfTurn: -cosine))
      let first = corner.moved(x: a.width * reach, y: a.height * reach)
      if index == 0 { path.move(to: first) } else { path.line(to: first) }
      cubic(
        corner.moved(x: a.width * length, y: a.height * length),
        corner.moved(x: b.width * length, y: b.height * length),
        corner.moved(x: b.width * reach, y: b.height * reach))
    }
    if isClosed { path.close() }
  }
}

extension Path {
  /// Adds another path, turned clockwise around the origin by eighths of a turn.
  fileprivate mutating func add(_ other: Path, turnedBy eighths: Int = 0) {
    let half = 0.5.squareRoot()
    let cosines = [1, half, 0, -half, -1, -half, 0, half]
    let (c, s) = (cosines[((eighths % 8) + 8) % 8], cosines[(((eighths - 2) % 8) + 8) % 8])
    let turn = AffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0)
    for element in other.transformed(turn).elements { append(element) }
  }
}
