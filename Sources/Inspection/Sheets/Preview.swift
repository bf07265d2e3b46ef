// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
public import Raster
public import Typeset
import WidgetModel

/// The picture that a person is shown of one render.
public struct Preview {
  private let typesetter: Typesetter
  private let renderer = PictureRenderer()

  /// Creates a maker of previews.
  public init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// Returns the presented picture; below it a band where the phone would show a notice in its place.
  ///
  /// The band stands outside the metered picture, whose rows come first and unchanged.
  public func picture(of result: RenderResult) -> PixelBuffer? {
    guard let picture = result.picture else { return nil }
    guard !result.declaresContainerBackground else { return picture }
    let band = notice(width: picture.size.width, scale: result.geometry.drawingScale, in: picture.space)
    var page = PixelBuffer(
      size: PixelSize(picture.size.width, picture.size.height + band.size.height), space: picture.space)
    page.copy(picture, x: 0, y: 0)
    page.copy(band, x: 0, y: picture.size.height)
    return page
  }

  private func notice(width: Int, scale: Double, in space: ColorSpace) -> PixelBuffer {
    let inset = (6 * scale).rounded()
    let painter = CaptionPainter(typesetter: typesetter, locale: "en_US")
    var items: [DrawItem] = []
    let height = painter.paint(
      CaptionPainter.Caption(
        text: "No container background: iOS shows a notice in place of this widget.", size: 9 * scale,
        weight: .medium, color: EncodedColor(bytes: 255, 214, 10), lineLimit: 3),
      at: Point(inset, inset), width: Double(width) - 2 * inset, into: &items)
    let size = PixelSize(width, Int(height + 2 * inset))
    let ground = DrawItem.fill(
      .rectangle(Rect(0, 0, Double(width), Double(size.height))), .solid(EncodedColor(bytes: 58, 44, 0)))
    var band = PixelBuffer(size: size, space: space)
    renderer.draw(
      Picture(size: Size(Double(width), Double(size.height)), items: [ground] + items), scale: 1,
      into: &band, on: .black)
    return band
  }
}
