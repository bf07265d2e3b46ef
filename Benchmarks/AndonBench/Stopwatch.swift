// SPDX-License-Identifier: MIT

import Foundation

/// Where the time goes.
struct Stopwatch {
  /// What a render is made of.
  enum Stage: String, CaseIterable {
    case layout, drawing, metering, encoding, writing
  }

  private let start = ContinuousClock.now
  private let processor = clock()
  private var last = ContinuousClock.now
  private var spent = [Duration](repeating: .zero, count: Stage.allCases.count)

  /// Begins a render.
  mutating func begin() { last = .now }

  /// Ends a stage; the next one begins.
  mutating func end(_ stage: Stage) {
    let now = ContinuousClock.now
    spent[Stage.allCases.firstIndex(of: stage) ?? 0] += now - last
    last = now
  }

  /// The time since the start. Unit: s.
  var seconds: Double { (ContinuousClock.now - start) / .seconds(1) }

  /// The time of the processor since the start. Unit: s.
  var processorSeconds: Double { Double(clock() - processor) / Double(CLOCKS_PER_SEC) }

  /// The time of each stage. Unit: s.
  var stages: [(stage: Stage, seconds: Double)] {
    zip(Stage.allCases, spent).map { ($0, $1 / .seconds(1)) }
  }
}
