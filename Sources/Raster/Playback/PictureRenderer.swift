// SPDX-License-Identifier: MIT

import Colorimetry
public import Geometry
public import Pictures

/// Draws pictures into pixel buffers.
///
/// A renderer keeps what the next drawing can use: masks of glyphs, layers, scratch memory. None of it
/// changes a pixel. It belongs to one thread; a pool of workers has one each.
public final class PictureRenderer {
  var accumulator = CoverageAccumulator()
  var outline = FixedOutline()
  var glyphs: GlyphMaskCache
  var inks = InkTables()
  var layers = LayerStack()
  var cutOuts: [CutOut.Key: CutOut] = [:]
  var images = ConvertedImages()
  var blur = GaussianBlur()

  /// Creates a renderer.
  ///
  /// - Parameter glyphMemory: The most bytes that masks of glyphs may take; 0 keeps none.
  public init(glyphMemory: Int = 10 << 20) {
    glyphs = GlyphMaskCache(budget: max(0, glyphMemory))
  }

  /// Draws a picture.
  ///
  /// Drawing is source-over on encoded, premultiplied bytes; each product is divided by 255 and rounded
  /// half up. Colours of another space are brought to the buffer's.
  ///
  /// - Parameters:
  ///   - picture: The drawing. Its size is not looked at; nothing is drawn outside the buffer.
  ///   - scale: Pixels in one pt of the canvas.
  ///   - buffer: What is drawn into; the canvas's origin is its top left corner.
  ///   - ground: What lies under the drawing.
  ///   - shape: The shape outside of which the ground alone shows, in pt; nil for the whole buffer.
  ///   - part: The pixels that may change; nil for all of them.
  public func draw(
    _ picture: Picture, scale: Double, into buffer: inout PixelBuffer, on ground: Ground,
    within shape: Outline? = nil, part: PixelRect? = nil
  ) {
    let whole = PixelRect(buffer.size)
    let region = part.map { $0.intersection(whole) } ?? whole
    guard !region.isEmpty else { return }
    let canvas = Canvas(scale: scale, space: buffer.space, buffer: whole)
    var surface = Surface(bounds: whole, pixels: [])
    swap(&surface.pixels, &buffer.pixels)
    defer { swap(&surface.pixels, &buffer.pixels) }
    guard let color = ground.pixel else {
      if let shape {
        draw(DrawGroup(clip: shape, items: picture.items), canvas, in: region, on: &surface)
      } else {
        draw(picture.items, canvas, in: region, on: &surface)
      }
      return
    }
    if !canvas.isHidden(region, by: picture.items.first) { surface.fill(region, with: color) }
    draw(picture.items, canvas, in: region, on: &surface)
    guard let shape else { return }
    cut(shape, canvas, in: region, on: &surface, ground: color)
  }

  func draw(
    _ items: [DrawItem], _ canvas: Canvas, in region: PixelRect, on surface: inout Surface
  ) {
    for item in items {
      switch item {
      case .fill(let outline, .solid(let color)):
        fill(outline, canvas.pixel(of: color), canvas, in: region, on: &surface)
      case .fill(let outline, .gradient(let gradient)):
        fill(outline, gradient, canvas, in: region, on: &surface)
      case .glyphs(let run, let paint):
        draw(run, paint, canvas, in: region, on: &surface)
      case .image(let image):
        draw(image, canvas, in: region, on: &surface)
      case .group(let group):
        draw(group, canvas, in: region, on: &surface)
      }
    }
  }
}

/// What lies under a drawing.
public enum Ground: Hashable, Sendable {
  /// Nothing: the buffer is cleared first.
  case clear
  /// Opaque black, as an unlit panel; every pixel of the result is opaque.
  case black
  /// What the buffer holds already.
  case current

  /// The pixel that the buffer is filled with first, or nil where it stays.
  var pixel: UInt32? {
    switch self {
    case .clear: 0
    case .black: 0xFF00_0000
    case .current: nil
    }
  }
}
