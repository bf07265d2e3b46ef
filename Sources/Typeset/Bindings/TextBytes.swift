// SPDX-License-Identifier: MIT

extension Hasher {
  /// Mixes in the UTF-8 of a text as it stands; a text's own hash brings it into a normal form first.
  mutating func combine(bytesOf text: String) {
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable {
      unsafe combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isDone == nil { for byte in text.utf8 { combine(byte) } }
    combine(0xff as UInt8)
  }
}

extension String {
  /// Whether another text has the same UTF-8: Swift's own equality takes é and e followed by U+0301 as one.
  func hasBytes(of other: String) -> Bool {
    let isSame = unsafe utf8.withContiguousStorageIfAvailable { bytes in
      unsafe other.utf8.withContiguousStorageIfAvailable { others in
        guard bytes.count == others.count else { return false }
        for index in bytes.indices where unsafe bytes[index] != others[index] { return false }
        return true
      }
    }
    return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}
