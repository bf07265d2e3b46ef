// SPDX-License-Identifier: MIT

/// Returns the 32-bit number at a place, the high byte first.
func number(_ bytes: [UInt8], _ start: Int) -> Int {
  guard start + 4 <= bytes.count else { return 0 }
  return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
}

/// Walks through the chunks of a file.
enum PNGChunkReader {
  /// Returns the small chunks about color before the first IDAT, by name, and an empty entry for iCCP.
  ///
  /// A chunk whose check sum is wrong is left out, as libpng leaves it out.
  static func colorChunks(_ bytes: [UInt8]) -> [String: [UInt8]] {
    var chunks: [String: [UInt8]] = [:]
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(bytes, place)
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      guard name != "IDAT", length <= bytes.count - place - 12 else { break }
      let isWanted = ["cICP", "gAMA", "cHRM", "sRGB", "iCCP"].contains(name)
      if isWanted, chunks[name] == nil {
        let content = bytes[place + 4..<place + 8 + length]
        if name == "iCCP" {
          chunks[name] = []
        } else if length <= 32, checkSum(content) == number(bytes, place + 8 + length) {
          chunks[name] = Array(content.dropFirst(4))
        }
      }
      place += 12 + length
    }
    return chunks
  }

  /// Returns the content of the first eXIf chunk, wherever it stands, or nil.
  static func exif(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var place = 8
    while place + 12 <= bytes.count {
      let length = number(bytes, place)
      guard length <= bytes.count - place - 12 else { return nil }
      if bytes[place + 4..<place + 8].elementsEqual("eXIf".utf8) {
        let content = bytes[place + 4..<place + 8 + length]
        return checkSum(content) == number(bytes, place + 8 + length) ? content.dropFirst(4) : nil
      }
      place += 12 + length
    }
    return nil
  }

  /// Returns the CRC-32 of bytes.
  ///
  /// - Source: PNG specification, third edition, annex D.
  private static func checkSum(_ bytes: ArraySlice<UInt8>) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~sum)
  }
}
