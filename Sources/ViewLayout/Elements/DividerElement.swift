// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry

/// A hairline across the enclosing stack; a horizontal one outside of stacks.
final class DividerElement: LayoutElement {
  private let path: String
  private let line: Axis
  private let thickness: Double
  private let color: EncodedColor

  /// Creates a divider that runs along an axis. Unit of the thickness: pt.
  init(path: String, along line: Axis, thickness: Double, color: EncodedColor) {
    self.path = path
    self.line = line
    self.thickness = thickness
    self.color = color
  }

  override func size(for proposal: ProposedSize) -> Size {
    Size(along: line, proposal[line] ?? FillElement.idealLength, across: thickness)
  }

  /// Ink begins and ends on the grid, so moving by less than it takes changes nothing.
  override func inkMark(on grid: PixelGrid) -> InkMark {
    InkMark(rect: rect.map { $0.isFinite ? grid.rounded($0) : $0 })
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect else { return }
    picture.fill(.rectangle, in: rect, style: .solid(color), path: path)
  }
}
