// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Light
import Raster
import Testing

@Suite struct CodeCountsTests {
  @Test func `each pixel is counted once in each channel`() {
    let counts = CodeCounts(
      of: picture(3, 1) { x, _ in [pixel([1, 2, 3]), pixel([1, 0, 3]), pixel([0, 0, 0])][x] })
    #expect(counts.pixels == 3)
    #expect(counts.litPixels == 2)
    #expect(counts.red[0] == 1 && counts.red[1] == 2)
    #expect(counts.green[0] == 2 && counts.green[2] == 1)
    #expect(counts.blue[0] == 1 && counts.blue[3] == 2)
    #expect(counts.red.reduce(0, +) == 3)
  }

  @Test func `runs of every length around a block count as single pixels do`() {
    for length in [1, 7, 8, 9, 31, 32, 33, 39, 40, 41, 72, 73, 200] {
      let strip = picture(length + 2, 1) { x, _ in pixel(x < length ? [9, 8, 7] : [0, 0, 1]) }
      let counts = CodeCounts(of: strip)
      #expect(counts.red[9] == length, "\(length)")
      #expect(counts.blue[1] == 2)
      #expect(counts.pixels == length + 2)
    }
  }

  @Test func `the counts do not depend on the order of the pixels`() {
    let size = 37
    let original = mixedPicture(size, size)
    let pixels = original.pixels
    let counts = CodeCounts(of: original)
    let flipped = picture(size, size) { x, y in pixels[y * size + size - 1 - x] }
    let turned = picture(size, size) { x, y in pixels[(size - 1 - x) * size + y] }
    let transposed = picture(size, size) { x, y in pixels[x * size + y] }
    for other in [flipped, turned, transposed] {
      #expect(CodeCounts(of: other) == counts)
      #expect(
        LightMeter().reading(of: other, area: 100) == LightMeter().reading(of: original, area: 100))
    }
  }

  @Test func `the parts add up to the whole, and what changed can be taken out and put in`() {
    let whole = mixedPicture(101, 57)
    var sum = CodeCounts(depth: .eight)
    for top in stride(from: 0, to: 57, by: 16) {
      for left in stride(from: 0, to: 101, by: 25) {
        sum.add(
          CodeCounts(
            of: whole, in: PixelRect(minX: left, minY: top, maxX: left + 25, maxY: top + 16)))
      }
    }
    #expect(sum == CodeCounts(of: whole))

    let other = mixedPicture(101, 57, seed: 2)
    let part = PixelRect(minX: 10, minY: 5, maxX: 60, maxY: 30)
    let before = whole.pixels
    let after = other.pixels
    let changed = picture(101, 57) { x, y in
      let isInside = (part.minX..<part.maxX).contains(x) && (part.minY..<part.maxY).contains(y)
      return isInside ? after[y * 101 + x] : before[y * 101 + x]
    }
    var counts = CodeCounts(of: whole)
    counts.subtract(CodeCounts(of: whole, in: part))
    counts.add(CodeCounts(of: changed, in: part))
    #expect(counts == CodeCounts(of: changed))
  }

  @Test(arguments: [1, 2, 8])
  func `any number of workers comes to the same counts`(_ workers: Int) async {
    let whole = mixedPicture(64, 64)
    let rows = 64 / workers
    let sum = await withTaskGroup(of: CodeCounts.self) { group in
      for worker in 0..<workers {
        group.addTask {
          CodeCounts(
            of: whole,
            in: PixelRect(minX: 0, minY: worker * rows, maxX: 64, maxY: (worker + 1) * rows))
        }
      }
      return await group.reduce(into: CodeCounts(depth: .eight)) { $0.add($1) }
    }
    #expect(sum == CodeCounts(of: whole))
  }

  @Test func `a part outside the picture counts nothing`() {
    let counts = CodeCounts(
      of: mixedPicture(8, 8), in: PixelRect(minX: 8, minY: 2, maxX: 20, maxY: 4))
    #expect(counts == CodeCounts(depth: .eight))
  }

  @Test func `a threshold sets what is lit, by the brightest sample`() {
    let counts = CodeCounts(
      of: picture(3, 1) { x, _ in pixel([0, [7, 8, 9][x], 0]) }, litThreshold: 8)
    #expect(counts.litPixels == 1)
  }

  @Test func `sixteen bit samples are counted at their own depth`() {
    var counts = CodeCounts(depth: .sixteen)
    let samples: ContiguousArray<UInt16> = [1, 0, 65535, 65535, 0, 0, 0, 65535]
    counts.count(samples: samples.span)
    #expect(counts.pixels == 2)
    #expect(counts.litPixels == 1)
    #expect(counts.blue[65535] == 1 && counts.red[1] == 1)
  }
}
