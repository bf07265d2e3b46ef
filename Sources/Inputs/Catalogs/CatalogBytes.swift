// SPDX-License-Identifier: MIT

/// The bytes of a catalog as UTF-8, whichever way they were encoded.
///
/// What is wrong in them stays wrong, so that it is found in the text that holds it and costs that one alone.
struct CatalogBytes {
  /// How the bytes were encoded.
  enum Encoding: String {
    case utf8 = "UTF-8"
    case utf16 = "UTF-16"
  }

  /// The content without a byte order mark.
  let utf8: [UInt8]
  /// How it was encoded.
  let encoding: Encoding

  /// Reads UTF-8 or UTF-16, with or without a byte order mark.
  ///
  /// - Throws: ``InputError`` for UTF-32.
  init(_ bytes: [UInt8], file: String) throws(InputError) {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      throw InputError(
        .notUTF8, at: SourcePosition(file: file, line: 1), "expected UTF-8 or UTF-16, found UTF-32",
        hint: "Save the file as UTF-8.")
    }
    if bytes.starts(with: [0xFF, 0xFE]) || Self.looksLikeUTF16(bytes, textAt: 0) {
      utf8 = Self.utf8(ofUTF16: bytes, lowByteAt: 0)
      encoding = .utf16
    } else if bytes.starts(with: [0xFE, 0xFF]) || Self.looksLikeUTF16(bytes, textAt: 1) {
      utf8 = Self.utf8(ofUTF16: bytes, lowByteAt: 1)
      encoding = .utf16
    } else {
      utf8 = Array(bytes.dropFirst(UTF8Text.byteOrderMarkLength(of: bytes)))
      encoding = .utf8
    }
  }

  /// Whether the first two characters are ASCII in UTF-16: every format of catalogs begins so.
  private static func looksLikeUTF16(_ bytes: [UInt8], textAt low: Int) -> Bool {
    guard bytes.count >= 4 else { return false }
    let high = 1 - low
    return bytes[high] == 0 && bytes[high + 2] == 0 && bytes[low] != 0 && bytes[low + 2] != 0
  }

  private static func utf8(ofUTF16 bytes: [UInt8], lowByteAt low: Int) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var lead: UInt32?
    var offset = 0
    while offset + 1 < bytes.count {
      let unit = UInt32(bytes[offset + 1 - low]) << 8 | UInt32(bytes[offset + low])
      offset += 2
      if let high = lead, (0xDC00...0xDFFF).contains(unit) {
        append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &result)
        lead = nil
        continue
      }
      // Half of a pair becomes three bytes that are no UTF-8.
      if let high = lead { append(high, to: &result) }
      lead = (0xD800...0xDBFF).contains(unit) ? unit : nil
      if lead == nil, unit != 0xFEFF || offset > 2 { append(unit, to: &result) }
    }
    if let high = lead { append(high, to: &result) }
    // A last byte without its other half.
    if offset < bytes.count { result.append(0xFF) }
    return result
  }

  private static func append(_ scalar: UInt32, to result: inout [UInt8]) {
    switch scalar {
    case ..<0x80: result.append(UInt8(scalar))
    case ..<0x800: result += [0xC0 | UInt8(scalar >> 6), 0x80 | UInt8(scalar & 0x3F)]
    case ..<0x10000:
      result += [
        0xE0 | UInt8(scalar >> 12), 0x80 | UInt8(scalar >> 6 & 0x3F), 0x80 | UInt8(scalar & 0x3F),
      ]
    default:
      result += [
        0xF0 | UInt8(scalar >> 18), 0x80 | UInt8(scalar >> 12 & 0x3F), 0x80 | UInt8(scalar >> 6 & 0x3F),
        0x80 | UInt8(scalar & 0x3F),
      ]
    }
  }
}
