// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import TestSupport
import Testing

@testable import Raster

@Suite struct PNGTemplateTests {
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

  private let size = PixelSize(83, 70)
  private let parts = [
    PixelRect(minX: 3, minY: 5, maxX: 60, maxY: 41), PixelRect(minX: 0, minY: 0, maxX: 83, maxY: 70),
    PixelRect(minX: 82, minY: 69, maxX: 83, maxY: 70), PixelRect(minX: 9, minY: 16, maxX: 30, maxY: 32),
  ]

  @Test(arguments: Ink.allCases)
  func `what is written over a template is read back, pixel by pixel`(_ ink: Ink) throws {
    let ground: UInt32 = ink == .translucent ? 0 : 0xFF00_0000
    let template = PNGTemplate(
      picture(size, ink, in: PixelRect(minX: 40, minY: 60, maxX: 44, maxY: 64), seed: 1, ground: ground))
    var writer = PNGWriter()
    for (seed, part) in parts.enumerated() {
      let other = picture(size, ink, in: part, seed: UInt64(seed + 9), ground: ground)
      let bytes = try writer.bytes(of: other, over: template, pixelsPerInch: 460)
      #expect(try PNGPicture(bytes).pixelBuffer == other)
      if part == parts[1] { #expect(bytes[25] == ink.colorType) }
    }
    let same = try writer.bytes(of: template.picture, over: template)
    #expect(try PNGPicture(same).pixelBuffer == template.picture)
  }

  @Test func `a picture that no form of the template holds is written all the same`() throws {
    let template = PNGTemplate(picture(size, .grays, in: .empty, seed: 1))
    var writer = PNGWriter()
    for ink in Ink.allCases {
      let other = picture(size, ink, in: parts[1], seed: 2)
      #expect(try PNGPicture(writer.bytes(of: other, over: template)).pixelBuffer == other)
    }
  }

  @Test func `a file depends on the picture and the template alone`() throws {
    for ink in Ink.allCases {
      let template = PNGTemplate(picture(size, ink, in: .empty, seed: 1))
      let others = parts.enumerated().map { picture(size, ink, in: $1, seed: UInt64($0 + 3)) }
      let fresh = try others.map { other in
        var writer = PNGWriter()
        return try writer.bytes(of: other, over: template)
      }
      var writer = PNGWriter()
      for index in [2, 0, 3, 1, 1, 0, 2, 3] {
        // Parts that are said to have changed and have not are found to be as they were.
        for part in [parts[index], parts[index].union(parts[0]), parts[1]] {
          let bytes = try writer.bytes(of: others[index], over: template, changed: part)
          #expect(bytes == fresh[index])
        }
      }
    }
  }

  @Test func `rows that nothing touches are taken as they are`() throws {
    let template = PNGTemplate(picture(size, .grays, in: .empty, seed: 1))
    var packer = PNGPacker()
    let one = picture(size, .grays, in: parts[3], seed: 2)
    let flat = try #require(
      template.rows(of: template.picture, changed: parts[1], by: &packer))
    let found = try #require(template.rows(of: one, changed: parts[1], by: &packer))
    // Rows 16…31 are one band of five: the others stand before and after it byte for byte.
    #expect(found.rows.length == flat.rows.length)
    let band = flat.rows.bytes.count / 5
    #expect(found.rows.bytes.prefix(band) == flat.rows.bytes.prefix(band))
    #expect(found.rows.bytes.suffix(3 * band - 8) == flat.rows.bytes.suffix(3 * band - 8))
  }

  @Test(arguments: [1, 2, 3, 4, 5, 86, 87, 88, 257, 258, 259, 260, 261, 262, 517, 1000])
  func `runs of every length are read back`(_ length: Int) throws {
    for ink in Ink.allCases {
      var random = SeededGenerator(seed: UInt64(length))
      var flat = PixelBuffer(size: PixelSize(length + 2, 40))
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
        PixelSize(300, 400), ink, in: PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 400), seed: 5)
      #expect(try PNGPicture(noise.pngBytes()).pixelBuffer == noise)
    }
  }
}
