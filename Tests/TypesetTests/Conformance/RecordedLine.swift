// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Typeset

/// One row of the recorded widths.
struct RecordedLine: Decodable {
  var string: String
  var size: Double
  var weight: String
  var lines: Int
  var width: Double
  var height: Double?
  var scale: Double?
  var kind: String
  var isWeightKnown: Bool?

  enum CodingKeys: String, CodingKey {
    case string, size, weight, lines, width, height, scale, kind
    case isWeightKnown = "weight_known"
  }

  private struct File: Decodable { var rows: [RecordedLine] }

  static func all() throws -> [RecordedLine] {
    let url = try #require(Bundle.module.url(forResource: "Resources/sf-widths", withExtension: "json"))
    return try JSONDecoder().decode(File.self, from: Data(contentsOf: url)).rows
  }

  /// Whether the row's numbers were rounded up to pixels when they were recorded.
  var isRounded: Bool { kind != "string-size" }

  /// Our layout of the row.
  func layout() throws -> ParagraphLayout {
    let weight = try #require(FontWeight(rawValue: weight))
    return try Bundled.layOut(
      string, font: FontRequest(size: size, weight: weight), style: ParagraphStyle(displayScale: scale ?? 3))
  }
}
