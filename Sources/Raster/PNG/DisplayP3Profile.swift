// SPDX-License-Identifier: MIT

/// The tags of a picture in Display P3.
enum DisplayP3Profile {
  /// The profile's name in the file.
  static let name = "Display P3"

  /// The cICP chunk: primaries 12 (P3 with D65), transfer 13 (sRGB), matrix 0 (RGB), full range.
  ///
  /// - Source: ITU-T H.273, tables 2, 3 and 4.
  static let codePoints: [UInt8] = [12, 13, 0, 1]

  /// The columns of the matrix from linear Display P3 to XYZ under D50, in s15Fixed16.
  ///
  /// - Source: the primaries of SMPTE RP 431-2 and D65 (0.3127, 0.3290), brought to D50 by the Bradford
  ///   matrix; a test computes them anew.
  static let red: [Int32] = [0x83DF, 0x3DBF, -0x45]
  static let green: [Int32] = [0x4ABF, 0xB137, 0x0AB9]
  static let blue: [Int32] = [0x2838, 0x110B, 0xC8B9]

  /// A version 4 display profile of one matrix and one curve.
  ///
  /// - Source: ICC.1:2010, clauses 7.2 (header), 9 (tags) and 10.15 (parametric curve, type 3).
  static let bytes: [UInt8] = makeBytes()

  private static func makeBytes() -> [UInt8] {
    let white: [Int32] = [0xF6D6, 0x10000, 0xD32D]
    let adaptation: [Int32] = [
      0x10C42, 0x05DE, -0x0CE4, 0x0790, 0xFD8A, -0x045A, -0x025E, 0x03DD, 0xC06C,
    ]
    let curve = tag("para", [0, 3, 0, 0] + fixed([0x26666, 0xF2A7, 0x0D59, 0x13D0, 0x0A5B]))
    let data: [(String, [UInt8])] = [
      ("desc", text("Display P3")),
      ("cprt", text("CC0")),
      ("wtpt", tag("XYZ ", fixed(white))),
      ("chad", tag("sf32", fixed(adaptation))),
      ("rXYZ", tag("XYZ ", fixed(red))),
      ("gXYZ", tag("XYZ ", fixed(green))),
      ("bXYZ", tag("XYZ ", fixed(blue))),
      ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
    ]
    return assemble(data)
  }

  /// Puts header, table and tags together; equal tags are stored once.
  private static func assemble(_ tags: [(name: String, data: [UInt8])]) -> [UInt8] {
    var table = number(UInt32(tags.count))
    var body: [UInt8] = []
    var stored: [(data: [UInt8], offset: Int)] = []
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      let offset: Int
      if let same = stored.first(where: { $0.data == tag.data }) {
        offset = same.offset
      } else {
        offset = start + body.count
        stored.append((tag.data, offset))
        body += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
      }
      table += Array(tag.name.utf8) + number(UInt32(offset)) + number(UInt32(tag.data.count))
    }
    return header(size: start + body.count) + table + body
  }

  /// The 128 bytes of the header: version 4.3, display, RGB, XYZ, perceptual, D50, no date.
  private static func header(size: Int) -> [UInt8] {
    var header = number(UInt32(size)) + [0, 0, 0, 0, 4, 0x30, 0, 0]
    header += Array("mntrRGB XYZ ".utf8)
    header += [0x07, 0xE6, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0]
    header += Array("acsp".utf8)
    header += [UInt8](repeating: 0, count: 28)
    header += fixed([0xF6D6, 0x10000, 0xD32D])
    return header + [UInt8](repeating: 0, count: 128 - header.count)
  }

  private static func tag(_ type: String, _ data: [UInt8]) -> [UInt8] {
    Array(type.utf8) + [0, 0, 0, 0] + data
  }

  /// A multiLocalizedUnicode text of one record in US English.
  private static func text(_ string: String) -> [UInt8] {
    let units = string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return tag(
      "mluc", number(1) + number(12) + Array("enUS".utf8) + number(UInt32(units.count)) + number(28) + units)
  }

  private static func fixed(_ values: [Int32]) -> [UInt8] {
    values.flatMap { number(UInt32(bitPattern: $0)) }
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
