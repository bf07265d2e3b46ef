// SPDX-License-Identifier: MIT

import Colorimetry

/// The light of some pixels as whole numbers: all that a reading needs.
///
/// Whole numbers add up to the same in any order, so the light of the parts is that of the whole to the last bit. A
/// sum may also be a difference, which is what drawing changes.
public struct LightSums: Hashable, Sendable {
  /// The light of one pixel at full code.
  ///
  /// Sums of 2⁶⁴ pixels stay below 2¹²⁷, and the darkest code of sixteen bits is rounded by less than 2⁻⁴² of itself.
  static let fullLight = 0x1p62

  /// The number of pixels.
  public internal(set) var pixels = 0
  /// The number of pixels with any sample over the threshold.
  public internal(set) var litPixels = 0
  /// The codes of all samples of all three channels.
  var codes = 0
  /// The linear light of red. Unit: 1/`fullLight`.
  var red = Int128(0)
  /// The linear light of green. Unit: 1/`fullLight`.
  var green = Int128(0)
  /// The linear light of blue. Unit: 1/`fullLight`.
  var blue = Int128(0)

  /// The sums of no pixel.
  public init() {}

  /// Adds other sums so many times.
  @inline(__always)
  mutating func add(_ other: LightSums, times: Int = 1) {
    pixels &+= other.pixels &* times
    litPixels &+= other.litPixels &* times
    codes &+= other.codes &* times
    red &+= other.red &* Int128(times)
    green &+= other.green &* Int128(times)
    blue &+= other.blue &* Int128(times)
  }

  /// The linear light of each code of eight bits.
  static let lightByCode8 = whole(TransferFunction.linearByCode8)
  /// The linear light of each code of sixteen bits; made when first asked for.
  static let lightByCode16 = whole(TransferFunction.linearByCode16)

  private static func whole(_ light: ContiguousArray<Double>) -> ContiguousArray<Int> {
    ContiguousArray(light.map { Int(($0 * fullLight).rounded()) })
  }
}

extension CodeCounts {
  /// The light of the pixels.
  public var sums: LightSums {
    let light = (depth == .eight ? LightSums.lightByCode8 : LightSums.lightByCode16).span
    let (reds, greens, blues) = (red.span, green.span, blue.span)
    precondition(
      reds.count == light.count && greens.count == light.count && blues.count == light.count,
      "there is a count for each code")
    var sums = LightSums()
    sums.pixels = pixels
    sums.litPixels = litPixels
    for code in light.indices {
      let share = Int128(light[code])
      sums.codes &+= code &* (reds[code] &+ greens[code] &+ blues[code])
      sums.red &+= share &* Int128(reds[code])
      sums.green &+= share &* Int128(greens[code])
      sums.blue &+= share &* Int128(blues[code])
    }
    return sums
  }
}
