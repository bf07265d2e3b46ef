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

/// Up to 256 colors in the order of first appearance.
struct PaletteCodes: PixelCodes {
  /// The most colors of a palette.
  static let most = 256
  /// Four places for each color, so that a search seldom goes on.
  private static let places = 1024

  /// The colors in order.
  private(set) var colors: [UInt32] = []
  private var keys = ContiguousArray<UInt32>(repeating: 0, count: places)
  /// The number of the key at the same place and one more; 0 for an empty place.
  private var numbers = ContiguousArray<UInt16>(repeating: 0, count: places)

  mutating func code(of pixel: UInt32) -> UInt8? {
    var place = Int((pixel &* 0x9E37_79B1) >> 22)
    while numbers[place] != 0 {
      if keys[place] == pixel { return UInt8(truncatingIfNeeded: numbers[place] &- 1) }
      place = (place &+ 1) & (PaletteCodes.places &- 1)
    }
    guard colors.count < PaletteCodes.most else { return nil }
    colors.append(pixel)
    keys[place] = pixel
    numbers[place] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }

  /// Red, green, blue and alpha of each color.
  var bytes: [UInt8] { colors.flatMap { straightBytes($0) } }
}
