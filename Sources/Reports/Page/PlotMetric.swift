// SPDX-License-Identifier: MIT

import Inspection
import Light

/// A figure of each render that the page plots.
enum PlotMetric: String, CaseIterable {
  case light, lit, ratio, scale

  /// The figure, or nil for a render without it.
  func figure(of render: RenderReport) -> Double? {
    switch self {
    case .light: render.reading.light
    case .lit: render.reading.litFraction
    case .ratio: render.ratio?.luminance
    case .scale: render.texts.lazy.map(\.scale).min()
    }
  }

  /// The rule whose limit is drawn in.
  var rule: String {
    switch self {
    case .light: "light.baseline"
    case .lit: "light.lit"
    case .ratio: "light.ratio"
    case .scale: "text.scale"
    }
  }

  /// The upper ends of the bins, rising; a figure on an end is in the bin below it, so that one that meets
  /// its limit is not drawn beyond it. What is over the last is in one bin more.
  var ends: [Double] { self == .light ? Self.lightEnds : Self.hundredths(to: self == .ratio ? 150 : 100) }

  private static func hundredths(to last: Int) -> [Double] { (0...last).map { Double($0) / 100 } }

  /// Twenty bins a decade from 0.01 pt² on. Products of constants, since a logarithm's last bit is not the
  /// same on every system.
  private static let lightEnds: [Double] = {
    let decade = [
      1, 1.122, 1.259, 1.413, 1.585, 1.778, 1.995, 2.239, 2.512, 2.818, 3.162, 3.548, 3.981, 4.467, 5.012,
      5.623, 6.31, 7.079, 7.943, 8.913,
    ]
    let powers = [0.01, 0.1, 1, 10, 100, 1_000, 10_000]
    return powers.flatMap { power in decade.map { $0 * power } } + [100_000]
  }()
}

/// How often a figure fell where, in memory that does not grow with the run.
struct PlotHistogram {
  private var counts: [Int]
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  private(set) var count = 0

  init(bins: Int) { counts = Array(repeating: 0, count: bins) }

  /// Counts a figure in the first bin whose end it does not exceed.
  mutating func add(_ figure: Double, ends: [Double]) {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if figure <= ends[middle] { high = middle } else { low = middle + 1 }
    }
    counts[low] += 1
    count += 1
    lowest = min(lowest, figure)
    highest = max(highest, figure)
  }

  /// The count, the extremes, and of each bin that is not empty its place and its count.
  var json: [JSONValue] {
    let bins = counts.enumerated().filter { $0.element > 0 }
      .flatMap { [JSONValue.integer($0.offset), .integer($0.element)] }
    return [.integer(count), .number(lowest), .number(highest), .array(bins)]
  }
}
