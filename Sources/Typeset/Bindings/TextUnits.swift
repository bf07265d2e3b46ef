// SPDX-License-Identifier: MIT

extension [UInt16] {
  /// Replaces all units by those of a text.
  mutating func set(to text: String) {
    removeAll(keepingCapacity: true)
    let isWhole: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe append(utf8: bytes)
    }
    if isWhole == nil { append(contentsOf: text.utf16) }
  }

  /// Appends the text of bytes that are known to be well-formed, as those of a string are.
  private mutating func append(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    reserveCapacity(bytes.count)
    var at = 0
    while at < bytes.count {
      let first = UInt32(unsafe bytes[at])
      guard first >= 0x80 else {
        append(UInt16(truncatingIfNeeded: first))
        at += 1
        continue
      }
      let length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      var scalar = first & (0x7f >> UInt32(length))
      for next in at + 1..<at + length { scalar = scalar << 6 | UInt32(unsafe bytes[next] & 0x3f) }
      if scalar < 0x10000 {
        append(UInt16(truncatingIfNeeded: scalar))
      } else {
        append(UInt16(truncatingIfNeeded: 0xd7c0 + scalar >> 10))
        append(UInt16(truncatingIfNeeded: 0xdc00 | scalar & 0x3ff))
      }
      at += length
    }
  }
}
