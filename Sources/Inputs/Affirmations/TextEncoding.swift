// SPDX-License-Identifier: MIT

/// How a set's text is written in bytes, and its way into UTF-8.
enum TextEncoding: Hashable {
  case utf8
  case utf16(ByteOrder)

  enum ByteOrder: Hashable {
    case little
    case big
  }

  /// Tells the encoding from the first bytes of a set, and the length of its byte order mark.
  static func tell(_ head: ArraySlice<UInt8>) -> (encoding: TextEncoding, markLength: Int) {
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    if head.starts(with: [0xFF, 0xFE]) { return (.utf16(.little), 2) }
    if head.starts(with: [0xFE, 0xFF]) { return (.utf16(.big), 2) }
    // A binary property list is no text, and may hold some in UTF-16.
    if head.starts(with: Array("bplist".utf8)) { return (.utf8, 0) }
    let (little, big) = (evidence(of: .little, in: head), evidence(of: .big, in: head))
    guard max(little, big) > 0 else { return (.utf8, 0) }
    return (.utf16(little > big ? .little : .big), 0)
  }

  /// Returns how much speaks for UTF-16 without a mark, 0 for nothing.
  ///
  /// Spaces and line ends have a zero as their high byte in every script. Zeros may stand in UTF-8 too, good or
  /// broken: there pairs of letters make one unit, or the rest is well-formed.
  private static func evidence(of order: ByteOrder, in head: ArraySlice<UInt8>) -> Int {
    var (score, zeros, letterPairs, pairs, high) = (0, 0, 0, 0, false)
    var index = head.startIndex
    while index + 1 < head.endIndex {
      let (a, b) = (head[index], head[index + 1])
      let unit = order == .little ? UInt16(b) << 8 | UInt16(a) : UInt16(a) << 8 | UInt16(b)
      switch unit {
      case 0x0A, 0x0D, 0x20: score += 4
      case 0x09, 0x21...0x7E: score += 1
      // The same three the wrong way round.
      case 0x0A00, 0x0D00, 0x2000: score -= 4
      default: break
      }
      if unit < 0x100 { zeros += 1 }
      if isLetter(a), isLetter(b) { letterPairs += 1 }
      if high != (0xDC00...0xDFFF).contains(unit) { score -= 4 }
      high = (0xD800...0xDBFF).contains(unit)
      pairs += 1
      index += 2
    }
    guard zeros > 0, letterPairs * 2 < pairs else { return 0 }
    let isUTF8 = UTF8Text.firstInvalidOffset(in: head).map { $0 + 3 >= head.count } ?? true
    return isUTF8 && zeros * 3 < pairs ? 0 : score
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x20...0x7E).contains(byte) }
}

/// Turns bytes into UTF-8, piece by piece.
///
/// What is no text stays none: half of a surrogate pair and a byte too many become bytes that are not UTF-8,
/// so that they cost the record in which they stand.
struct TextTranscoder {
  private let encoding: TextEncoding
  /// The first byte of a unit whose second is still to come.
  private var waiting: UInt8?
  /// The first half of a pair whose second is still to come.
  private var high: UInt16?

  init(_ encoding: TextEncoding) { self.encoding = encoding }

  /// Appends bytes as UTF-8.
  mutating func append(_ bytes: ArraySlice<UInt8>, to text: inout [UInt8]) {
    guard case .utf16(let order) = encoding else {
      text += bytes
      return
    }
    for byte in bytes {
      guard let first = waiting else {
        waiting = byte
        continue
      }
      waiting = nil
      let (low, top) = order == .little ? (first, byte) : (byte, first)
      append(UInt16(top) << 8 | UInt16(low), to: &text)
    }
  }

  /// Appends what is left at the end.
  mutating func finish(_ text: inout [UInt8]) {
    endPair(&text)
    if waiting != nil { text.append(0xFF) }
    waiting = nil
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high, (0xDC00...0xDFFF).contains(unit) {
      self.high = nil
      let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      text += [
        UInt8(0xF0 | value >> 18), UInt8(0x80 | value >> 12 & 0x3F), UInt8(0x80 | value >> 6 & 0x3F),
        UInt8(0x80 | value & 0x3F),
      ]
      return
    }
    endPair(&text)
    switch unit {
    case 0xD800...0xDBFF: high = unit
    case 0..<0x80: text.append(UInt8(unit))
    case 0x80..<0x800: text += [UInt8(0xC0 | unit >> 6), UInt8(0x80 | unit & 0x3F)]
    default: append(threeBytesOf: unit, to: &text)
    }
  }

  /// Gives up a first half that stands alone.
  private mutating func endPair(_ text: inout [UInt8]) {
    if let high { append(threeBytesOf: high, to: &text) }
    high = nil
  }

  private func append(threeBytesOf unit: UInt16, to text: inout [UInt8]) {
    text += [UInt8(0xE0 | unit >> 12), UInt8(0x80 | unit >> 6 & 0x3F), UInt8(0x80 | unit & 0x3F)]
  }
}
