// SPDX-License-Identifier: MIT

/// Bytes on the way into one block of deflate: literals, and repetitions of what stands one pixel before.
///
/// Drawn pictures are runs of one colour, so no other repetition is looked for: that costs a comparison a
/// pixel, and on text the files are as small as those of zlib's best search.
struct DeflateBlock {
  /// A block with more tokens than this ends at the next row.
  static let most = 1 << 15
  /// The longest repetition. Unit: bytes.
  static let longestRun = 258
  /// The shortest repetition. Unit: bytes.
  static let shortestRun = 3
  /// The symbol that ends a block.
  private static let end = 256
  /// The number of symbols for literals and lengths.
  private static let symbolCount = 286

  /// How far back repetitions reach: the bytes of a pixel.
  let distance: Int
  /// A literal, or 256 and the length of a repetition.
  private var tokens = ContiguousArray<UInt16>(repeating: 0, count: 4096)
  private(set) var count = 0
  private var counts = ContiguousArray<UInt32>(repeating: 0, count: symbolCount)

  /// Creates an empty block of pixels of 1, 3 or 4 bytes.
  init(bytesPerPixel: Int) {
    precondition((1...4).contains(bytesPerPixel) && bytesPerPixel != 2, "a pixel has 1, 3 or 4 bytes")
    distance = bytesPerPixel
  }

  /// Makes room for some tokens.
  mutating func reserve(_ more: Int) {
    guard tokens.count < count + more else { return }
    tokens.append(contentsOf: repeatElement(0, count: max(more, tokens.count)))
  }

  /// Adds one byte as it is.
  mutating func add(literal byte: UInt8) {
    tokens[count] = UInt16(byte)
    count &+= 1
    counts[Int(byte)] &+= 1
  }

  /// Adds that the pixel before comes again and again.
  ///
  /// - Parameter bytes: How long that is; a multiple of the bytes of a pixel.
  /// - Returns: The rest that is too short to be said so; only pixels of one byte leave one.
  mutating func add(repetition bytes: Int) -> Int {
    let longest = DeflateBlock.longestRun / distance * distance
    var left = bytes
    while left >= DeflateBlock.shortestRun {
      let length = min(left, longest)
      tokens[count] = UInt16(256 + length)
      count &+= 1
      counts[Int(LengthTable.symbols[length])] &+= 1
      left &-= length
    }
    return left
  }

  /// Writes the block, not as the last one of its stream, and empties it.
  mutating func write(to bits: inout BitWriter) {
    counts[DeflateBlock.end] = 1
    let code = HuffmanCode(counts: counts.span, limit: 15)
    // One distance is used, whose word is a single 0; its extra bits would follow, and it has none.
    let distanceSymbol = distance - 1
    DeflateHeader(literals: code.lengths, distanceSymbol: distanceSymbol).write(to: &bits)
    let table = table(of: code)
    bits.write(tokens.span.extracting(0..<count), by: table.span, bits: bitCount(of: code))
    bits.write(code.words[DeflateBlock.end], count: Int(code.lengths[DeflateBlock.end]))
    reset()
  }

  /// Forgets what was added and keeps the memory.
  mutating func reset() {
    count = 0
    for symbol in counts.indices { counts[symbol] = 0 }
  }

  /// The bits of each token, their number in the highest byte.
  private func table(of code: HuffmanCode) -> ContiguousArray<UInt32> {
    var table = ContiguousArray<UInt32>(repeating: 0, count: 256 + DeflateBlock.longestRun + 1)
    for byte in 0..<256 { table[byte] = code.words[byte] | UInt32(code.lengths[byte]) << 24 }
    for length in DeflateBlock.shortestRun...DeflateBlock.longestRun {
      let symbol = Int(LengthTable.symbols[length])
      let extra = LengthTable.extraBits(of: symbol)
      let word = code.words[symbol]
      let bits = Int(code.lengths[symbol])
      guard bits > 0 else { continue }
      let offset = UInt32(length - LengthTable.base(of: symbol))
      table[256 + length] = word | offset << UInt32(bits) | UInt32(bits + extra + 1) << 24
    }
    return table
  }

  private func bitCount(of code: HuffmanCode) -> Int {
    var bits = 0
    for symbol in counts.indices where counts[symbol] > 0 {
      let more = symbol > DeflateBlock.end ? LengthTable.extraBits(of: symbol) + 1 : 0
      bits += Int(counts[symbol]) * (Int(code.lengths[symbol]) + more)
    }
    return bits
  }
}

/// The symbols of lengths.
///
/// - Source: RFC 1951, section 3.2.5.
enum LengthTable {
  private static let bases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163,
    195, 227, 258,
  ]

  /// The symbol of each length up to 258.
  static let symbols: ContiguousArray<UInt16> = {
    var symbols = ContiguousArray<UInt16>(repeating: 0, count: DeflateBlock.longestRun + 1)
    for length in DeflateBlock.shortestRun...DeflateBlock.longestRun {
      symbols[length] = UInt16(257 + (bases.lastIndex { $0 <= length } ?? 0))
    }
    return symbols
  }()

  /// The shortest length of a symbol.
  static func base(of symbol: Int) -> Int { bases[symbol - 257] }

  /// How many bits after the symbol say by how much the length is over its base.
  static func extraBits(of symbol: Int) -> Int {
    let place = symbol - 257
    return place < 8 || place == 28 ? 0 : place / 4 - 1
  }
}
