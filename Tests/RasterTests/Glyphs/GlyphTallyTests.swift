// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct GlyphTallyTests {
  private let font = BoxFont()

  private func run(_ pens: [(id: UInt32, x: Double)], y: Double) -> GlyphRun {
    GlyphRun(
      source: font, pointSize: 20,
      glyphs: pens.map { GlyphRun.Glyph(id: GlyphID($0.id), position: Point($0.x, y)) })
  }

  /// Returns the tally of lines, and how often their masks have each coverage.
  private func tally(_ lines: [GlyphRun]) -> (tally: GlyphTally, counts: [Int]) {
    let renderer = PictureRenderer()
    var tally = GlyphTally()
    tally.begin()
    for line in lines {
      tally.beginLine()
      renderer.addMasks(of: line, x: 0, y: 0, scale: 1, to: &tally)
      tally.endLine()
    }
    var counts = ContiguousArray(repeating: 0, count: 256)
    for mask in tally.masks { renderer.countCoverage(ofMask: Int(mask), into: &counts) }
    return (tally, Array(counts))
  }

  @Test func `masks have the coverage that drawing leaves in white on black`() {
    let lines = [
      run([(5, 3.1), (7, 14.6), (2, 30.3), (7, 36.4)], y: 20.2), run([(7, 4), (3, 20.75)], y: 45.5),
    ]
    let (tally, counts) = tally(lines)
    let drawn = drawing(lines.map { .glyphs($0, .solid(.white)) }, 60, 60)
    var expected = [Int](repeating: 0, count: 256)
    for y in 0..<60 { for x in 0..<60 where drawn[x, y].red > 0 { expected[Int(drawn[x, y].red)] += 1 } }
    #expect(tally.isExact && tally.masks.count == 6)
    #expect(counts == expected)
    for y in 0..<60 {
      for x in 0..<60 where drawn[x, y].red > 0 {
        #expect(
          (tally.box.minX..<tally.box.maxX).contains(x) && (tally.box.minY..<tally.box.maxY).contains(y))
      }
    }
  }

  @Test func `glyphs that share a pixel have no exact tally`() {
    // A box of the seventh glyph is 14 px wide.
    #expect(tally([run([(7, 3), (7, 17)], y: 20)]).tally.isExact)
    #expect(!tally([run([(7, 3), (7, 16.5)], y: 20)]).tally.isExact)
    #expect(tally([run([(7, 3)], y: 20), run([(7, 3)], y: 34)]).tally.isExact)
    #expect(!tally([run([(7, 3)], y: 20), run([(7, 3)], y: 33.5)]).tally.isExact)
  }
}
