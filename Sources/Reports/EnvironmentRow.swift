// SPDX-License-Identifier: MIT

import Inspection
import Light

/// Renders of one widget in one environment, as a row of a table: the worst of each figure.
struct EnvironmentRow {
  var environment: String
  /// The largest mean luminance.
  private(set) var luminance = 0.0
  /// The largest share of lit pixels.
  private(set) var litFraction = 0.0
  /// Whether the picture of the largest luminance is lit in red alone.
  private(set) var isRed = false
  private var count = 0
  private var worst: (ratio: Double, limit: Double?)?
  private var verdicts: [Verdict: Int] = [:]

  init(
    _ renders: [RenderReport], judgment: Judgment, ratioLimit: (RenderReport) -> Double?
  ) {
    self.init(environment: renders.first?.environment ?? "")
    for render in renders { add(render, judgment: judgment, ratioLimit: ratioLimit) }
  }

  /// Creates the row of no render.
  init(environment: String) { self.environment = environment }

  /// Adds a render.
  mutating func add(
    _ render: RenderReport, judgment: Judgment, ratioLimit: (RenderReport) -> Double?
  ) {
    let reading = render.reading
    if reading.luminance > luminance {
      luminance = reading.luminance
      isRed = reading.green == 0 && reading.blue == 0
    }
    litFraction = max(litFraction, reading.litFraction)
    if let ratio = render.ratio?.luminance, ratio > worst?.ratio ?? -1 {
      worst = (ratio, Self.limit(of: render) ?? ratioLimit(render))
    }
    verdicts[judgment.verdict(on: render), default: 0] += 1
    count += 1
  }

  /// The largest ratio beside its limit, such as `0.18 ≤ 0.25`, or nothing where there is none.
  var ratio: String { worst.map { Self.text($0.ratio, limit: $0.limit) } ?? "" }

  /// The verdicts that occur, failed ones first, as marks with numbers where there are several renders.
  var tally: [(verdict: Verdict, text: String)] {
    Verdict.allCases.reversed().compactMap { verdict in
      verdicts[verdict].map { (verdict, count == 1 ? verdict.mark : "\(verdict.mark) \($0)") }
    }
  }

  /// The verdicts as one string.
  var verdictText: String { tally.map(\.text).joined(separator: "  ") }

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
