// SPDX-License-Identifier: MIT

import Colorimetry

/// An ICC profile, as far as a space can be told from it.
///
/// - Source: ICC.1:2010, clauses 7.2, 7.3, 9 and 10; ICC.1:2001-04, clause 6.5.17.
struct ICCProfile {
  /// The name that the file gives it, which says nothing.
  let name: String
  private let tags: [String: [UInt8]]
  private let isRGB: Bool

  /// Reads the table of tags; a broken profile has none.
  init(_ bytes: [UInt8], name: String) {
    self.name = name
    isRGB = ICCBytes.word(bytes, 16) == "RGB "
    tags = ICCBytes.tags(bytes)
  }

  /// The profile's own description, for people.
  var description: String? {
    guard let data = tags["desc"] else { return nil }
    switch ICCBytes.word(data, 0) {
    case "desc":
      let length = ICCBytes.integer(data, 8)
      return String(decoding: data.dropFirst(12).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
    case "mluc":
      let units = data.dropFirst(ICCBytes.integer(data, 24)).prefix(ICCBytes.integer(data, 20))
      let bytes = Array(units)
      let pairs = stride(from: 0, to: bytes.count - 1, by: 2)
      let words = pairs.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
      return String(decoding: words.prefix { $0 != 0 }, as: UTF16.self)
    default: return nil
    }
  }

  /// The space of the profile, if it is one of those that pictures are in.
  ///
  /// Colorants may be off by 0.003, which tells the two spaces apart by far (their reds differ by 0.08) and
  /// takes in the roundings and adaptations of different makers; curves by 0.003 of full light, which takes
  /// in coarse tables but not a plain power of 2.2, whose distance from sRGB is 0.0084 at 0.7.
  var knownSpace: ColorSpace? {
    guard isRGB, let colorants, hasCurves else { return nil }
    return Self.known.first { _, expected in
      zip(colorants, expected).allSatisfy { abs($0 - $1) < 0.003 }
    }?.space
  }

  /// X, Y and Z under D50 of full red, green and blue, in this order.
  private var colorants: [Double]? {
    var values: [Double] = []
    for name in ["rXYZ", "gXYZ", "bXYZ"] {
      guard let data = tags[name], data.count >= 20, ICCBytes.word(data, 0) == "XYZ " else {
        return nil
      }
      values += [8, 12, 16].map { ICCBytes.fixed(data, $0) }
    }
    return values
  }

  /// Whether all three curves are sRGB's, looked at in eleven places.
  private var hasCurves: Bool {
    let places = (0...10).map { Double($0) / 10 }
    return ["rTRC", "gTRC", "bTRC"].allSatisfy { name in
      guard let data = tags[name], let curve = Self.curve(data, places) else { return false }
      return zip(curve, places).allSatisfy { abs($0 - TransferFunction.linear($1)) < 0.003 }
    }
  }

  /// The colorants of the known spaces, brought from D65 to D50 by the Bradford matrix.
  private static let known: [(space: ColorSpace, values: [Double])] = [
    (.sRGB, [0.43607, 0.22249, 0.01392, 0.38515, 0.71687, 0.09708, 0.14307, 0.06061, 0.71410]),
    (.displayP3, [0.51512, 0.24120, -0.00105, 0.29198, 0.69225, 0.04189, 0.15710, 0.06657, 0.78407]),
  ]

  /// Returns a curve of values at places.
  private static func curve(_ data: [UInt8], _ places: [Double]) -> [Double]? {
    guard data.count >= 12 else { return nil }
    switch ICCBytes.word(data, 0) {
    case "curv":
      let count = ICCBytes.integer(data, 8)
      guard count > 1, data.count >= 12 + 2 * count else { return nil }
      return places.map { place in
        let position = place * Double(count - 1)
        let below = min(Int(position), count - 2)
        func entry(_ index: Int) -> Double {
          Double(Int(data[12 + 2 * index]) << 8 | Int(data[13 + 2 * index])) / 65535
        }
        let share = position - Double(below)
        return entry(below) * (1 - share) + entry(below + 1) * share
      }
    case "para":
      return parametric(data, places)
    default:
      return nil
    }
  }

  /// Returns a parametric curve of type 3 or 4 with sRGB's exponent; others are another curve.
  private static func parametric(_ data: [UInt8], _ places: [Double]) -> [Double]? {
    guard data[8] == 0, data[9] == 3 || data[9] == 4 else { return nil }
    let count = data[9] == 3 ? 5 : 7
    guard data.count >= 12 + 4 * count else { return nil }
    let values = (0..<count).map { ICCBytes.fixed(data, 12 + 4 * $0) }
    guard abs(values[0] - 2.4) < 0.001 else { return nil }
    let (above, below) = count == 7 ? (values[5], values[6]) : (0, 0)
    return places.map { place in
      guard place >= values[4] else { return values[3] * place + below }
      // x^2.4 through the one place where it is computed: sRGB's own curve above its threshold.
      return TransferFunction.linear((values[1] * place + values[2]) * 1.055 - 0.055) + above
    }
  }
}

/// Numbers and words in a profile: the high byte first.
private enum ICCBytes {
  /// Returns the bytes of each tag, by name.
  static func tags(_ bytes: [UInt8]) -> [String: [UInt8]] {
    var tags: [String: [UInt8]] = [:]
    for index in 0..<min(integer(bytes, 128), 100) {
      let entry = 132 + 12 * index
      guard entry + 12 <= bytes.count else { break }
      let start = integer(bytes, entry + 4)
      let length = integer(bytes, entry + 8)
      guard start <= bytes.count, length <= bytes.count - start else { continue }
      tags[word(bytes, entry)] = Array(bytes[start..<start + length])
    }
    return tags
  }

  static func integer(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 4 <= bytes.count else { return 0 }
    return bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  static func fixed(_ bytes: [UInt8], _ start: Int) -> Double {
    Double(Int32(truncatingIfNeeded: integer(bytes, start))) / 65536
  }

  static func word(_ bytes: [UInt8], _ start: Int) -> String {
    guard start + 4 <= bytes.count else { return "" }
    return String(decoding: bytes[start..<start + 4], as: UTF8.self)
  }
}
