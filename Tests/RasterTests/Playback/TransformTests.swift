// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct TransformTests {
  private func turned(_ items: [DrawItem], _ transform: AffineTransform) -> [DrawItem] {
    [.group(DrawGroup(transform: transform, items: items))]
  }

  @Test func `a quarter turn turns the pixels`() {
    // All but the upright text, whose pens lie on a grid of quarter pixels until it is turned.
    let upright = Array(SceneOfEverything.items.dropLast())
    let quarter = AffineTransform.rotation(degrees: 90, around: Point(48, 48))
    let before = drawing(upright, 96, 96, on: .clear)
    let after = drawing(turned(upright, quarter), 96, 96, on: .clear)
    var expected = PixelBuffer(size: PixelSize(96, 96))
    for y in 0..<96 { for x in 0..<96 { expected[95 - y, x] = before[x, y] } }
    // Crossings of rows are rounded to 1/1024 px and those of columns are not the same ones: an edge in a pixel moves
    // by at most one step of coverage; edges of layers on layers add up.
    var (far, worst) = (0, 0)
    for y in 0..<96 {
      for x in 0..<96 {
        let (a, b) = (after[x, y], expected[x, y])
        let deltas = [(a.red, b.red), (a.green, b.green), (a.blue, b.blue), (a.alpha, b.alpha)]
          .map { abs(Int($0) - Int($1)) }
        worst = max(worst, deltas.max() ?? 0)
        if deltas.contains(where: { $0 > 4 }) { far += 1 }
      }
    }
    #expect(far == 0, "\(worst)")
  }

  @Test func `a turned square is the square of turned corners`() {
    let map = AffineTransform(a: 0.8, b: 0.4, c: -0.9, d: 1.3, tx: 20, ty: 3)
    let corners = [Point(2, 2), Point(20, 2), Point(20, 20), Point(2, 20)]
    let there = Polygon(corners: corners.map(map.applied))
    let expected = drawing([.fill(.path(there.path, .nonZero), .solid(.white))], 60, 60)
    #expect(
      drawing(turned([.fill(.rectangle(Rect(2, 2, 18, 18)), .solid(.white))], map), 60, 60) == expected)
    // A glyph is its outline, turned; seven tenths of 180/7 are 18.
    let run = GlyphRun(
      source: BoxFont(), pointSize: 180.0 / 7, glyphs: [.init(id: GlyphID(7), position: Point(2, 20))])
    let letter = drawing(turned([.glyphs(run, .solid(.white))], map), 60, 60)
    #expect(letter.difference(from: expected)?.largestDelta ?? 0 <= 1)
    // A clip is turned as well, and so is a mask.
    let all = DrawItem.fill(.rectangle(Rect(-200, -200, 400, 400)), .solid(.white))
    let square = Outline.rectangle(Rect(2, 2, 18, 18))
    for group in [
      DrawGroup(clip: square, transform: map, items: [all]),
      DrawGroup(mask: [.fill(square, .solid(.black))], transform: map, items: [all]),
    ] {
      #expect(drawing([.group(group)], 60, 60) == expected)
    }
  }

  @Test func `a shift by whole pixels moves every pixel`() {
    let items = SceneOfEverything.items
    let moved = drawing(turned(items, .translation(x: 6, y: -4)), 140, 140, scale: 0.5)
    let still = drawing(items, 140, 140, scale: 0.5)
    for y in 0..<138 { for x in 3..<140 { #expect(moved[x, y] == still[x - 3, y + 2]) } }
  }

  @Test func `maps inside maps are one map`() {
    let items = [SceneOfEverything.items[2], SceneOfEverything.items[3]]
    let inner = AffineTransform.scale(x: 0.5, y: 2, around: Point(30, 30))
    let outer = AffineTransform.translation(x: 8, y: -16)
    #expect(
      drawing(turned(turned(items, inner), outer), 90, 90)
        == drawing(turned(items, inner.followed(by: outer)), 90, 90))
  }

  @Test func `a flat or a broken map draws nothing and stops nothing`() {
    for map in [
      AffineTransform.scale(x: 0, y: 1), .scale(x: 1, y: 0), .scale(x: .nan, y: 1),
      .scale(x: 1e300, y: 1e300),
      .translation(x: .infinity, y: 0), .rotation(degrees: .nan),
    ] {
      _ = drawing(turned(SceneOfEverything.items, map), 40, 40)
    }
    #expect(drawing(turned(SceneOfEverything.items, .scale(x: 0, y: 0)), 40, 40) == drawing([], 40, 40))
  }
}
