// SPDX-License-Identifier: MIT

extension Path {
  /// Adds an arc of a circle, with a straight piece to its start if a contour is open.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: Unit: as the points.
  ///   - start: Where the arc starts. Unit: degrees clockwise from three o'clock.
  ///   - sweep: How far it runs, clockwise on the screen, negative the other way. Unit: degrees; a whole
  ///     turn at most.
  /// - Accuracy: a cubic for each eighth of a turn at most, within 5e-6 of the radius.
  public mutating func addArc(center: Point, radius: Double, start: Double, sweep: Double) {
    guard start.isFinite, sweep.isFinite else { return }
    let sweep = min(max(sweep, -360), 360)
    let pieces = max(1, (abs(sweep) / 45).rounded(.up))
    func at(_ turn: Rotation, _ along: Double) -> Point {
      center.moved(
        x: radius * (turn.cosine - along * turn.sine), y: radius * (turn.sine + along * turn.cosine))
    }
    // The control length is 4⁄3 · tan(step⁄4), in radii; tan from the half angle's sine and cosine.
    let eighth = Rotation(degrees: sweep / pieces / 4)
    let length = 4 * eighth.sine / (3 * eighth.cosine)
    var turn = Rotation(degrees: start)
    let first = at(turn, 0)
    append(isOpen ? .line(first) : .move(first))
    for index in 1...Int(pieces) {
      let next = Rotation(degrees: start + sweep * Double(index) / pieces)
      cubic(to: at(next, 0), control1: at(turn, length), control2: at(next, -length))
      turn = next
    }
  }

  /// Whether the next piece goes on with a contour.
  private var isOpen: Bool {
    switch elements.last {
    case nil, .close: false
    case .move, .line, .quad, .cubic: true
    }
  }
}
