// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

extension PixelBuffer {
  /// Returns the one pixel that a part of the picture is made of, or nil.
  ///
  /// - Precondition: the part lies inside the picture and holds a pixel.
  public func flatPixel(in part: PixelRect) -> PremultipliedColor? {
    let first = pixels[part.minY * size.width + part.minX]
    return isFlat(part, first) ? PremultipliedColor(pixel: first) : nil
  }

  /// Returns a part of one pixel grown on all sides as far as the picture stays flat and a test holds.
  ///
  /// - Parameters:
  ///   - part: A part of one pixel, which holds that of the test.
  ///   - holds: Whether a rectangle may belong to the part.
  public func flatPart(around part: PixelRect, where holds: (PixelRect) -> Bool) -> PixelRect {
    let pixel = pixels[part.minY * size.width + part.minX]
    return part.grown(inside: PixelRect(size)) { isFlat($0, pixel) && holds($0) }
  }

  private func isFlat(_ part: PixelRect, _ pixel: UInt32) -> Bool {
    for row in part.minY..<part.maxY {
      let start = row * size.width
      if !repeats(pixel, pixels.span.extracting(start + part.minX..<start + part.maxX)) { return false }
    }
    return true
  }

  /// Returns the picture of one colour laid over a pixel at every coverage, from none on the left to all of it.
  ///
  /// It is laid as glyphs are, so that a pixel under a glyph is that of its coverage.
  public static func inkScale(
    of color: EncodedColor, over ground: PremultipliedColor, space: ColorSpace
  ) -> PixelBuffer {
    var scale = PixelBuffer(size: PixelSize(256, 1), filledWith: ground, space: space)
    let coverage = ContiguousArray<UInt8>(0...255)
    var pixels = scale.pixels.mutableSpan
    composeRow(
      color.premultiplied(in: space).pixel, mask: coverage.span, 0..<256, over: &pixels, from: 0)
    return scale
  }
}

extension PixelRect {
  /// Returns the rectangle grown in turn on each side while a test holds of what is added, in ever smaller steps.
  func grown(inside whole: PixelRect, while holds: (PixelRect) -> Bool) -> PixelRect {
    var grown = self
    for step in [64, 16, 4, 1] {
      var open: Set<Side> = Set(Side.allCases)
      while !open.isEmpty {
        for side in Side.allCases where open.contains(side) {
          let strip = grown.strip(step, beyond: side)
          if strip.intersection(whole) == strip, holds(strip) {
            grown = grown.union(strip)
          } else {
            open.remove(side)
          }
        }
      }
    }
    return grown
  }

  private enum Side: CaseIterable {
    case left, top, right, bottom
  }

  /// The rows or columns next to a side.
  private func strip(_ count: Int, beyond side: Side) -> PixelRect {
    switch side {
    case .left: PixelRect(minX: minX - count, minY: minY, maxX: minX, maxY: maxY)
    case .top: PixelRect(minX: minX, minY: minY - count, maxX: maxX, maxY: minY)
    case .right: PixelRect(minX: maxX, minY: minY, maxX: maxX + count, maxY: maxY)
    case .bottom: PixelRect(minX: minX, minY: maxY, maxX: maxX, maxY: maxY + count)
    }
  }
}
