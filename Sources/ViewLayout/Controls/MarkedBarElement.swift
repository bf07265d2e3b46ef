// SPDX-License-Identifier: MIT

import Geometry

/// A bar with a marker at a value.
///
/// - Note: Modelled throughout: of the system's own only the kind is known.
final class MarkedBarElement: LayoutElement {
  private let path: String
  private let fraction: Double
  private let style: ResolvedStyle
  private let isReversed: Bool

  init(path: String, fraction: Double, style: ResolvedStyle, isReversed: Bool) {
    self.path = path
    self.fraction = fraction
    self.style = style.alongBar(isReversed: isReversed)
    self.isReversed = isReversed
  }

  override func size(for proposal: ProposedSize) -> Size {
    Size(proposal.width ?? FillElement.idealLength, MeterMetrics.markedBarHeight)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, rect.isFinite else { return }
    let bar = picture.grid.rounded(rect)
    let share = isReversed ? 1 - fraction : fraction
    // The marker stays inside the bar at both ends.
    let center = Point(bar.minX + bar.height / 2 + share * max(bar.width - bar.height, 0), bar.midY)
    let paint = style.paint(in: bar)
    picture.clip(to: .hole(around: center, line: bar.height, in: bar)) {
      $0.fill(ShapeKind.capsule(.continuous).outline(in: bar), paint, path: path)
    }
    picture.fill(.disc(at: center, diameter: bar.height), paint, path: path)
  }
}
