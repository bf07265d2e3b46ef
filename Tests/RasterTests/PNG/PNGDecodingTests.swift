// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import TestSupport
import Testing

@Suite struct PNGDecodingTests {
  /// A file that claims a size and holds next to nothing.
  private func claim(_ width: Int, _ height: Int, depth: UInt8 = 8, colorType: UInt8 = 6) -> [UInt8] {
    var file = PNGBytes()
    file.chunks[0].content = PNGBytes.header(width, height, depth: depth, colorType: colorType)
    return file.bytes
  }

  @Test(arguments: [(20_000, 20_000), (60_000, 60_000), (65_536, 65_536), (2_147_483_647, 2_147_483_647)])
  func `a picture of too many pixels is refused before memory is taken`(_ width: Int, _ height: Int) {
    let error = #expect(throws: PNGError.self) {
      try PNGPicture(claim(width, height), name: "bomb.png")
    }
    #expect(error?.code == .tooLarge)
    #expect(error?.description.contains("bomb.png") == true)
    #expect(error?.description.contains("\(width) × \(height) px") == true)
  }

  @Test(arguments: [(0, 4_000_000_000), (4_000_000_000, 0), (0, 0), (0, 5)])
  func `a side of nothing is an error`(_ width: Int, _ height: Int) {
    let error = #expect(throws: PNGError.self) { try PNGPicture(claim(width, height)) }
    #expect(error?.code == .damaged)
  }

  @Test func `a long, small picture is read and the limit can be moved both ways`() throws {
    var file = PNGBytes()
    let rows = [UInt8]((0..<100_000).flatMap { _ in [0, 0xF0, 0, 0] as [UInt8] })
    file.chunks[0].content = PNGBytes.header(20, 100_000, depth: 1, colorType: 0)
    file.chunks[1].content = PNGBytes.stored(rows)
    let picture = try PNGPicture(file.bytes)
    #expect(picture.size == PixelSize(20, 100_000))
    #expect(picture.fileDepth == 1)
    #expect(picture.pixelBuffer[3, 99_999].red == 255)
    #expect(picture.pixelBuffer[4, 99_999].red == 0)
    #expect(throws: PNGError.self) { try PNGPicture(file.bytes, pixelLimit: 1_999_999) }
    #expect(throws: Never.self) { try PNGPicture(file.bytes, pixelLimit: 2_000_000) }
    #expect(throws: PNGError.self) { try PNGPicture(claim(60_000, 60_000), pixelLimit: .max) }
  }

  @Test func `no cut and no changed byte stops the program`() throws {
    let names: Set = ["basi3p04.png", "tbbn3p08.png", "basn6a16.png", "sharp-p3.png", "ch2n3p08.png"]
    var random = SeededGenerator(seed: 21)
    for file in PNGCase.all where names.contains(file.name) {
      let bytes = try file.bytes()
      for length in stride(from: 0, to: bytes.count, by: 7) {
        _ = try? PNGPicture(Array(bytes[..<length]))
      }
      for _ in 0..<300 {
        var changed = bytes
        for _ in 0...random.next() % 3 {
          changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
        }
        _ = try? PNGPicture(changed, pixelLimit: 1_000_000)
      }
    }
  }

  @Test func `a picture of sixteen bits becomes bytes, rounded half up and premultiplied`() throws {
    var file = PNGBytes()
    file.chunks[0].content = PNGBytes.header(1, 1, depth: 16, colorType: 6)
    // 0x8080 is 128.0 in bytes, 0x80FF 128.5, 0x017F 1.49; alpha 0x4040 is 64.
    file.chunks[1].content = PNGBytes.stored([0, 0x80, 0x80, 0x81, 0x01, 0x01, 0x7F, 0x40, 0x40])
    let pixel = try PNGPicture(file.bytes).pixelBuffer[0, 0]
    // 128 · 64 ÷ 255 = 32.1; 129 · 64 ÷ 255 = 32.4; 1 · 64 ÷ 255 = 0.25.
    #expect(pixel == PremultipliedColor(red: 32, green: 32, blue: 0, alpha: 64))
    #expect(try !PNGPicture(file.bytes).isOpaque)
    #expect(try PNGPicture(PNGBytes().bytes).isOpaque)
  }
}
