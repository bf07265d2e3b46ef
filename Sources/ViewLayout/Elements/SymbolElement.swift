// SPDX-License-Identifier: MIT

import Geometry
import Symbols

/// A symbol beside text: as large as its font says, or stretched.
final class SymbolElement: LayoutElement {
  let path: String
  let name: String
  /// Whether the name has a stand-in; without one a placeholder is drawn.
  let isKnown: Bool
  private let drawing: SymbolDrawing
  private let inks: [Ink]
  private let pointSize: Double
  private let resizing: ImageResizing
  private let grid: PixelGrid

  /// One outline and what it is drawn with. Unit of the outline: em.
  struct Ink {
    var outline: Path
    var style: ResolvedStyle
  }

  /// A symbol with its drawing at one font.
  struct Setting {
    var name: String
    var isKnown: Bool
    var drawing: SymbolDrawing
    var inks: [Ink]
    /// The size of the font. Unit: pt.
    var pointSize: Double
    var resizing: ImageResizing
  }

  init(path: String, setting: Setting, grid: PixelGrid) {
    self.path = path
    name = setting.name
    isKnown = setting.isKnown
    drawing = setting.drawing
    inks = setting.inks
    pointSize = setting.pointSize
    resizing = setting.resizing
    self.grid = grid
  }

  /// The size of the image at its font, in whole pixels. Unit: pt.
  private var naturalSize: Size {
    Size(
      grid.roundedUp(drawing.size.width * pointSize), grid.roundedUp(drawing.size.height * pointSize))
  }

  override func size(for proposal: ProposedSize) -> Size {
    let natural = naturalSize
    guard resizing != .natural else { return natural }
    return Size(proposal.width ?? natural.width, proposal.height ?? natural.height)
  }

  /// The baseline of text beside the symbol, whose middle is half a cap height above it.
  override func explicitPosition(of guide: AlignmentGuide, for proposal: ProposedSize) -> Double? {
    guard guide.isForwardedByContainers else { return nil }
    let height = size(for: proposal).height
    let natural = naturalSize.height
    guard natural > 0 else { return height }
    return height / 2 + SymbolDrawing.capHeight / 2 * pointSize * height / natural
  }

  override func draw(into picture: inout PictureBuilder) {
    guard let rect, rect.isFinite else { return }
    let natural = naturalSize
    guard natural.width > 0, natural.height > 0 else { return }
    let scale = Size(pointSize * rect.width / natural.width, pointSize * rect.height / natural.height)
    for ink in inks {
      let outline = ink.outline.transformed(
        AffineTransform(
          a: scale.width, b: 0, c: 0, d: scale.height, tx: rect.width / 2, ty: rect.height / 2))
      picture.fill(.path(outline, .nonZero), in: rect, style: ink.style, path: path)
    }
  }
}
