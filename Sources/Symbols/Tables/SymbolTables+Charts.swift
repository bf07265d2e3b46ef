// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Charts.
  static var charts: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("chart.bar", [.body("R -50 7 22 26 4 R -11 -11 22 44 4 R 28 -33 22 66 4", growth: 0.7)])
    ]
    return all.flatMap { $0 }
  }
}
