// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import Testing

@Suite struct GroupTests {
  private let all = Outline.rectangle(Rect(0, 0, 4, 4))
  private func gray(_ byte: UInt8, alpha: Double = 1) -> Paint {
    .solid(EncodedColor(bytes: byte, byte, byte, alpha: alpha))
  }
  private func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func `an opacity is one factor on the whole group, for every byte`() {
    for byte in 0...255 {
      let group = DrawGroup(
        opacity: Double(byte) / 255, items: [.fill(all, gray(10)), .fill(all, gray(200))])
      let pixel = drawing([.fill(all, gray(90)), .group(group)], 4, 4)[1, 1]
      // The lower item does not show through: only 200 and the ground of 90 take part.
      #expect(Int(pixel.red) == product(200, byte) + product(90, 255 - byte))
    }
  }

  @Test func `a clip that nests is the product of both coverages`() {
    let outer = Outline.ellipse(Rect(0.5, 0.5, 18, 17))
    let inner = Outline.roundedRectangle(Rect(4.3, 2.1, 13, 15), radius: 5, style: .continuous)
    let fill = DrawItem.fill(.rectangle(Rect(0, 0, 20, 20)), gray(255))
    let nested = DrawGroup(
      clip: outer, items: [.group(DrawGroup(clip: inner, items: [fill]))])
    let drawn = drawing([.group(nested)], 20, 20)
    let outerCoverage = coverage(outer, 20, 20)
    let innerCoverage = coverage(inner, 20, 20)
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(Int(drawn[x, y].red) == product(innerCoverage[y][x], outerCoverage[y][x]))
      }
    }
  }

  @Test func `an opacity and a clip are one factor`() {
    let clip = Outline.ellipse(Rect(1, 1, 10, 9))
    let mask = coverage(clip, 12, 11)
    let group = DrawGroup(
      opacity: 100.0 / 255, clip: clip,
      items: [.fill(.rectangle(Rect(0, 0, 12, 11)), gray(200))])
    let drawn = drawing([.group(group)], 12, 11)
    for y in 0..<11 {
      for x in 0..<12 {
        #expect(Int(drawn[x, y].red) == product(200, product(mask[y][x], 100)))
      }
    }
  }

  @Test func `a clip on pixel borders cuts sharply`() {
    let group = DrawGroup(
      clip: .rectangle(Rect(1, 1, 2, 2)), items: [.fill(.rectangle(Rect(-9, -9, 99, 99)), gray(255))])
    let drawn = drawing([.group(group)], 4, 4, on: .clear)
    for y in 0..<4 {
      for x in 0..<4 {
        let isInside = (1...2).contains(x) && (1...2).contains(y)
        #expect(drawn[x, y].alpha == (isInside ? 255 : 0))
      }
    }
  }

  @Test func `a group without effect is its items`() {
    let items: [DrawItem] = [
      .fill(.ellipse(Rect(0, 0, 9, 9)), gray(100, alpha: 0.3)),
      .fill(.ellipse(Rect(3, 3, 9, 9)), gray(255, alpha: 0.7)),
    ]
    #expect(drawing(items, 12, 12) == drawing([.group(DrawGroup(items: items))], 12, 12))
    let gone = DrawGroup(opacity: 0, items: items)
    #expect(drawing([.group(gone)], 12, 12) == drawing([], 12, 12))
  }
}
