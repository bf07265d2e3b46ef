// SPDX-License-Identifier: MIT

import Geometry

/// A ring with an opening at the bottom and a marker at a value.
///
/// - Note: Modelled throughout: of the system's own only the kind is known.
final class OpenRingElement: RingElement {
  /// Where the line starts, left of the opening. Unit: degrees clockwise from three o'clock.
  static let start = 90 + (360 - MeterMetrics.openRingSweep) / 2

  override func drawRing(in rect: Rect, into picture: inout PictureBuilder) {
    let ring = RingPath(in: rect)
    let sweep = MeterMetrics.openRingSweep
    let start = Self.start
    let paint = style.around(ring.center, from: start, sweep: sweep)
    let marker = start + sweep * fraction
    picture.clip(to: .hole(around: ring.point(at: marker), line: ring.width, in: rect)) {
      $0.fill(.path(ring.roundedPiece(from: start, sweep: sweep), .nonZero), paint, path: path)
    }
    picture.fill(ring.disc(at: marker), paint, path: path)
  }
}
