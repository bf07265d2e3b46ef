// SPDX-License-Identifier: MIT

import Colorimetry
public import Geometry

/// The pixels that a shape does not wholly cover.
///
/// A widget's shape is the same for every entry, so its few hundred spans at the corners are kept from one
/// drawing to the next.
struct CutOut {
  /// What the spans follow from.
  struct Key: Hashable {
    let shape: Outline
    let scale: Double
    let bounds: PixelRect
  }

  /// The most shapes that are kept; a run has one for each device and environment.
  static let mostKept = 16

  /// The spans whose coverage is not full.
  let spans: ContiguousArray<CoverageSpan>
}

extension PictureRenderer {
  /// Leaves the ground alone outside a shape, as ``draw(_:scale:into:on:within:part:)`` does at its end.
  ///
  /// A drawing that grows item by item is kept whole, and a copy of what changed is cut.
  ///
  /// - Parameters:
  ///   - buffer: The pixels that are cut; they were drawn on the ground.
  ///   - shape: The shape, in pt.
  ///   - scale: Pixels in one pt of the canvas.
  ///   - ground: What lies under the drawing.
  ///   - part: The pixels that may change.
  /// - Precondition: the ground is not ``Ground/current``, which the drawing has covered.
  public func cut(
    _ buffer: inout PixelBuffer, to shape: Outline, scale: Double, on ground: Ground, part: PixelRect
  ) {
    guard let color = ground.pixel else { preconditionFailure("the ground is of one colour") }
    let whole = PixelRect(buffer.size)
    let region = part.intersection(whole)
    guard !region.isEmpty else { return }
    var surface = Surface(bounds: whole, pixels: [])
    swap(&surface.pixels, &buffer.pixels)
    cut(
      shape, Canvas(scale: scale, space: buffer.space, buffer: whole), in: region, on: &surface,
      ground: color)
    swap(&surface.pixels, &buffer.pixels)
  }

  /// Returns whether a shape covers every pixel of a part of a buffer wholly, so that nothing of it is cut.
  ///
  /// - Parameters:
  ///   - shape: The shape, in pt.
  ///   - part: The pixels, inside the buffer.
  ///   - scale: Pixels in one pt of the canvas.
  ///   - size: The buffer.
  public func covers(_ shape: Outline, _ part: PixelRect, scale: Double, size: PixelSize) -> Bool {
    let whole = PixelRect(size)
    let canvas = Canvas(scale: scale, space: .sRGB, buffer: whole)
    return cutOut(shape, canvas, of: whole).spans.allSatisfy { span in
      span.row < part.minY || span.row >= part.maxY
        || span.columns.lowerBound >= part.maxX || span.columns.upperBound <= part.minX
    }
  }

  /// Leaves a ground of one pixel alone outside a shape.
  func cut(
    _ shape: Outline, _ canvas: Canvas, in region: PixelRect, on surface: inout Surface,
    ground: UInt32
  ) {
    for span in cutOut(shape, canvas, of: surface.bounds).spans {
      guard span.row >= region.minY && span.row < region.maxY else { continue }
      let columns = span.columns.clamped(to: region.minX..<region.maxX)
      let places = surface.places(row: span.row, columns)
      var pixels = surface.pixels.mutableSpan
      scaleRow(by: UInt32(span.coverage), over: ground, places, of: &pixels)
    }
  }

  /// Returns what a shape does not cover of a whole surface, whatever part of it is drawn.
  private func cutOut(_ shape: Outline, _ canvas: Canvas, of bounds: PixelRect) -> CutOut {
    let key = CutOut.Key(shape: shape, scale: canvas.scale, bounds: bounds)
    if let known = cutOuts[key] { return known }
    var spans = ContiguousArray<CoverageSpan>()
    outline.set(shape.path, canvas)
    paintOutline(shape.fillRule, OutsidePainter(), in: bounds, on: &spans)
    if cutOuts.count == CutOut.mostKept { cutOuts.removeAll() }
    let cutOut = CutOut(spans: spans)
    cutOuts[key] = cutOut
    return cutOut
  }
}
