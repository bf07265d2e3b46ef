// SPDX-License-Identifier: MIT

import Inspection
import Light

/// Renders of one widget in one environment, as a row of a table: the worst of each figure.
struct EnvironmentRow {
  var environment: String
  /// The largest mean luminance.
  var luminance: Double
  /// The largest share of lit pixels.
  var litFraction: Double
  /// The largest ratio beside its limit, such as `0.18 ≤ 0.25`, or nothing where there is none.
  var ratio: String
  /// The verdicts that occur, failed ones first, as marks with numbers where there are several renders.
  var tally: [(verdict: Verdict, text: String)]
  /// Whether the picture of the largest luminance is lit in red alone.
  var isRed: Bool

  init(
    _ renders: [RenderReport], judgment: Judgment, ratioLimit: (RenderReport) -> Double?
  ) {
    environment = renders.first?.environment ?? ""
    luminance = 0
    litFraction = 0
    isRed = false
    var worst: (render: RenderReport, ratio: Double)?
    var verdicts: [Verdict: Int] = [:]
    for render in renders {
      let reading = render.reading
      if reading.luminance > luminance {
        luminance = reading.luminance
        isRed = reading.green == 0 && reading.blue == 0
      }
      litFraction = max(litFraction, reading.litFraction)
      if let value = render.ratio?.luminance, value > worst?.ratio ?? -1 { worst = (render, value) }
      verdicts[judgment.verdict(on: render), default: 0] += 1
    }
    ratio = worst.map { Self.text($0.ratio, limit: Self.limit(of: $0.render) ?? ratioLimit($0.render)) } ?? ""
    tally = Verdict.allCases.reversed().compactMap { verdict in
      verdicts[verdict].map { (verdict, renders.count == 1 ? verdict.mark : "\(verdict.mark) \($0)") }
    }
  }

  /// The verdicts as one string.
  var verdicts: String { tally.map(\.text).joined(separator: "  ") }

  /// The limit that the rule itself went by, where it found something.
  private static func limit(of render: RenderReport) -> Double? {
    render.findings.first { $0.rule == "light.ratio" }?.limit?.value
  }

  static func text(_ ratio: Double, limit: Double?) -> String {
    guard let limit else { return NumberText.pair(ratio, ratio).measured }
    let texts = NumberText.pair(ratio, limit)
    return "\(texts.measured) \(ratio > limit ? ">" : "≤") \(texts.limit)"
  }
}
