// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures

/// A colour or a shape: takes what it is offered.
final class FillElement: LayoutElement {
  /// The length of colours and shapes where none is offered. Unit: pt.
  static let idealLength = 10.0

  /// One thing that is drawn in the shape: its inside, or a line along it.
  enum Layer {
    case fill(ResolvedStyle)
    case stroke(ResolvedStyle, StrokeStyle, ShapeStroke.Placement)
  }

  private let path: String
  private let shape: ShapeKind
  private let layers: [Layer]

  init(path: String, shape: ShapeKind, layers: [Layer]) {
    self.path = path
    self.shape = shape
    self.layers = layers
  }

  convenience init(path: String, shape: ShapeKind, style: ResolvedStyle) {
    self.init(path: path, shape: shape, layers: [.fill(style)])
  }

  convenience init(path: String, shape: ShapeKind, color: EncodedColor) {
    self.init(path: path, shape: shape, style: .solid(color))
  }

  override func size(for proposal: ProposedSize) -> Size {
    let offered = proposal.replacingUnspecified(with: Self.idealLength)
    guard shape.isSquare else { return offered }
    let side = min(offered.width, offered.height)
    return Size(side, side)
  }

  /// Ink begins and ends on the grid, so moving by less than it takes changes nothing.
  override func inkMark(on grid: PixelGrid) -> InkMark {
    InkMark(rect: rect.map { $0.isFinite ? grid.rounded($0) : $0 })
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    for layer in layers {
      switch layer {
      case .fill(let style): picture.fill(shape, in: rect, style: style, path: path)
      case .stroke(let style, let line, let placement):
        picture.stroke(shape, in: rect, style: style, line: line, placement: placement, path: path)
      }
    }
  }
}
