// SPDX-License-Identifier: MIT

extension Path {
  /// Returns the shape that a line drawn along the path covers, to be filled by the non-zero rule.
  ///
  /// It is put together from pieces that all turn the same way: bodies, corners, ends. Edges that two pieces
  /// share cancel each other, so no seam can be seen.
  ///
  /// - Accuracy: offset curves lie within 1/16384 of a unit of the true ones.
  public func stroked(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
    var stroker = Stroker(style: style)
    for contour in contours {
      for part in contour.dashed(style) { stroker.add(part) }
    }
    return stroker.result
  }
}

extension Outline {
  /// Returns the shape that a line drawn along the edge covers, half of it on either side.
  public func stroked(_ style: StrokeStyle) -> Outline { .path(path.stroked(style), .nonZero) }

  /// Returns the shape that a line drawn inside the edge covers, or nil for a free path, as SwiftUI's
  /// `strokeBorder` on shapes that can be inset: the line runs along the edge of the shape inset by half its
  /// width.
  public func strokedInside(_ style: StrokeStyle) -> Outline? {
    inset(by: style.lineWidth / 2)?.stroked(style)
  }
}

extension PathContour {
  /// The most dashes of a contour; a finer pattern is drawn as a solid line, which bounds the work.
  private static let mostDashes = 10_000

  /// Returns the dashes along the contour, or the contour itself for a solid line.
  func dashed(_ style: StrokeStyle) -> [PathContour] {
    let pattern = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = pattern.reduce(0, +)
    let length = length
    guard dot == nil, period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }),
      style.dashPhase.isFinite, length / period * Double(pattern.count) < Double(Self.mostDashes) * 2
    else { return [self] }
    var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var place = -phase
    var stretches: [(from: Double, to: Double)] = []
    while place < length {
      for index in stride(from: 0, to: pattern.count, by: 2) {
        let end = place + pattern[index]
        // A dash that ends where the contour starts is not seen, and one that starts at its end neither.
        if place < length && (end > 0 || place >= 0) {
          stretches.append((max(0, place), min(end, length)))
        }
        place = end + pattern[index + 1]
      }
    }
    return parts(stretches)
  }
}
