// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import TestSupport
import Testing

@testable import Raster

@Suite struct PNGEncodingTests {
  /// A picture of noise: opaque or translucent, of many colours or few.
  private func noise(_ space: ColorSpace, alpha: UInt8?, colors: UInt64) -> PixelBuffer {
    var random = SeededGenerator(seed: 41)
    var buffer = PixelBuffer(size: PixelSize(61, 37), space: space)
    for y in 0..<37 {
      for x in 0..<61 {
        var value = SeededGenerator(seed: random.next() % colors)
        let opacity = alpha ?? UInt8(truncatingIfNeeded: value.next())
        func byte() -> UInt8 { UInt8(value.next() % (UInt64(opacity) + 1)) }
        buffer[x, y] = PremultipliedColor(red: byte(), green: byte(), blue: byte(), alpha: opacity)
      }
    }
    return buffer
  }

  @Test(arguments: ColorSpace.allCases, [PNGCompression.fast, .small])
  func `what is written is read back, pixel by pixel, in its space`(
    _ space: ColorSpace, _ compression: PNGCompression
  ) throws {
    for alpha: UInt8? in [255, nil] {
      for (colors, isIndexed) in [(UInt64(200), true), (1_000_000, false)] {
        let buffer = noise(space, alpha: alpha, colors: colors)
        let bytes = try buffer.pngBytes(compression: compression)
        let picture = try PNGPicture(bytes)
        #expect(picture.pixelBuffer == buffer)
        #expect(picture.space == space)
        #expect(picture.ignored.isEmpty)
        #expect(bytes[25] == (isIndexed ? 3 : alpha == 255 ? 2 : 6))
        #expect(try buffer.pngBytes(compression: compression) == bytes)
      }
    }
  }

  @Test func `premultiplied bytes survive the division by alpha`() {
    for alpha in 1...255 {
      for value in 0...alpha {
        let straight = straightBytes(UInt32(value) | UInt32(alpha) << 24)
        #expect(Int(dividedBy255(UInt32(straight[0]) * UInt32(alpha))) == value)
      }
    }
  }

  @Test func `a picture is tagged with its space and its physical size`() throws {
    let sRGB = noise(.sRGB, alpha: 255, colors: 9)
    // 460 pixels an inch are 18 110.2 in a metre.
    let chunks = try chunks(of: sRGB.pngBytes(pixelsPerInch: 460))
    #expect(chunks["sRGB"] != nil && chunks["iCCP"] == nil && chunks["cICP"] == nil)
    #expect(chunks["pHYs"] == PNGBytes.number(18110) + PNGBytes.number(18110) + [1])
    let p3 = try self.chunks(of: noise(.displayP3, alpha: 255, colors: 9).pngBytes())
    #expect(p3["sRGB"] == nil && p3["iCCP"] != nil)
    #expect(p3["cICP"] == [12, 13, 0, 1])
    #expect(p3["pHYs"] == nil)
    #expect(p3["tIME"] == nil && p3["tEXt"] == nil)
  }

  @Test func `the profile holds the primaries of Display P3 under D50`() throws {
    let profile = try ownProfile()
    #expect(profile.count == profile[0..<4].reduce(0) { $0 << 8 | Int($1) })
    let expected = displayP3UnderD50()
    for (column, tag) in ["rXYZ", "gXYZ", "bXYZ"].enumerated() {
      let place = try #require(placeOfTag(tag, in: profile)) + 8
      for row in 0..<3 {
        let bits = profile[place + 4 * row..<place + 4 * row + 4].reduce(0) { $0 << 8 | Int($1) }
        let value = Double(Int32(truncatingIfNeeded: bits)) / 65536
        expectClose(value, expected[row][column], within: 1.0 / 65536)
      }
    }
  }

  @Test func `a picture of nothing is no PNG`() {
    let error = #expect(throws: PNGError.self) {
      try PixelBuffer(size: PixelSize(0, 4)).pngBytes(name: "empty.png")
    }
    #expect(error?.code == .notWritten)
    #expect(error?.subject == "empty.png")
  }

  /// Returns the chunks of a file by name.
  private func chunks(of bytes: [UInt8]) -> [String: [UInt8]] {
    var chunks: [String: [UInt8]] = [:]
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks[String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)] = Array(
        bytes[place + 8..<place + 8 + length])
      place += 12 + length
    }
    return chunks
  }

  /// Computes the matrix from linear Display P3 to XYZ under D50 from chromaticities.
  private func displayP3UnderD50() -> [[Double]] {
    // SMPTE RP 431-2 primaries and D65; columns X, Y, Z of each primary, scaled so that white is D65.
    func xyz(_ x: Double, _ y: Double) -> [Double] { [x / y, 1, (1 - x - y) / y] }
    let primaries = [xyz(0.68, 0.32), xyz(0.265, 0.69), xyz(0.15, 0.06)]
    let white = xyz(0.3127, 0.329)
    let shares = solve(columns: primaries, white)
    // Bradford's matrix; D50 as ICC.1 gives it.
    let bradford = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
    let target = [0.9642, 1, 0.8249]
    func times(_ matrix: [[Double]], _ v: [Double]) -> [Double] {
      matrix.map { $0[0] * v[0] + $0[1] * v[1] + $0[2] * v[2] }
    }
    let ratios = zip(times(bradford, target), times(bradford, white)).map { $0 / $1 }
    let columns = (0..<3).map { index in
      let cone = times(bradford, primaries[index].map { $0 * shares[index] })
      let bradfordColumns = (0..<3).map { column in bradford.map { $0[column] } }
      return solve(columns: bradfordColumns, zip(cone, ratios).map { $0 * $1 })
    }
    return (0..<3).map { row in columns.map { $0[row] } }
  }

  /// Solves three equations by Cramer's rule.
  private func solve(columns c: [[Double]], _ right: [Double]) -> [Double] {
    func determinant(_ a: [Double], _ b: [Double], _ c: [Double]) -> Double {
      a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1])
        + c[0] * (a[1] * b[2] - a[2] * b[1])
    }
    let whole = determinant(c[0], c[1], c[2])
    return [
      determinant(right, c[1], c[2]) / whole, determinant(c[0], right, c[2]) / whole,
      determinant(c[0], c[1], right) / whole,
    ]
  }
}

/// Returns the profile that Andon writes.
func ownProfile() throws -> [UInt8] { DisplayP3Profile.bytes }

/// Returns where the data of a profile's tag starts.
func placeOfTag(_ name: String, in profile: [UInt8]) -> Int? {
  func number(_ place: Int) -> Int { profile[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
  for index in 0..<number(128) {
    let entry = 132 + 12 * index
    if Array(name.utf8) == Array(profile[entry..<entry + 4]) { return number(entry + 4) }
  }
  return nil
}
