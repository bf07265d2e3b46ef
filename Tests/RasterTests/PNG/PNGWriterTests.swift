// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import TestSupport
import Testing

@testable import Raster

@Suite struct PNGWriterTests {
  /// What a picture of the tests is made of.
  enum Ink: CaseIterable {
    case grays, fewColors, manyColors, translucent

    var colorType: UInt8 {
      switch self {
      case .grays: 0
      case .fewColors: 3
      case .manyColors: 2
      case .translucent: 6
      }
    }

    func pixel(_ random: inout SeededGenerator) -> UInt32 {
      let value = UInt32(truncatingIfNeeded: random.next() >> 16)
      switch self {
      case .grays: return 0xFF00_0000 | (value & 255) * 0x01_0101
      case .fewColors: return 0xFF00_0000 | (value & 31) * 0x05_0307
      case .manyColors: return 0xFF00_0000 | value
      case .translucent: return 0x8000_0000 | value & 0x7F_7F7F
      }
    }
  }

  /// A flat picture with some runs of ink in a part of it.
  private func picture(
    _ size: PixelSize, _ ink: Ink, in part: PixelRect, seed: UInt64, ground: UInt32 = 0xFF00_0000
  ) -> PixelBuffer {
    var random = SeededGenerator(seed: seed)
    var picture = PixelBuffer(size: size)
    for place in picture.pixels.indices { picture.pixels[place] = ground }
    for y in part.minY..<part.maxY {
      var x = part.minX
      while x < part.maxX {
        let pixel = random.next() % 3 == 0 ? ground : ink.pixel(&random)
        let end = min(part.maxX, x + 1 + Int(random.next() % 5))
        for column in x..<end { picture.pixels[y * size.width + column] = pixel }
        x = end
      }
    }
    return picture
  }

  private let size = PixelSize(83, 270)
  /// All of it, a part over two bands, its last pixel, one whole band, and nothing.
  private let parts = [
    PixelRect(minX: 0, minY: 0, maxX: 83, maxY: 270), PixelRect(minX: 3, minY: 50, maxX: 60, maxY: 110),
    PixelRect(minX: 82, minY: 269, maxX: 83, maxY: 270), PixelRect(minX: 9, minY: 64, maxX: 30, maxY: 128),
    .empty,
  ]

  @Test(arguments: Ink.allCases)
  func `what is written is read back, pixel by pixel`(_ ink: Ink) throws {
    let ground: UInt32 = ink == .translucent ? 0 : 0xFF00_0000
    for (seed, part) in parts.enumerated() {
      let picture = picture(size, ink, in: part, seed: UInt64(seed + 9), ground: ground)
      let bytes = try picture.pngBytes()
      #expect(try PNGPicture(bytes).pixelBuffer == picture)
      if part == parts[0] { #expect(bytes[25] == ink.colorType) }
    }
  }

  @Test func `a file depends on its picture alone, whatever was written before`() throws {
    for first in Ink.allCases {
      var writer = PNGWriter()
      var old = picture(size, first, in: parts[1], seed: 4)
      _ = try writer.bytes(of: old)
      for (seed, ink) in (Ink.allCases + Ink.allCases.reversed() + [first, first]).enumerated() {
        for part in parts {
          var new = old
          new.copy(picture(size, ink, in: part, seed: UInt64(seed + 30)), x: 0, y: 0)
          // Only the part is another one than before.
          var other = old
          other.restore(part, from: new)
          let bytes = try writer.bytes(of: other, changedIn: part)
          #expect(bytes == (try other.pngBytes()))
          #expect(try PNGPicture(bytes).pixelBuffer == other)
          old = other
        }
      }
      let small = picture(PixelSize(9, 9), first, in: PixelRect(minX: 1, minY: 1, maxX: 5, maxY: 5), seed: 1)
      #expect(try writer.bytes(of: small, changedIn: .empty) == small.pngBytes())
    }
  }

  @Test func `a series writes each picture as it is written alone, whatever came before`() throws {
    var series = PNGSeries()
    var random = SeededGenerator(seed: 11)
    let small = PixelRect(minX: 1, minY: 1, maxX: 5, maxY: 5)
    var last = picture(size, .grays, in: parts[0], seed: 1)
    for seed in 0..<40 {
      var next = last
      let ink = try #require(Ink.allCases.randomElement(using: &random))
      let part = try #require(parts.randomElement(using: &random))
      if seed % 5 != 0 { next.restore(part, from: picture(size, ink, in: part, seed: UInt64(seed))) }
      if seed % 7 == 6 { next = picture(PixelSize(9, 9), ink, in: small, seed: UInt64(seed)) }
      let bytes = try series.bytes(of: next, pixelsPerInch: 460, name: "picture")
      #expect(bytes == (try next.pngBytes(pixelsPerInch: 460)))
      if next.size == last.size { last = next }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 86, 87, 88, 257, 258, 259, 260, 261, 262, 517, 1000])
  func `runs of every length are read back`(_ length: Int) throws {
    for ink in Ink.allCases {
      var random = SeededGenerator(seed: UInt64(length))
      var flat = PixelBuffer(size: PixelSize(length + 2, 140))
      for place in flat.pixels.indices { flat.pixels[place] = ink.pixel(&random) }
      // Below, noise leaves too many colours for a palette where the ink has many.
      for row in 0..<40 {
        let pixel = ink.pixel(&random)
        for column in 0..<length { flat.pixels[row * (length + 2) + column] = pixel }
      }
      #expect(try PNGPicture(flat.pngBytes()).pixelBuffer == flat)
    }
  }

  @Test func `pictures of more than one block are read back`() throws {
    for ink in Ink.allCases {
      let noise = picture(
        PixelSize(3000, 70), ink, in: PixelRect(minX: 0, minY: 0, maxX: 3000, maxY: 70), seed: 5)
      #expect(try PNGPicture(noise.pngBytes()).pixelBuffer == noise)
    }
  }
}
