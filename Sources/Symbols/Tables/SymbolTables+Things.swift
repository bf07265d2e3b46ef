// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Things that are used, given, eaten and carried.
  static var things: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair(
        "trash",
        [
          .line("M -39 -32 H 39 M -14 -32 V -40 A 7 0 1 -7 -47 H 7 A 7 0 1 14 -40 V -32", growth: 0.8),
          .body("M -31 -32 L -27 38 A 9 0 0 -18 46 H 18 A 9 0 0 27 38 L 31 -32"),
          .mark("M -13 -16 L -11 30 M 0 -16 V 30 M 13 -16 L 11 30", 0.85),
        ]),
      .one("magnifyingglass", room: open, magnifier),
      .one(
        "plus.magnifyingglass", room: open,
        magnifier + [.line("M -9 -25 V 7 M -25 -9 H 7", 0.95, growth: 0.6)]),
      .pair(
        "gift",
        [
          .body("R -38 -4 76 46 8"), .body("R -45 -22 90 20 6"), .mark("M 0 -22 V 42"),
          .mark("M -45 -2 H 45", 0.6),
          .line(
            "M 0 -22 C -8 -42 -28 -46 -28 -34 C -28 -26 -14 -22 0 -22 C 14 -22 28 -26 28 -34 C 28 -46 8 -42 0 -22",
            growth: 0.4),
        ]),
      .pair(
        "crown",
        [
          .body("P 3 -34 32 -46 -20 -18 0 0 -36 18 0 46 -20 34 32"),
          .line("M -46 -24 M 0 -41 M 46 -24", 1.4, growth: 0.6),
          .mark("M -31 16 H 31"),
        ]),
      .pair(
        "shippingbox",
        [
          .body("P 4 0 -46 42 -24 42 24 0 46 -42 24 -42 -24"), .mark("M -41 -23 L 0 -1 L 41 -23 M 0 -1 V 45"),
          .mark("M -21 -34 L 21 -12"),
        ]),
      .one(
        "fork.knife", room: open,
        [
          .line("M -34 -46 V -22 A 12 0 0 -10 -22 V -46 M -22 -46 V -22", 0.85, growth: 0.3),
          .line("M -22 -10 V 46", 1.1),
          .line("M 18 46 V -46 C 30 -42 34 -26 34 -4 C 34 4 30 8 22 8"),
          .area("M 18 -44 C 28 -40 32 -24 32 -4 C 32 3 28 6 18 6 Z", 0.5),
        ]),
      .one(
        "wand.and.stars",
        [
          .line("W 1 M 0 -32 V 52", 1.7), .cutLine("W 1 M -12 -14 H 12", 0.45),
          .area("P 1 -24 -44 -21 -35 -12 -32 -21 -29 -24 -20 -27 -29 -36 -32 -27 -35", 0.4, level: 1),
          .area("P 1 36 4 38 11 45 13 38 15 36 22 34 15 27 13 34 11", 0.4, level: 1),
        ]),
      .one(
        "swift",
        [
          .area(
            "W 1 M 0 -38 C 5 -38 8 -34 9 -26 C 24 -26 40 -14 50 12 C 38 0 22 -6 9 -5 C 8 6 6 14 4 20 L 14 44 L 0 32 L -14 44 L -4 20 C -6 14 -8 6 -9 -5 C -22 -6 -38 0 -50 12 C -40 -14 -24 -26 -9 -26 C -8 -34 -5 -38 0 -38 Z",
            0.4)
        ]),
      .one(
        "applelogo",
        [
          .area(
            "M 0 -18 C -6 -22 -14 -24 -21 -22 C -35 -18 -40 -4 -37 11 C -34 28 -23 44 -11 44 C -6 44 -4 42 0 42 C 4 42 6 44 11 44 C 23 44 34 28 37 11 C 40 -4 35 -18 21 -22 C 14 -24 6 -22 0 -18 Z",
            0.6),
          .area("M 1 -27 C 1 -38 9 -46 20 -47 C 20 -36 12 -28 1 -27 Z", 0.4),
        ]),
    ]
    return all.flatMap { $0 }
  }

  private static let magnifier: [SymbolPart] = [.line("O -9 -9 29 M 12 12 L 37 37")]
}
