// SPDX-License-Identifier: MIT

/// PNG files put together by hand, so that readers are tested with what no writer writes.
struct PNGBytes {
  /// The chunks, in order: name and content.
  var chunks: [(name: String, content: [UInt8])]

  /// A black picture of one row of gray pixels of one byte each, stored without compression.
  init(width: Int = 2) {
    let row = [UInt8](repeating: 0, count: width + 1)
    chunks = [
      ("IHDR", Self.header(width, 1, depth: 8, colorType: 0)),
      ("IDAT", Self.stored(row)), ("IEND", []),
    ]
  }

  /// The whole file.
  var bytes: [UInt8] {
    chunks.reduce([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { file, chunk in
      let body = Array(chunk.name.utf8) + chunk.content
      return file + Self.number(chunk.content.count) + body + Self.number(Self.checkSum(body))
    }
  }

  /// Returns the file with a chunk after its header.
  func with(_ name: String, _ content: [UInt8]) -> PNGBytes {
    var copy = self
    copy.chunks.insert((name, content), at: 1)
    return copy
  }

  /// The content of IHDR.
  static func header(_ width: Int, _ height: Int, depth: UInt8, colorType: UInt8) -> [UInt8] {
    number(width) + number(height) + [depth, colorType, 0, 0, 0]
  }

  /// A zlib stream of stored blocks.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let length = UInt16(block.count)
      stream += [
        rest.isEmpty ? 1 : 0, UInt8(length & 255), UInt8(length >> 8), UInt8(~length & 255),
        UInt8(~length >> 8),
      ]
      stream += block
    } while !rest.isEmpty
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in data {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return stream + number(Int(high << 16 | low))
  }

  /// A number of four bytes, the high one first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  private static func checkSum(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~sum)
  }
}
