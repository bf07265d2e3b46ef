// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// The colours of an image's place: those of a paint, as opaque as the image is.
struct TemplateShader<Source: Shader>: Shader {
  /// What gives the opacity.
  let image: ImageShader
  /// What gives the colours.
  let paint: Source

  func pixel(_ x: Int, _ y: Int) -> UInt32 { scaled(paint.pixel(x, y), by: image.pixel(x, y) >> 24) }
}

extension PictureRenderer {
  /// Fills an outline with a gradient.
  func fill(
    _ shape: Outline, _ gradient: Gradient, _ canvas: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    guard let shader = GradientShader(gradient, canvas) else { return }
    fill(shape, shader, canvas, in: region, on: &surface)
  }

  /// Draws an image inside its rectangle.
  func draw(
    _ image: ImagePlacement, _ canvas: Canvas, in region: PixelRect, on surface: inout Surface
  ) {
    let pixels = images.pixels(of: image.source, in: canvas.space)
    guard let shader = ImageShader(image, pixels, canvas) else { return }
    let shape = Outline.rectangle(image.destination)
    switch image.template {
    case nil:
      fill(shape, shader, canvas, in: region, on: &surface)
    case .solid(let color):
      let paint = SolidShader(color: canvas.pixel(of: color))
      fill(shape, TemplateShader(image: shader, paint: paint), canvas, in: region, on: &surface)
    case .gradient(let gradient):
      guard let paint = GradientShader(gradient, canvas) else { return }
      fill(shape, TemplateShader(image: shader, paint: paint), canvas, in: region, on: &surface)
    }
  }

  private func fill<Source: Shader>(
    _ shape: Outline, _ shader: Source, _ canvas: Canvas, in region: PixelRect,
    on surface: inout Surface
  ) {
    outline.set(shape.path, canvas)
    fillOutline(shape.fillRule, ShadePainter(shader: shader), in: region, on: &surface)
  }
}
