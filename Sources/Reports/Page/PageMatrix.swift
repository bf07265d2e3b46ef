// SPDX-License-Identifier: MIT

import Inspection

/// How many renders of each locale on each device in each environment came to which verdict.
struct PageMatrix {
  /// One cell, by the places of the names.
  struct Cell: Hashable {
    var locale: Int
    var device: Int
    var environment: Int
  }

  private var order: [Cell] = []
  private var counts: [Cell: [Verdict: Int]] = [:]

  /// Counts a render.
  mutating func add(_ verdict: Verdict, in cell: Cell) {
    if counts[cell] == nil { order.append(cell) }
    counts[cell, default: [:]][verdict, default: 0] += 1
  }

  /// The three places of each cell, then its counts from passed to failed.
  var json: JSONValue {
    .array(
      order.map { cell in
        let verdicts = Verdict.allCases.map { counts[cell]?[$0] ?? 0 }
        return .array(([cell.locale, cell.device, cell.environment] + verdicts).map(JSONValue.integer))
      })
  }
}
