// SPDX-License-Identifier: MIT

import Geometry

/// How the samples of a picture are written.
enum PNGForm {
  /// One byte of grey a pixel.
  case gray
  /// One byte a pixel, which tells a color of the palette.
  case palette(PaletteCodes)
  /// Red, green and blue.
  case rgb
  /// Red, green, blue and alpha.
  case rgba

  /// PNG's number of the form.
  var colorType: UInt8 {
    switch self {
    case .gray: 0
    case .rgb: 2
    case .palette: 3
    case .rgba: 6
    }
  }

  /// Red, green, blue and alpha of each palette entry.
  var palette: [UInt8] {
    if case .palette(let codes) = self { return codes.bytes }
    return []
  }
}

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

/// Compresses rows and keeps the memory for the next ones. Used by one task at a time.
struct PNGPacker {
  /// The widest row whose checksum does not overflow before it is settled. Unit: px.
  static let widest = 1 << 20

  private var byteRows = ByteRows()
  private var threeBytes = PixelRows(bytesPerPixel: 3)
  private var fourBytes = PixelRows(bytesPerPixel: 4)
  private var bits = BitWriter()

  /// Compresses some rows of a picture.
  ///
  /// - Parameter form: Gets the new colors of a palette.
  /// - Returns: The rows, or nil where a pixel does not fit the form.
  mutating func pack(
    _ rows: Range<Int>, of picture: PixelBuffer, as form: inout PNGForm
  ) -> PackedRows? {
    bits.reset()
    let adler: Adler32?
    switch form {
    case .gray:
      var codes = GrayCodes()
      adler = packBytes(rows, of: picture, &codes)
    case .palette(var codes):
      form = .gray
      adler = packBytes(rows, of: picture, &codes)
      form = .palette(codes)
    case .rgb: adler = Raster.pack(rows, of: picture, by: &threeBytes, into: &bits)
    case .rgba: adler = Raster.pack(rows, of: picture, by: &fourBytes, into: &bits)
    }
    guard let adler else { return nil }
    bits.endBlockRun()
    var packed = PackedRows(adler: adler)
    bits.append(to: &packed.bytes)
    let rowLength =
      switch form {
      case .gray, .palette: 1 + picture.size.width
      case .rgb: 1 + 3 * picture.size.width
      case .rgba: 1 + 4 * picture.size.width
      }
    packed.length = rows.count * rowLength
    return packed
  }

  private mutating func packBytes(
    _ rows: Range<Int>, of picture: PixelBuffer, _ codes: inout some PixelCodes
  ) -> Adler32? {
    let width = picture.size.width
    let pixels = picture.pixels.span
    for row in rows {
      guard byteRows.add(pixels.extracting(row * width..<(row + 1) * width), &codes) else {
        byteRows = ByteRows()
        return nil
      }
      if byteRows.isFull { byteRows.write(to: &bits) }
    }
    byteRows.write(to: &bits)
    defer { byteRows.adler = Adler32() }
    return byteRows.adler
  }
}

/// Compresses rows of whole pixels.
private func pack(
  _ rows: Range<Int>, of picture: PixelBuffer, by packer: inout PixelRows, into bits: inout BitWriter
) -> Adler32? {
  let width = picture.size.width
  let pixels = picture.pixels.span
  for row in rows {
    guard packer.add(pixels.extracting(row * width..<(row + 1) * width)) else {
      packer = PixelRows(bytesPerPixel: packer.size)
      return nil
    }
    if packer.isFull { packer.write(to: &bits) }
  }
  packer.write(to: &bits)
  defer { packer.adler = Adler32() }
  return packer.adler
}
