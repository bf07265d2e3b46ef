// SPDX-License-Identifier: MIT

/// Gives each pixel of a picture one byte.
protocol PixelCodes {
  /// Returns the byte of a pixel, or nil where there is none for it.
  mutating func code(of pixel: UInt32) -> UInt8?
}

/// Opaque greys, which need no palette: the byte is the sample itself.
struct GrayCodes: PixelCodes {
  func code(of pixel: UInt32) -> UInt8? {
    let sample = pixel & 255
    return pixel == 0xFF00_0000 | sample * 0x01_0101 ? UInt8(sample) : nil
  }
}

/// The codes of a palette while all colors of the picture are counted.
struct CountedCodes: PixelCodes {
  /// The codes.
  var codes = PaletteCodes()
  /// All colors that are known of the picture, whatever their code.
  var census = PaletteCodes()

  mutating func code(of pixel: UInt32) -> UInt8? {
    let before = codes.colors.count
    guard let code = codes.code(of: pixel) else { return nil }
    guard codes.colors.count == before || census.code(of: pixel) != nil else { return nil }
    return code
  }
}

/// Up to 256 colors in the order of first appearance.
struct PaletteCodes: PixelCodes {
  /// The most colors of a palette.
  static let most = 256
  /// Four places for each color, so that a search seldom goes on.
  private static let places = 1024

  /// The colors in order.
  private(set) var colors: [UInt32] = []
  /// The codes that were asked for since the last mark, each once, in this order.
  private(set) var codesSinceMark: [UInt8] = []
  private var keys = ContiguousArray<UInt32>(repeating: 0, count: places)
  /// The number of the key at the same place and one more; 0 for an empty place.
  private var numbers = ContiguousArray<UInt16>(repeating: 0, count: places)
  private var marks = ContiguousArray<Int>(repeating: -1, count: most)
  private var mark = 0

  /// Forgets all colors and keeps the memory.
  mutating func reset() {
    for place in numbers.indices { numbers[place] = 0 }
    colors.removeAll(keepingCapacity: true)
    setMark()
  }

  /// Begins to note anew which codes are asked for.
  mutating func setMark() {
    mark += 1
    codesSinceMark.removeAll(keepingCapacity: true)
  }

  mutating func code(of pixel: UInt32) -> UInt8? {
    let place = place(of: pixel)
    var number = Int(numbers[place])
    if number == 0 {
      guard colors.count < PaletteCodes.most else { return nil }
      colors.append(pixel)
      number = colors.count
      keys[place] = pixel
      numbers[place] = UInt16(number)
    }
    let code = UInt8(truncatingIfNeeded: number &- 1)
    if marks[Int(code)] != mark {
      marks[Int(code)] = mark
      codesSinceMark.append(code)
    }
    return code
  }

  /// The place of a color, or the one where it would stand.
  private func place(of pixel: UInt32) -> Int {
    var place = Int((pixel &* 0x9E37_79B1) >> 22)
    while numbers[place] != 0, keys[place] != pixel { place = (place &+ 1) & (PaletteCodes.places &- 1) }
    return place
  }

  /// Red, green, blue and alpha of each color.
  var bytes: [UInt8] { colors.flatMap { straightBytes($0) } }
}
