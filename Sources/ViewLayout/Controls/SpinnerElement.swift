// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// The spokes of progress that nobody can measure, in the first of their frames.
final class SpinnerElement: LayoutElement {
  private let path: String
  private let metrics: SpinnerMetrics
  private let color: EncodedColor

  init(path: String, metrics: SpinnerMetrics, color: EncodedColor) {
    self.path = path
    self.metrics = metrics
    self.color = color
  }

  override func size(for proposal: ProposedSize) -> Size { Size(metrics.side, metrics.side) }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, rect.isFinite else { return }
    let box = picture.grid.rounded(rect)
    let spoke = Outline.roundedRectangle(
      Rect(
        -metrics.spoke.width / 2, -metrics.innerRadius - metrics.spoke.height, metrics.spoke.width,
        metrics.spoke.height),
      radius: metrics.spoke.width / 2, style: .circular
    ).path
    for place in 0..<SpinnerMetrics.spokes {
      let turn = AffineTransform.rotation(degrees: -360 * Double(place) / Double(SpinnerMetrics.spokes))
      let turned = spoke.transformed(turn).transformed(.translation(x: box.midX, y: box.midY))
      picture.fill(
        .path(turned, .nonZero), .solid(color.opacity(SpinnerMetrics.opacity(of: place))), path: path)
    }
  }
}
