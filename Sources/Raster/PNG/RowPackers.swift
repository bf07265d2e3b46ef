// SPDX-License-Identifier: MIT

/// Rows of one byte a pixel on the way into a block.
///
/// A row begins with the number of its filter, 0. A flat row of color 0 thus goes on in the next one, and
/// many of them are one run.
struct ByteRows {
  private var block = DeflateBlock(bytesPerPixel: 1)
  private var byte: UInt8 = 0
  private var length = 0
  /// The checksum of all rows since it was taken.
  var adler = Adler32()

  /// Whether the block holds as much as it should.
  var isFull: Bool { block.count > DeflateBlock.most }

  /// Adds a row; returns false where a pixel has no byte for it, and must then be reset.
  mutating func add(_ row: Span<UInt32>, _ codes: inout some PixelCodes) -> Bool {
    block.reserve(row.count + length / DeflateBlock.longestRun + 4)
    add(0, times: 1)
    var start = 0
    while start < row.count {
      let end = endOfRun(in: row, from: start)
      guard let code = codes.code(of: row[start]) else { return false }
      add(code, times: end &- start)
      start = end
    }
    adler.settle()
    return true
  }

  /// Writes what was added as a block.
  mutating func write(to bits: inout BitWriter) {
    endRun()
    block.write(to: &bits)
  }

  /// Forgets what was added.
  mutating func reset() {
    block.reset()
    length = 0
    adler = Adler32()
  }

  private mutating func add(_ byte: UInt8, times count: Int) {
    adler.add(byte, times: count)
    guard byte != self.byte || length == 0 else {
      length &+= count
      return
    }
    endRun()
    self.byte = byte
    length = count
  }

  private mutating func endRun() {
    guard length > 0 else { return }
    block.reserve(length / DeflateBlock.longestRun + 4)
    block.add(literal: byte)
    if length > 1 {
      let rest = block.add(repetition: length &- 1)
      for _ in 0..<rest { block.add(literal: byte) }
    }
    length = 0
  }
}

/// Rows of three or four bytes a pixel on the way into a block.
struct PixelRows {
  /// The bytes of a pixel.
  let size: Int
  private var block: DeflateBlock
  /// The checksum of all rows since it was taken.
  var adler = Adler32()

  /// Whether the block holds as much as it should.
  var isFull: Bool { block.count > DeflateBlock.most }

  init(bytesPerPixel: Int) {
    block = DeflateBlock(bytesPerPixel: bytesPerPixel)
    size = bytesPerPixel
  }

  /// Adds a row; returns false where a pixel is not opaque and has no byte for that, and must then be reset.
  mutating func add(_ row: Span<UInt32>) -> Bool {
    block.reserve(row.count * size + 1)
    block.add(literal: 0)
    adler.add(0, times: 1)
    var start = 0
    while start < row.count {
      let end = endOfRun(in: row, from: start)
      guard size == 4 || row[start] >= 0xFF00_0000 else { return false }
      add(row[start], times: end &- start)
      start = end
    }
    adler.settle()
    return true
  }

  /// Writes what was added as a block.
  mutating func write(to bits: inout BitWriter) { block.write(to: &bits) }

  /// Forgets what was added.
  mutating func reset() {
    block.reset()
    adler = Adler32()
  }

  private mutating func add(_ pixel: UInt32, times count: Int) {
    let sample = pixel >= 0xFF00_0000 || pixel == 0 ? pixel : straight(pixel)
    var (sum, weighted): (UInt64, UInt64) = (0, 0)
    var rest = sample
    for _ in 0..<size {
      let byte = UInt8(truncatingIfNeeded: rest)
      block.add(literal: byte)
      sum &+= UInt64(byte)
      weighted &+= sum
      rest >>= 8
    }
    adler.add(sum: sum, weighted: weighted, size: UInt64(size), times: count)
    if count > 1 { _ = block.add(repetition: size &* (count &- 1)) }
  }

  private func straight(_ pixel: UInt32) -> UInt32 {
    straightBytes(pixel).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// Returns the place after the last of the equal pixels that begin at a place.
private func endOfRun(in row: Span<UInt32>, from start: Int) -> Int {
  let pixel = row[start]
  let block = 32
  var end = start &+ 1
  while end < row.count, row[end] == pixel {
    end &+= 1
    guard end &- start == 8 else { continue }
    while end &+ block <= row.count {
      let pixels = row.extracting(end..<end &+ block)
      var difference: UInt32 = 0
      for place in 0..<block { difference |= pixels[place] ^ pixel }
      guard difference == 0 else { break }
      end &+= block
    }
  }
  return end
}
