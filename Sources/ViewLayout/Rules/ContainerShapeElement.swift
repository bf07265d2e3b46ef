// SPDX-License-Identifier: MIT

import Geometry

/// A view whose container-relative shapes follow its own edge.
final class ContainerShapeElement: WrapperElement {
  private let shape: ShapeKind

  init(_ child: LayoutElement, shape: ShapeKind) {
    self.shape = shape
    super.init(child)
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.contain(in: ContainerShape(shape, in: rect)) { child.draw(into: &$0) }
  }
}
