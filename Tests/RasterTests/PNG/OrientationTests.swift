// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Raster
import Testing

/// Pictures whose rows and columns lie otherwise than they are stored.
@Suite struct OrientationTests {
  /// EXIF data of one entry.
  private func exif(_ value: UInt8, isLittle: Bool = true, tag: [UInt8] = [0x01, 0x12], type: UInt8 = 3)
    -> [UInt8]
  {
    func number(_ bytes: [UInt8]) -> [UInt8] { isLittle ? bytes.reversed() : bytes }
    return Array((isLittle ? "II*\0" : "MM\0*").utf8) + number([0, 0, 0, 8]) + number([0, 1])
      + number(tag) + number([0, type]) + number([0, 0, 0, 1]) + number([0, value]) + [0, 0] + [0, 0, 0, 0]
  }

  private func orientation(_ chunk: [UInt8]) throws -> PictureOrientation {
    try PNGPicture(PNGBytes().with("eXIf", chunk).bytes).orientation
  }

  @Test(arguments: 1...8)
  func `the orientation is read in both byte orders`(value: Int) throws {
    for isLittle in [true, false] {
      #expect(try orientation(exif(UInt8(value), isLittle: isLittle)).rawValue == value)
    }
  }

  @Test func `it is read behind the pixels too`() throws {
    var file = PNGBytes()
    file.chunks.insert(("eXIf", exif(6)), at: 2)
    #expect(try PNGPicture(file.bytes).orientation == .turnedLeft)
  }

  @Test func `what cannot be read is upright`() throws {
    #expect(try PNGPicture(PNGBytes().bytes).orientation == .upright)
    #expect(try orientation(exif(0)) == .upright)
    #expect(try orientation(exif(9)) == .upright)
    #expect(try orientation(exif(6, tag: [0x01, 0x13])) == .upright)
    #expect(try orientation(exif(6, type: 4)) == .upright)
    for length in 0..<exif(6).count - 6 {
      #expect(try orientation(Array(exif(6).prefix(length))) == .upright, "\(length)")
    }
    #expect(try orientation(Array("II*\0".utf8) + [255, 255, 255, 255]) == .upright)
  }

  /// EXIF 2.32: where the 0th row and the 0th column of the stored picture lie.
  private static let corners: [(value: Int, row: String, column: String)] = [
    (1, "top", "left"), (2, "top", "right"), (3, "bottom", "right"), (4, "bottom", "left"),
    (5, "left", "top"), (6, "right", "top"), (7, "right", "bottom"), (8, "left", "bottom"),
  ]

  @Test(arguments: corners)
  func `the first row and the first column come where the standard has them`(
    value: Int, row: String, column: String
  ) throws {
    // Three columns, two rows; each pixel is its own number.
    var stored = PixelBuffer(size: PixelSize(3, 2))
    for place in 0..<6 {
      let pixel = PixelBuffer(
        size: PixelSize(1, 1),
        filledWith: .init(red: UInt8(place), green: 0, blue: 0, alpha: 255))
      stored.copy(pixel, x: place % 3, y: place / 3)
    }
    let upright = stored.oriented(try #require(PictureOrientation(rawValue: value)))
    let isTurned = value > 4
    #expect(upright.size == (isTurned ? PixelSize(2, 3) : PixelSize(3, 2)))
    func line(_ edge: String) -> Set<UInt8> {
      let (width, height) = (upright.size.width, upright.size.height)
      let places: [(Int, Int)] =
        switch edge {
        case "top": (0..<width).map { ($0, 0) }
        case "bottom": (0..<width).map { ($0, height - 1) }
        case "left": (0..<height).map { (0, $0) }
        default: (0..<height).map { (width - 1, $0) }
        }
      return Set(places.map { upright[$0.0, $0.1].red })
    }
    #expect(line(row) == [0, 1, 2])
    #expect(line(column) == [0, 3])
  }
}
