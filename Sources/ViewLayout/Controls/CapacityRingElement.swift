// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// A ring that fills clockwise from twelve o'clock, with round ends.
final class CapacityRingElement: RingElement {
  /// Twelve o'clock. Unit: degrees clockwise from three o'clock.
  private static let start = -90.0

  override func drawRing(in rect: Rect, into picture: inout PictureBuilder) {
    let ring = RingPath(in: rect)
    let track = style.opacity(MeterMetrics.trackOpacity).around(ring.center, from: Self.start, sweep: 360)
    picture.fill(ring.whole, track, path: path)
    guard fraction > 0 else { return }
    let sweep = 360 * fraction
    let arc = Outline.path(ring.roundedPiece(from: Self.start, sweep: sweep), .nonZero)
    let paint = style.around(ring.center, from: Self.start, sweep: sweep)
    let steps = steps(arc, paint, of: ring, sweep: sweep) + shadow(of: ring, sweep: sweep)
    picture.fill(arc, paint, in: steps, path: path)
  }

  /// The arc; with a gradient, discs in its outer colours lie under the one end and over the other.
  private func steps(_ arc: Outline, _ paint: Paint, of ring: RingPath, sweep: Double) -> [DrawItem] {
    guard case .gradient(let gradient) = paint, let first = gradient.stops.first,
      let last = gradient.stops.last
    else { return [.fill(arc, paint)] }
    return [
      .fill(ring.disc(at: Self.start), .solid(first.color)),
      .fill(.path(ring.piece(from: Self.start, sweep: sweep), .nonZero), paint),
      .fill(ring.disc(at: Self.start + sweep), .solid(last.color)),
    ]
  }

  /// The shadow of the tip on the beginning of the arc, ahead of the tip only.
  private func shadow(of ring: RingPath, sweep: Double) -> [DrawItem] {
    // Before that the beginning is out of reach, and a tip that can be seen through would be drawn twice.
    guard sweep > 270, style.isOpaque else { return [] }
    let filter = DrawFilter.shadow(
      color: .black, sigma: MeterMetrics.shadowShare * (ring.radius + ring.width / 2), x: 0, y: 0)
    let tip = DrawItem.fill(ring.disc(at: Self.start + sweep), .solid(style.lastColor))
    let beginning = Outline.path(ring.roundedPiece(from: Self.start, sweep: 90), .nonZero)
    let ahead = Outline.path(ring.piece(from: Self.start + sweep, sweep: 90), .nonZero)
    let onBeginning = DrawItem.group(
      DrawGroup(clip: beginning, items: [.group(DrawGroup(filters: [filter], items: [tip]))]))
    return [.group(DrawGroup(clip: ahead, items: [onBeginning]))]
  }
}
