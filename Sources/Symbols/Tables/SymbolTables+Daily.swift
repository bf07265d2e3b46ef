// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// What a day is made of: power, health, meals, messages, plants.
  static var daily: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      battery(0), battery(25), battery(50), battery(75), battery(100),
      .pair(
        "creditcard",
        [
          .body("R -53 -34 106 68 10"), .mark("M -50 -14 H 50", 1.6), .mark("M -38 15 H -18"),
        ]),
      .pair(
        "shield",
        [
          .body(
            "M 0 -46 C 12 -39 26 -35 40 -34 V -4 C 40 22 22 38 0 46 C -22 38 -40 22 -40 -4 V -34 C -26 -35 -12 -39 0 -46 Z"
          )
        ]),
      .pair(
        "leaf",
        [
          .body("M 42 -40 C 44 6 30 34 -2 34 C -24 34 -36 20 -36 4 C -36 -24 2 -20 42 -40 Z"),
          .line("M -46 44 C -40 32 -30 22 -20 16", 1), .mark("M -20 16 C -8 8 4 2 14 -8"),
        ]),
      .pair(
        "cup.and.saucer",
        [
          .body("M -38 -30 H 26 V -6 A 26 0 1 0 20 H -12 A 26 0 1 -38 -6 Z"),
          .line("M 26 -22 H 33 A 12 0 1 33 6 H 24"), .line("M -44 36 H 34"),
        ]),
      .pair(
        "bed.double",
        [
          .body("M -46 8 A 10 0 1 -36 -2 H 36 A 10 0 1 46 8 V 24 H -46 Z"),
          .line("M -46 24 V 36 M 46 24 V 36"),
          .line("M -36 -2 V -24 A 8 0 1 -28 -32 H 28 A 8 0 1 36 -24 V -2"),
          .line(
            "M -22 -2 V -10 A 5 0 1 -17 -15 H -5 A 5 0 1 0 -10 V -2 M 0 -2 V -10 A 5 0 1 5 -15 H 17 A 5 0 1 22 -10 V -2",
            growth: 0.5),
        ]),
      .pair(
        "envelope",
        [
          .body("R -50 -35 100 70 10"), .mark("M -47 -30 L -6 4 C -2 7 2 7 6 4 L 47 -30"),
        ]),
      .pair("message", [.body(roundBubble)]),
      .pair(
        "bubble.left",
        [
          .body(
            "M -32 -40 H 32 A 15 0 1 47 -25 V 8 A 15 0 1 32 23 H -2 L -20 40 V 23 H -32 A 15 0 1 -47 8 V -25 A 15 0 1 -32 -40 Z"
          )
        ]),
      .pair(
        "phone",
        [
          .body(
            "M -40 -30 C -42 8 -8 42 30 40 C 36 39 42 32 42 28 C 42 25 40 23 37 21 L 22 11 C 18 9 15 10 12 13 L 7 18 C -4 13 -13 4 -18 -7 L -13 -12 C -10 -15 -9 -18 -11 -22 L -21 -37 C -23 -40 -25 -42 -28 -42 C -32 -42 -39 -36 -40 -30 Z"
          )
        ]),
      .pair(
        "cart",
        [
          .line("M -50 -38 H -42 C -38 -38 -36 -36 -35 -32 L -26 12 C -25 17 -22 20 -17 20 H 34"),
          .body("M -33 -24 H 42 C 45 -24 47 -22 46 -19 L 40 2 C 39 5 37 7 34 7 H -27 Z"),
          .line("M -16 36 M 28 36", 1.9),
        ]),
      .pair(
        "key",
        [
          .body("O -20 -20 22"), .line("M -4 -4 L 40 40 M 22 22 L 34 10 M 34 34 L 43 25"),
          .hole("O -27 -27 4", 0.5),
        ]),
      .pair(
        "bag",
        [
          .body("P 8 -34 -22 34 -22 39 44 -39 44"), .line("M -17 -10 V -28 A 17 0 1 17 -28 V -10"),
        ]),
      .pair(
        "briefcase",
        [
          .body("R -48 -24 96 62 9"), .line("M -16 -24 V -32 A 7 0 1 -9 -39 H 9 A 7 0 1 16 -32 V -24"),
          .mark("M -48 6 H 48"),
        ]),
      .pair(
        "graduationcap",
        [
          .body("P 3 0 -36 52 -12 0 12 -52 -12"), .body("M -28 4 V 24 C -20 36 20 36 28 24 V 4 L 0 16 Z"),
          .line("M 48 -8 V 26"),
        ]),
      .pair(
        "pills",
        [
          .body("W 1 R -14 -44 28 60 14"), .mark("W 1 M -14 -14 H 14"), .cutArea("O 24 26 19", gap: 5),
          .body("O 24 26 19"), .mark("M 11 26 H 37"),
        ]),
      .pair(
        "pawprint",
        [
          .body(
            "M 0 -2 C 16 -2 32 14 30 28 C 28 40 14 34 0 34 C -14 34 -28 40 -30 28 C -32 14 -16 -2 0 -2 Z"),
          .body("E -13 -30 8 12 E 13 -30 8 12 E -37 -8 7 11 E 37 -8 7 11", growth: 0.5),
        ]),
      .one(
        "dumbbell",
        [
          .line("M -22 0 H 22"), .line("R -34 -26 12 52 5 R 22 -26 12 52 5", growth: 0.4),
          .line("M -46 -13 V 13 M 46 -13 V 13"),
        ]),
      .one(
        "dumbbell.fill",
        [
          .line("M -22 0 H 22"), .area("R -34 -26 12 52 5 R 22 -26 12 52 5", growth: 0.4),
          .line("M -46 -13 V 13 M 46 -13 V 13"),
        ]),
      .pair(
        "hand.thumbsup",
        [
          .body(
            "M -12 0 L 4 -39 C 8 -50 22 -48 20 -35 L 17 -12 H 34 C 44 -12 46 -1 39 2 C 45 6 43 14 38 16 C 41 21 38 27 34 28 C 36 36 30 41 22 41 H 6 C -2 41 -8 38 -12 35 Z"
          ),
          .body("R -36 -3 10 44 5"),
        ]),
    ]
    return all.flatMap { $0 }
  }

  private static let roundBubble =
    "M 0 -38 C 28 -38 48 -22 48 -2 C 48 18 28 33 0 33 C -6 33 -11 32 -16 31 C -22 37 -30 41 -40 41 C -35 36 -32 30 -32 24 C -42 18 -48 9 -48 -2 C -48 -22 -28 -38 0 -38 Z"

  /// A battery at a level in percent.
  private static func battery(_ level: Int) -> [SymbolDesign] {
    var parts: [SymbolPart] = [
      .line("R -58 -21 108 42 13"), .area("M 61 -6 V 6 A 8 0 0 61 -6 Z", 0.6, growth: 0.3),
    ]
    if level > 0 { parts.append(.area("R -48 -11 \(88 * Double(level) / 100) 22 4", 0.5, growth: 0)) }
    return .one("battery.\(level)percent", parts)
  }
}
