// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Weather, light and the elements.
  static var sky: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("sun.max", [.body("O 0 0 17", growth: 0.6), .line(rays, growth: 0.7, level: 1)]),
      .pair("sunrise", horizonSun + [.line("M 0 -22 V -46 M -13 -34 L 0 -47 L 13 -34", growth: 0.6)]),
      .pair("sunset", horizonSun + [.line("M 0 -47 V -23 M -13 -35 L 0 -22 L 13 -35", growth: 0.6)]),
      .pair(
        "moon",
        [
          .body(
            "M -9 -40 A 42.5 1 0 41 13 C 36 15 31 16 26 16 C 4 16 -14 -2 -14 -24 C -14 -30 -12 -35 -9 -40 Z")
        ]),
      .pair(
        "moon.stars",
        [
          .body(
            "M -18 -32 A 38 1 0 31 18 C 26 20 22 21 17 21 C -3 21 -21 4 -21 -17 C -21 -23 -20 -28 -18 -32 Z"),
          .area("W 0 P 1 22 -20 25.5 -10.5 35 -7 25.5 -3.5 22 6 18.5 -3.5 9 -7 18.5 -10.5", 0.4, level: 1),
          .area("P 1 2 -46 5 -38 13 -35 5 -32 2 -24 -1 -32 -9 -35 -1 -38", 0.4, level: 1),
        ]),
      .one(
        "sparkles",
        [
          .area(
            "M -8 -26 C -5 -4 2 3 24 6 C 2 9 -5 16 -8 38 C -11 16 -18 9 -40 6 C -18 3 -11 -4 -8 -26 Z", 0.5),
          .area(
            "M 28 -46 C 29.5 -36 33 -32.5 43 -31 C 33 -29.5 29.5 -26 28 -16 C 26.5 -26 23 -29.5 13 -31 C 23 -32.5 26.5 -36 28 -46 Z",
            0.4, level: 1),
          .area(
            "M 30 20 C 31 28 34 31 42 32 C 34 33 31 36 30 44 C 29 36 26 33 18 32 C 26 31 29 28 30 20 Z", 0.4,
            level: 1),
        ]),
      .pair("bolt", [.body("P 2 9 -46 -30 7 -3 7 -9 46 30 -9 3 -9", growth: 0.75)]),
      .pair("flame", flame),
      .pair("drop", [.body("M 0 -46 C 6 -34 28 -6 28 16 A 28 0 1 -28 16 C -28 -6 -6 -34 0 -46 Z")]),
      .one(
        "wind",
        [
          .line("M -46 -14 H 2 A 13.5 1 0 -10 -28 M -46 4 H 26 A 16 1 0 12 -20", growth: 0.6),
          .line("M -30 22 H 10 A 12 0 1 0 38", growth: 0.6),
        ]),
      .pair("cloud", [.body(cloud)]),
      .pair(
        "cloud.rain",
        [
          .body("M -26 8 A 18 0 1 -29 -27 A 25 0 1 18 -33 A 20.5 0 1 28 8 Z"),
          .line("M -22 22 L -28 36 M -2 22 L -12 44 M 18 22 L 12 36", growth: 0.6, level: 1),
        ]),
      .one("globe", globe),
      .one(
        "network",
        [
          .line(SymbolDesign.circlePath), .line("E 0 0 20 45.8 M 0 -45 V 45 M -45 0 H 45", growth: 0.25),
          .line("M -38 -25 C -22 -15 22 -15 38 -25 M -38 25 C -22 15 22 15 38 25", growth: 0.25),
        ]),
      .slashed("network", "M -41 -43 L 41 43"),
    ]
    return all.flatMap { $0 }
  }

  private static let rays =
    "M 0 -33 V -43 M 23.3 -23.3 L 30.4 -30.4 M 33 0 H 43 M 23.3 23.3 L 30.4 30.4 M 0 33 V 43 M -23.3 23.3 L -30.4 30.4 M -33 0 H -43 M -23.3 -23.3 L -30.4 -30.4"
  private static let cloud =
    "M -28 26 A 21 0 1 -31 -16 A 29 0 1 24 -22 A 24.5 0 1 30 26 Z"
  private static let globe: [SymbolPart] = [
    .line(SymbolDesign.circlePath),
    .line("E 0 0 20 45.8 M -45 0 H 45 M -39 -24 H 39 M -39 24 H 39", growth: 0.4),
  ]
  private static let horizonSun: [SymbolPart] = [
    .line("M -48 36 H 48", growth: 0.5), .body("M -21 20 A 21 0 1 21 20 Z", growth: 0.5),
    .line("M -36 20 H -46 M 36 20 H 46 M -26 -6 L -33 -13 M 26 -6 L 33 -13", growth: 0.5, level: 1),
  ]
  private static let flame: [SymbolPart] = [
    .body(
      "M -6 -48 C -4 -34 -12 -24 -20 -14 C -28 -4 -34 4 -34 16 C -34 34 -20 46 0 46 C 20 46 34 33 34 13 C 34 -6 24 -14 21 -22 C 18 -14 16 -11 11 -8 C 14 -22 8 -40 -6 -48 Z"
    ),
    .opening(
      "M -2 12 C -4 20 -13 23 -13 32 C -13 40 -7 45 0 45 C 8 45 13 40 13 33 C 13 26 8 24 6 18 C 4 22 3 23 0 24 C 1 19 0 15 -2 12 Z"
    ),
  ]
}
