// SPDX-License-Identifier: MIT

import Colorimetry

/// What the chunks of a file say about the meaning of its samples.
///
/// cICP goes before iCCP, iCCP before sRGB, sRGB before gAMA and cHRM, as the PNG specification ranks them.
/// Display P3 is recognized from a profile's own colorants and curve or from cICP, never from a name. All
/// else is read as sRGB; what says something else than sRGB is named in `ignored`.
struct PNGColorNotes {
  /// The space that the samples are taken to be in.
  private(set) var space = ColorSpace.sRGB
  /// What is not heeded.
  private(set) var ignored: [String] = []

  init(_ bytes: [UInt8], profile: ICCProfile?) {
    let chunks = PNGChunkReader.colorChunks(bytes)
    if let points = chunks["cICP"], let known = note(codePoints: points) {
      space = known
    } else if chunks["iCCP"] != nil, let known = note(profile) {
      space = known
    }
    guard space == .sRGB else { return }
    if let gamma = chunks["gAMA"] { note(gamma: gamma) }
    if let chromaticities = chunks["cHRM"] { note(chromaticities: chromaticities) }
  }

  /// Returns the space of code points by ITU-T H.273, or nil, and a note, for others.
  private mutating func note(codePoints: [UInt8]) -> ColorSpace? {
    switch codePoints {
    case [12, 13, 0, 1]: return .displayP3
    case [1, 13, 0, 1]: return .sRGB
    default:
      ignored.append("cICP \(codePoints.map(String.init).joined(separator: " "))")
      return nil
    }
  }

  /// Returns the space of a profile, or nil, and a note, for others.
  private mutating func note(_ profile: ICCProfile?) -> ColorSpace? {
    guard let profile else {
      ignored.append("iCCP that cannot be read")
      return nil
    }
    if let space = profile.knownSpace { return space }
    ignored.append("iCCP “\(profile.description ?? profile.name)”")
    return nil
  }

  /// 45455 is what every writer of sRGB gives: the nearest power to its curve.
  private mutating func note(gamma: [UInt8]) {
    guard gamma.count == 4, abs(number(gamma, 0) - 45455) > 50 else { return }
    ignored.append("gAMA \(number(gamma, 0))")
  }

  private mutating func note(chromaticities: [UInt8]) {
    guard chromaticities.count == 32 else { return }
    let values = (0..<8).map { number(chromaticities, 4 * $0) }
    // White, red, green, blue of ITU-R BT.709, in 1/100 000.
    let expected = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    guard zip(values, expected).contains(where: { abs($0 - $1) > 100 }) else { return }
    ignored.append("cHRM \(values.map(String.init).joined(separator: " "))")
  }
}
