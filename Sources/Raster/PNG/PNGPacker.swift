// SPDX-License-Identifier: MIT

import Geometry

/// Rows that were compressed by themselves: nothing in them refers to what stands before.
struct PackedRows: Sendable {
  /// Blocks of deflate that end at a whole byte; none of them is the last one of its stream.
  var bytes: [UInt8] = []
  /// The checksum of the rows.
  var adler = Adler32()
  /// How long the rows are. Unit: bytes.
  var length = 0

  /// Adds the rows that come next.
  mutating func append(_ next: PackedRows) {
    bytes += next.bytes
    adler.append(next.adler, length: next.length)
    length += next.length
  }

  /// The rows as a whole stream.
  ///
  /// - Source: RFC 1950, section 2.2: a window of 32 KiB, the fastest level, no dictionary. The last block
  ///   is an empty one in the fixed code.
  var stream: [UInt8] {
    let sum = adler.value
    var stream: [UInt8] = [0x78, 0x01]
    stream.reserveCapacity(bytes.count + 8)
    stream += bytes
    stream += [3, 0]
    for shift: UInt32 in [24, 16, 8, 0] { stream.append(UInt8(truncatingIfNeeded: sum >> shift)) }
    return stream
  }
}

/// Compresses rows and keeps the memory for the next ones.
struct PNGPacker {
  /// The widest row whose checksum does not overflow before it is settled. Unit: px.
  static let widest = 1 << 20

  private var byteRows = ByteRows()
  private var threeBytes = PixelRows(bytesPerPixel: 3)
  private var fourBytes = PixelRows(bytesPerPixel: 4)
  private var bits = BitWriter()

  /// Compresses rows with one byte a pixel; nil where a pixel has none.
  mutating func pack(
    _ rows: Range<Int>, of picture: PixelBuffer, _ codes: inout some PixelCodes
  ) -> PackedRows? {
    let width = picture.size.width
    let pixels = picture.pixels.span
    bits.reset()
    for row in rows {
      guard byteRows.add(pixels.extracting(row * width..<(row + 1) * width), &codes) else {
        byteRows.reset()
        return nil
      }
      if byteRows.isFull { byteRows.write(to: &bits) }
    }
    byteRows.write(to: &bits)
    defer { byteRows.reset() }
    return packed(byteRows.adler, length: rows.count * (1 + width))
  }

  /// Compresses rows of red, green and blue; nil where a pixel is not opaque.
  mutating func packOpaque(_ rows: Range<Int>, of picture: PixelBuffer) -> PackedRows? {
    bits.reset()
    let adler = add(rows, of: picture, to: &threeBytes, &bits)
    return adler.map { packed($0, length: rows.count * (1 + 3 * picture.size.width)) }
  }

  /// Compresses rows of red, green, blue and alpha.
  mutating func packAny(_ rows: Range<Int>, of picture: PixelBuffer) -> PackedRows? {
    bits.reset()
    let adler = add(rows, of: picture, to: &fourBytes, &bits)
    return adler.map { packed($0, length: rows.count * (1 + 4 * picture.size.width)) }
  }

  private mutating func packed(_ adler: Adler32, length: Int) -> PackedRows {
    bits.endBlockRun()
    var packed = PackedRows(adler: adler, length: length)
    bits.append(to: &packed.bytes)
    return packed
  }
}

private func add(
  _ rows: Range<Int>, of picture: PixelBuffer, to packer: inout PixelRows, _ bits: inout BitWriter
) -> Adler32? {
  let width = picture.size.width
  let pixels = picture.pixels.span
  for row in rows {
    guard packer.add(pixels.extracting(row * width..<(row + 1) * width)) else {
      packer.reset()
      return nil
    }
    if packer.isFull { packer.write(to: &bits) }
  }
  packer.write(to: &bits)
  defer { packer.reset() }
  return packer.adler
}
