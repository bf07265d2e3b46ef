// SPDX-License-Identifier: MIT

import Colorimetry
import Raster
import TestSupport
import Testing

@Suite struct PNGColorTests {
  private func number(_ values: [Int]) -> [UInt8] { values.flatMap(PNGBytes.number) }

  /// Returns a picture with a chunk.
  private func picture(_ name: String, _ content: [UInt8]) throws -> PNGPicture {
    try PNGPicture(PNGBytes().with(name, content).bytes)
  }

  /// An iCCP chunk, its profile stored without compression.
  private func chunk(_ name: String, profile: [UInt8]) -> [UInt8] {
    Array(name.utf8) + [0, 0] + PNGBytes.stored(profile)
  }

  @Test func `a file that says nothing is sRGB, and so is one that says so`() throws {
    let plain = try PNGPicture(PNGBytes().bytes)
    #expect(plain.space == .sRGB && plain.ignored.isEmpty)
    let tagged = try picture("sRGB", [0])
    #expect(tagged.space == .sRGB && tagged.ignored.isEmpty)
    let gamma = try picture("gAMA", number([45455]))
    #expect(gamma.space == .sRGB && gamma.ignored.isEmpty)
    let primaries = try picture(
      "cHRM", number([31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]))
    #expect(primaries.space == .sRGB && primaries.ignored.isEmpty)
    let points = try picture("cICP", [1, 13, 0, 1])
    #expect(points.space == .sRGB && points.ignored.isEmpty)
  }

  @Test func `what says something else is named`() throws {
    #expect(try picture("gAMA", number([100_000])).ignored == ["gAMA 100000"])
    let wide = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]
    #expect(
      try picture("cHRM", number(wide)).ignored
        == ["cHRM 31270 32900 68000 32000 26500 69000 15000 6000"])
    #expect(try picture("cICP", [9, 16, 0, 1]).ignored == ["cICP 9 16 0 1"])
    #expect(try picture("iCCP", chunk("x", profile: [1, 2, 3])).ignored == ["iCCP that cannot be read"])
  }

  @Test func `cICP makes Display P3 and outranks the chunks below it`() throws {
    let file = PNGBytes().with("gAMA", number([100_000])).with("cICP", [12, 13, 0, 1])
    let picture = try PNGPicture(file.bytes)
    #expect(picture.space == .displayP3)
    #expect(picture.ignored.isEmpty)
  }

  @Test func `where cICP says nothing known the profile is asked`() throws {
    var file = PNGBytes()
    file.chunks[0].content = PNGBytes.header(1, 1, depth: 8, colorType: 2)
    file.chunks[1].content = PNGBytes.stored([0, 1, 2, 3])
    let tagged = try file.with("iCCP", chunk("x", profile: ownProfile())).with("cICP", [9, 16, 0, 1])
    let picture = try PNGPicture(tagged.bytes)
    #expect(picture.space == .displayP3)
    #expect(picture.ignored == ["cICP 9 16 0 1"])
  }

  @Test(arguments: [
    ("sharp-p3.png", ColorSpace.displayP3), ("wear-watchface-push.png", .sRGB),
  ])
  func `a profile is told by its colorants and curve`(_ name: String, _ space: ColorSpace) throws {
    let file = try #require(PNGCase.all.first { $0.name == name })
    let picture = try PNGPicture(file.bytes())
    #expect(picture.space == space)
    #expect(picture.ignored.filter { $0.hasPrefix("iCCP") }.isEmpty)
  }

  @Test func `a profile of other colorants or another curve is named by its description`() throws {
    // The encoder's own profile, with the red colorant's X a hundredth larger, or another exponent.
    let bytes = try ownProfile()
    for (tag, offset) in [("rXYZ", 8), ("rTRC", 12)] {
      var changed = bytes
      let place = try #require(placeOfTag(tag, in: bytes)) + offset
      let old = changed[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      changed.replaceSubrange(place..<place + 4, with: PNGBytes.number(old + 655))
      let picture = try PNGPicture(colored(profile: changed))
      #expect(picture.space == .sRGB)
      #expect(picture.ignored == ["iCCP “Display P3”"])
    }
    #expect(try PNGPicture(colored(profile: bytes)).space == .displayP3)
  }

  @Test func `sRGB's curve is known in every form that is in use`() throws {
    let full = 65535.0
    let table = (0...1023).flatMap { (index: Int) -> [UInt8] in
      let value = Int(TransferFunction.linear(Double(index) / 1023) * full + 0.5)
      return [UInt8(value >> 8), UInt8(value & 255)]
    }
    let power = number([0x7061_7261, 0, 0x0004_0000, 0x26666, 0xF2A7, 0x0D59, 0x13D0, 0x0A5B, 0, 0])
    let curve = number([0x6375_7276, 0, 1024]) + table
    // A plain power of 2.2, and sRGB's curve lifted by a hundredth.
    let other = number([0x6375_7276, 0, 1]) + [2, 51]
    let lifted = number(
      [0x7061_7261, 0, 0x0004_0000, 0x26666, 0xF2A7, 0x0D59, 0x13D0, 0x0A5B, 0x28F, 0x28F])
    for (data, isKnown) in [(power, true), (curve, true), (other, false), (lifted, false)] {
      var profile = try ownProfile()
      let start = profile.count
      profile += data
      for tag in ["rTRC", "gTRC", "bTRC"] {
        let entries = stride(from: 132, to: 252, by: 12)
        let entry = try #require(entries.first { profile[$0..<$0 + 4].elementsEqual(tag.utf8) })
        profile.replaceSubrange(entry + 4..<entry + 12, with: number([start, data.count]))
      }
      profile.replaceSubrange(0..<4, with: number([profile.count]))
      #expect(try PNGPicture(colored(profile: profile)).space == (isKnown ? .displayP3 : .sRGB))
    }
  }

  @Test func `no changed byte of a profile stops the program`() throws {
    let bytes = try ownProfile()
    var random = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      var changed = bytes
      changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      _ = try? PNGPicture(colored(profile: changed))
    }
  }

  /// An RGB file of one pixel with a profile.
  private func colored(profile: [UInt8]) -> [UInt8] {
    var file = PNGBytes()
    file.chunks[0].content = PNGBytes.header(1, 1, depth: 8, colorType: 2)
    file.chunks[1].content = PNGBytes.stored([0, 1, 2, 3])
    return file.with("iCCP", chunk("whatever", profile: profile)).bytes
  }
}
