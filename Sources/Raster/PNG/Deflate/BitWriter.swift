// SPDX-License-Identifier: MIT

/// Collects bits, the first one lowest, as deflate wants them.
struct BitWriter {
  private var words: ContiguousArray<UInt64> = []
  private var count = 0
  private var pending: UInt64 = 0
  private var pendingBits = 0

  /// Forgets all bits and keeps the memory.
  mutating func reset() {
    count = 0
    pending = 0
    pendingBits = 0
  }

  /// Adds at most 32 bits.
  mutating func write(_ bits: UInt32, count bitCount: Int) {
    reserve(bits: bitCount)
    append(UInt64(bits), bitCount)
  }

  /// Adds what stands in a table for each token: the bits in its lower 24 bits, their number above them.
  ///
  /// - Parameter bits: How many bits all of them come to.
  mutating func write(_ tokens: Span<UInt16>, by table: Span<UInt32>, bits: Int) {
    reserve(bits: bits)
    var (pending, pendingBits, count) = (pending, pendingBits, count)
    var words = words.mutableSpan
    for place in 0..<tokens.count {
      let entry = table[Int(tokens[place])]
      let value = UInt64(entry & 0xFF_FFFF)
      let length = Int(entry >> 24)
      pending |= value << UInt64(pendingBits)
      pendingBits &+= length
      if pendingBits >= 64 {
        words[count] = pending.littleEndian
        count &+= 1
        pendingBits &-= 64
        pending = value >> UInt64(length &- pendingBits)
      }
    }
    (self.pending, self.pendingBits, self.count) = (pending, pendingBits, count)
  }

  /// Ends at a whole byte with an empty stored block, behind which nothing before it is referred to.
  ///
  /// - Source: RFC 1951, section 3.2.4; zlib calls it a flush.
  mutating func endBlockRun() {
    write(0, count: 3)
    write(0, count: (8 - pendingBits % 8) % 8)
    write(0xFFFF_0000, count: 32)
  }

  /// Appends all bits to bytes.
  ///
  /// - Precondition: they are whole bytes.
  func append(to bytes: inout [UInt8]) {
    precondition(pendingBits % 8 == 0, "only whole bytes are handed on")
    unsafe words.withUnsafeBytes { memory in
      unsafe bytes.append(contentsOf: memory[..<(8 * count)])
    }
    for byte in 0..<pendingBits / 8 { bytes.append(UInt8(truncatingIfNeeded: pending >> UInt64(8 * byte))) }
  }

  private mutating func append(_ bits: UInt64, _ bitCount: Int) {
    pending |= bits << UInt64(pendingBits)
    pendingBits += bitCount
    guard pendingBits >= 64 else { return }
    words[count] = pending.littleEndian
    count += 1
    pendingBits -= 64
    pending = bits >> UInt64(bitCount - pendingBits)
  }

  private mutating func reserve(bits: Int) {
    let needed = count + (pendingBits + bits) / 64 + 1
    guard words.count < needed else { return }
    words.append(contentsOf: repeatElement(0, count: max(needed - words.count, words.count)))
  }
}
