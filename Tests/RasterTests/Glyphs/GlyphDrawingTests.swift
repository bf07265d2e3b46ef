// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct GlyphDrawingTests {
  private let font = BoxFont()

  private func run(_ id: UInt32, _ x: Double, _ y: Double, size: Double = 20) -> DrawItem {
    .glyphs(
      GlyphRun(
        source: font, pointSize: size, glyphs: [.init(id: GlyphID(id), position: Point(x, y))]),
      .solid(.white))
  }

  /// The square of a glyph of the box face whose pen is at a place.
  private func square(_ id: UInt32, _ x: Double, _ y: Double, size: Double = 20) -> DrawItem {
    let side = Double(id) / 10 * size
    return .fill(.rectangle(Rect(x, y - side, side, side)), .solid(.white))
  }

  @Test func `a glyph covers what its outline covers at the nearest quarter of a pixel`() {
    for step in 0..<16 {
      let x = 10 + Double(step) / 16
      let y = 30 - Double(step) / 32
      let nearestX = ((x * 4 + 0.5).rounded(.down)) / 4
      let nearestY = ((y * 4 + 0.5).rounded(.down)) / 4
      let drawn = drawing([run(7, x, y, size: 19.3)], 40, 40)
      let expected = drawing([square(7, nearestX, nearestY, size: 19.3)], 40, 40)
      // The size of a glyph is rounded to 1/65536 px, its corners to the same grid as the square's.
      #expect((drawn.difference(from: expected)?.largestDelta ?? 0) <= 1)
    }
  }

  @Test func `curves of glyphs are filled as curves of paths`() {
    let blob = Blob()
    let drawn = drawing(
      [
        .glyphs(
          GlyphRun(
            source: blob, pointSize: 64, glyphs: [.init(id: GlyphID(1), position: Point(4, 70))]),
          .solid(.white))
      ], 80, 80)
    var path = Path()
    path.move(to: Point(4, 70))
    path.quad(to: Point(68, 70), control: Point(36, 6))
    path.cubic(to: Point(4, 70), control1: Point(60, 78), control2: Point(12, 78))
    let expected = drawing([.fill(.path(path, .nonZero), .solid(.white))], 80, 80)
    #expect(drawn.difference(from: expected) == nil)
  }

  @Test func `pixels are equal with the cache and without it`() {
    let glyphs = (0..<60).map { (index: Int) -> GlyphRun.Glyph in
      let x = Double(index) * 3.37 - 5
      let y = 20 + Double(index % 7) * 9.1
      return GlyphRun.Glyph(id: GlyphID(UInt32(index % 10)), position: Point(x, y))
    }
    let items = [12.0, 17, 33.3].map { (size: Double) -> DrawItem in
      DrawItem.glyphs(
        GlyphRun(source: font, pointSize: size, glyphs: glyphs),
        .solid(EncodedColor(bytes: 255, 200, 10, alpha: 0.7)))
    }
    let cached = drawing(items, 200, 90, by: PictureRenderer())
    // No cache at all, and one that is thrown away again and again.
    for memory in [0, 2000] {
      let other = drawing(items, 200, 90, by: PictureRenderer(glyphMemory: memory))
      #expect(other.difference(from: cached) == nil)
    }
    let twice = PictureRenderer()
    _ = drawing(items, 200, 90, by: twice)
    #expect(drawing(items, 200, 90, by: twice) == cached)
  }

  @Test func `a glyph too large to be kept is drawn all the same`() {
    // 0.9 em of 600 px: 540 × 540 px.
    let drawn = drawing([run(9, 20.25, 560.5, size: 600)], 600, 600)
    let expected = drawing([square(9, 20.25, 560.5, size: 600)], 600, 600)
    #expect(drawn.difference(from: expected) == nil)
  }

  @Test func `two faces that differ never share a mask`() {
    let renderer = PictureRenderer()
    // Faces come and go; a new one may stand where an old one stood.
    for side in 1...9 {
      let face = Square(side: Int32(side))
      let item = DrawItem.glyphs(
        GlyphRun(source: face, pointSize: 10, glyphs: [.init(id: GlyphID(1), position: Point(2, 15))]),
        .solid(.white))
      let drawn = drawing([item], 20, 20, by: renderer)
      var area = 0
      for y in 0..<20 { for x in 0..<20 { area += Int(drawn[x, y].red) } }
      #expect(area == side * side * 255)
    }
  }

  @Test func `a glyph without ink and a size of nothing draw nothing`() {
    let empty = drawing([], 40, 40)
    #expect(drawing([run(0, 5, 20)], 40, 40) == empty)
    for size in [0, -5, .nan] { #expect(drawing([run(5, 5, 20, size: size)], 40, 40) == empty) }
  }
}

/// A face with one glyph of a quadratic and a cubic piece.
private final class Blob: GlyphSource {
  let unitsPerEm = 64
  func outline(of glyph: GlyphID) -> GlyphOutline {
    GlyphOutline(elements: [
      .move(.init(0, 0)), .quad(.init(32, 64), .init(64, 0)),
      .cubic(.init(56, -8), .init(8, -8), .init(0, 0)),
    ])
  }
}

/// A face with one square.
private final class Square: GlyphSource {
  let unitsPerEm = 10
  let side: Int32
  init(side: Int32) { self.side = side }
  func outline(of glyph: GlyphID) -> GlyphOutline {
    GlyphOutline(elements: [
      .move(.init(0, 0)), .line(.init(0, side)), .line(.init(side, side)), .line(.init(side, 0)),
    ])
  }
}
