// SPDX-License-Identifier: MIT

import Geometry

/// A bar that fills from its leading end: a capsule over a capsule, cut by the same capsule moved back.
final class CapacityBarElement: LayoutElement {
  private let path: String
  private let fraction: Double
  private let height: Double
  private let fill: ResolvedStyle
  private let track: ResolvedStyle
  private let isReversed: Bool

  /// Creates a bar. Unit of the height: pt.
  init(
    path: String, fraction: Double, height: Double, fill: ResolvedStyle, track: ResolvedStyle,
    isReversed: Bool
  ) {
    self.path = path
    self.fraction = fraction
    self.height = height
    self.fill = fill.alongBar(isReversed: isReversed)
    self.track = track
    self.isReversed = isReversed
  }

  override func size(for proposal: ProposedSize) -> Size {
    Size(proposal.width ?? FillElement.idealLength, height)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, rect.isFinite else { return }
    let bar = picture.grid.rounded(rect)
    let capsule = ShapeKind.capsule(.continuous)
    picture.fill(capsule.outline(in: bar), track.paint(in: bar), path: path)
    guard fraction > 0 else { return }
    // The end is round at every value, and a value near nothing is a lens.
    let shift = (1 - min(fraction, 1)) * bar.width * (isReversed ? 1 : -1)
    picture.clip(to: capsule.outline(in: bar.moved(x: shift, y: 0))) {
      $0.fill(capsule.outline(in: bar), fill.paint(in: bar), path: path)
    }
  }
}
