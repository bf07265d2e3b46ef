// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// What moves people and goods.
  static var vehicles: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one(
        "airplane",
        [
          .area(
            "W 2 M 0 -48 C 5 -48 7 -40 7 -30 V -14 L 44 10 V 19 L 7 8 V 28 L 18 37 V 44 L 0 39 L -18 44 V 37 L -7 28 V 8 L -44 19 V 10 L -7 -14 V -30 C -7 -40 -5 -48 0 -48 Z",
            0.5)
        ]),
      .pair(
        "car",
        [
          .body(
            "M -34 -4 L -27 -24 C -25 -30 -21 -33 -14 -33 H 14 C 21 -33 25 -30 27 -24 L 34 -4 C 40 -1 43 3 43 10 V 34 C 43 38 40 40 37 40 H 33 C 29 40 27 38 27 34 V 28 H -27 V 34 C -27 38 -29 40 -33 40 H -37 C -40 40 -43 38 -43 34 V 10 C -43 3 -40 -1 -34 -4 Z"
          ),
          .hole("P 4 -24 -6 -18 -23 18 -23 24 -6", 0.5), .hole("M -27 12 M 27 12", 1.3),
        ]),
      .pair(
        "bus",
        [
          .body(
            "M -28 -44 H 28 A 10 0 1 38 -34 V 30 C 38 34 36 36 32 36 V 42 A 4 0 1 28 46 H 22 A 4 0 1 18 42 V 36 H -18 V 42 A 4 0 1 -22 46 H -28 A 4 0 1 -32 42 V 36 C -36 36 -38 34 -38 30 V -34 A 10 0 1 -28 -44 Z"
          ),
          .mark("M -38 4 H 38 M -38 -26 H 38"), .hole("M -22 20 M 22 20", 1.3),
        ]),
      .pair(
        "box.truck",
        [
          .body("M -50 24 A 6 0 1 -56 18 V -26 A 8 0 1 -48 -34 H 6 A 8 0 1 14 -26 V 24 Z"),
          .body("M 14 -16 H 32 C 36 -16 38 -15 41 -11 L 54 6 C 56 8 56 10 56 13 V 18 A 6 0 1 50 24 H 14 Z"),
          .cutArea("O -30 26 10 O 34 26 10", gap: 4), .line("O -30 26 9 O 34 26 9", growth: 0.5),
        ]),
    ]
    return all.flatMap { $0 }
  }
}
