// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry

/// A switch: a knob at one end of a capsule.
final class SwitchElement: LayoutElement {
  private let path: String
  private let track: ResolvedStyle
  private let metrics: SwitchMetrics
  /// Whether the knob stands at the right end.
  private let standsRight: Bool

  init(path: String, isOn: Bool, track: ResolvedStyle, metrics: SwitchMetrics, isReversed: Bool) {
    self.path = path
    self.track = track
    self.metrics = metrics
    standsRight = isOn != isReversed
  }

  override func size(for proposal: ProposedSize) -> Size { metrics.size }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.fill(.capsule(.circular), in: rect, style: track, path: path)
    let (knob, inset) = (metrics.knob, metrics.inset)
    let x = standsRight ? rect.maxX - inset - knob.width : rect.minX + inset
    picture.fill(
      .capsule(.circular), in: Rect(x, rect.minY + inset, knob.width, knob.height),
      style: .solid(.white), path: path)
  }
}
