// SPDX-License-Identifier: MIT

import Colorimetry
import Foundation
import Testing

/// The expected values that another program computed; see `Resources/SOURCE.md`.
struct LightVectors: Decodable {
  struct Vector: Decodable, CustomTestStringConvertible {
    let id: String
    let space: String
    let code: [Int]
    let max: Int
    let encoded: [Double]
    let linear: [Double]
    let Y: Double
    let panel_p3_linear: [Double]
    let encoded_mean: Double
    let lit: Bool

    var colorSpace: ColorSpace { named(space) }
    var testDescription: String { id }
  }

  struct AlphaRow: Decodable {
    let code: [UInt8]
    let alpha: Int
    let Y_if_composited_encoded: Double
  }

  struct ContrastRow: Decodable {
    let text: [UInt8]
    let bg: [UInt8]
    let wcag2: Double
  }

  struct Image: Decodable, CustomTestStringConvertible {
    struct Run: Decodable {
      let length: Int
      let code: [UInt8]

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        length = try row.decode(Int.self)
        code = try row.decode([UInt8].self)
      }
    }

    let name: String
    let width: Int
    let height: Int
    let space: String
    let row_major_runs: [Run]
    let lit_pixels: Int
    let lit_ratio_nonblack: Double
    let mean_linear_rgb: [Double]
    let mean_linear_Y: Double
    let apl_encoded_channel_mean: Double

    var colorSpace: ColorSpace { named(space) }
    var testDescription: String { name }
  }

  struct DimmingRow: Decodable {
    let target_linear_ratio: Double
    let byte_not_exceeding: Int
    let achieved: Double
  }

  let eotf_sRGB_256: [Double]
  let vectors: [Vector]
  let alpha_over_black: [AlphaRow]
  let contrast: [ContrastRow]
  let images: [Image]
  let dimming: [DimmingRow]

  static let all: LightVectors = {
    let url = Bundle.module.url(forResource: "Resources/light-vectors", withExtension: "json")!
    do {
      return try JSONDecoder().decode(LightVectors.self, from: Data(contentsOf: url))
    } catch {
      preconditionFailure("light-vectors.json cannot be read: \(error)")
    }
  }()
}

private func named(_ space: String) -> ColorSpace { space == "sRGB" ? .sRGB : .displayP3 }

/// Whether two figures agree to 10⁻⁹ of the expected one, or to 10⁻¹² where that is nearly nothing.
func agrees(_ value: Double, _ expected: Double) -> Bool {
  abs(value - expected) <= max(1e-9 * abs(expected), 1e-12)
}
