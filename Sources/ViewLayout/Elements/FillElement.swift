// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// A colour or a shape: takes what it is offered.
final class FillElement: LayoutElement {
  /// The length of colours and shapes where none is offered. Unit: pt.
  static let idealLength = 10.0

  private let path: String
  private let shape: ShapeKind
  private let color: EncodedColor

  init(path: String, shape: ShapeKind, color: EncodedColor) {
    self.path = path
    self.shape = shape
    self.color = color
  }

  override func size(for proposal: ProposedSize) -> Size {
    let offered = proposal.replacingUnspecified(with: Self.idealLength)
    // Since iOS 17 a circle answers the square that it fills; before it took the whole box.
    guard shape == .circle else { return offered }
    let side = min(offered.width, offered.height)
    return Size(side, side)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.fill(shape, in: rect, color: color, path: path)
  }
}
