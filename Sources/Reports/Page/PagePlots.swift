// SPDX-License-Identifier: MIT

import Inspection

/// The distributions of a run's figures by environment and locale, and the limits that hold for them.
struct PagePlots {
  private struct Key: Hashable {
    var metric: PlotMetric
    var environment: Int
    var locale: Int
  }

  private struct LimitKey: Hashable {
    var metric: PlotMetric
    var environment: Int
    var limit: Double
  }

  /// Limits that are drawn for one plot; own limits by widget could be without number.
  private static let shownLimits = 64
  private let ends = Dictionary(uniqueKeysWithValues: PlotMetric.allCases.map { ($0, $0.ends) })
  private var order: [Key] = []
  private var histograms: [Key: PlotHistogram] = [:]
  private var limits: Set<LimitKey> = []

  /// Counts a render's figures.
  ///
  /// - Parameters:
  ///   - render: The render.
  ///   - environment: The place of its environment's name.
  ///   - locale: The place of its locale's name.
  ///   - limitsOf: The limits of a rule that hold for the render.
  mutating func add(
    _ render: RenderReport, environment: Int, locale: Int, limitsOf: (_ rule: String) -> [Double]
  ) {
    for metric in PlotMetric.allCases {
      guard let figure = metric.figure(of: render), figure.isFinite, let ends = ends[metric] else { continue }
      let key = Key(metric: metric, environment: environment, locale: locale)
      if histograms[key] == nil { order.append(key) }
      histograms[key, default: PlotHistogram(bins: ends.count + 1)].add(figure, ends: ends)
      let broken = render.findings.lazy.filter { $0.rule == metric.rule }.compactMap { $0.limit?.value }
      for limit in broken { note(limit, metric, environment) }
      for limit in limitsOf(metric.rule) { note(limit, metric, environment) }
    }
  }

  private mutating func note(_ limit: Double, _ metric: PlotMetric, _ environment: Int) {
    guard limit.isFinite, limits.count < Self.shownLimits * PlotMetric.allCases.count else { return }
    limits.insert(LimitKey(metric: metric, environment: environment, limit: limit))
  }

  /// One plot a metric that some render has.
  var json: JSONValue {
    .array(
      PlotMetric.allCases.compactMap { metric -> JSONValue? in
        let rows = order.filter { $0.metric == metric }.compactMap { key -> JSONValue? in
          guard let histogram = histograms[key] else { return nil }
          return .array([.integer(key.environment), .integer(key.locale)] + histogram.json)
        }
        guard !rows.isEmpty else { return nil }
        let drawn = limits.filter { $0.metric == metric }
          .sorted { ($0.environment, $0.limit) < ($1.environment, $1.limit) }
        return [
          "metric": .string(metric.rawValue), "ends": .array(metric.ends.map(JSONValue.number)),
          "rows": .array(rows),
          "limits": .array(drawn.map { [.integer($0.environment), .number($0.limit)] }),
        ]
      })
  }
}
