// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// More weather, devices, clocks and figures that widgets show.
  static var further: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one(
        "cloud.sun",
        [
          .symbol("cloud", 0.82, x: -7, y: 10), .line(sunBehind, growth: 0.7, level: 1),
        ]),
      .one(
        "cloud.sun.fill",
        [
          .symbol("cloud.fill", 0.82, x: -7, y: 10), .line(sunBehind, growth: 0.7, level: 1),
        ]),
      .pair(
        "cloud.bolt",
        raincloud + [
          .cutArea("P 1 4 2 -12 22 0 22 -4 44 14 18 3 18", gap: 4),
          .area("P 1 4 2 -12 22 0 22 -4 44 14 18 3 18", 0.5),
        ]),
      .pair(
        "cloud.snow",
        raincloud + [.line("M -22 24 M 0 24 M 22 24 M -11 40 M 11 40", 1.3, growth: 0.6, level: 1)]),
      .one(
        "snowflake",
        [
          .line("M 0 -46 V 46 M -39.8 -23 L 39.8 23 M -39.8 23 L 39.8 -23", growth: 0.6),
          .line(
            "M -12 -38 L 0 -27 L 12 -38 M -12 38 L 0 27 L 12 38 M -38.9 -8.6 L -23.4 -13.5 L -26.9 -29.4 M 38.9 8.6 L 23.4 13.5 L 26.9 29.4 M 38.9 -8.6 L 23.4 -13.5 L 26.9 -29.4 M -38.9 8.6 L -23.4 13.5 L -26.9 29.4",
            growth: 0.5),
        ]),
      .one(
        "thermometer.medium",
        [
          .line("M -11 14 V -34 A 11 0 1 11 -34 V 14 A 18 1 1 -11 14 Z"), .area("O 0 28 6", 0.6, growth: 0.3),
          .line("M 0 -12 V 24", 0.9, growth: 0.3),
        ]),
      .pair(
        "umbrella",
        [
          .body(
            "M 0 -36 C 28 -36 46 -16 46 6 C 38 -1 28 -1 23 5 C 17 -1 6 -1 0 5 C -6 -1 -17 -1 -23 5 C -28 -1 -38 -1 -46 6 C -46 -16 -28 -36 0 -36 Z"
          ),
          .line("M 0 -45 V -36 M 0 5 V 34 A 10 0 1 -20 34"),
        ]),
      .one(
        "sparkle",
        [
          .area(
            "M 0 -46 C 4 -12 12 -4 46 0 C 12 4 4 12 0 46 C -4 12 -12 4 -46 0 C -12 -4 -4 -12 0 -46 Z", 0.5)
        ]),
      .pair(
        "alarm",
        [
          .body("O 0 4 36"), .mark("M 0 -16 V 6 L 14 14"),
          .line("M -44 -24 L -26 -40 M 44 -24 L 26 -40 M -24 33 L -32 43 M 24 33 L 32 43"),
        ]),
      .pair(
        "stopwatch",
        [
          .body("O 0 8 36"), .mark("M 0 -12 V 8"), .line("M -10 -44 H 10 M 0 -42 V -30 M 30 -24 L 36 -30"),
        ]),
      .pair(
        "deskclock",
        [
          .body("O 0 -1.5 41.5"), .mark("M 0 -24 V 0 H 17"), .line("M -28 31 L -36 42.5 M 28 31 L 36 42.5"),
        ]),
      .one(
        "headphones",
        [
          .line("M -40 18 V 0 A 40 0 1 40 0 V 18"),
          .area("R -42 12 16 30 7 R 26 12 16 30 7", 0.7, growth: 0.4),
        ]),
      .pair(
        "mic", [.body("R -14 -46 28 58 14"), .line("M -28 -4 A 28 0 0 28 -4 M 0 26 V 44 M -16 45 H 16")]),
      .pair("tv", [.body("R -48 -36 96 62 9"), .line("M -20 42 H 20")]),
      .one(
        "applewatch",
        [
          .line("R -27 -30 54 60 16"),
          .line("M -18 -31 L -14 -47 H 14 L 18 -31 M -18 31 L -14 47 H 14 L 18 31"),
          .line("M 33 -8 V 4", 0.9),
        ]),
      .one("ipad", [.line("R -36 -46 72 92 9"), .line("M -8 36 H 8", 0.8)]),
      .one("laptopcomputer", [.line("R -40 -34 80 54 7"), .line("M -54 34 H 54")]),
      .pair(
        "gamecontroller",
        [
          .body(
            "M -26 -28 H 26 C 40 -28 46 -16 50 8 C 53 26 46 32 38 30 C 30 28 24 16 16 16 H -16 C -24 16 -30 28 -38 30 C -46 32 -53 26 -50 8 C -46 -16 -40 -28 -26 -28 Z"
          ),
          .mark("M -22 -14 V 4 M -31 -5 H -13", 0.9), .hole("M 17 0 M 28 -10", 1.2),
        ]),
      .circled("d", 0.9, of: "_d"), .circled("1", 0.9, of: "_1"), .circled("2", 0.9, of: "_2"),
      .circled("3", 0.9, of: "_3"),
      .one("_d", [.line("M -17 -27 V 27 H -4 A 27 0 0 -4 -27 Z")]),
      .one("_1", [.line("M -10 -18 L 3 -28 V 28")]),
      .one("_2", [.line("M -16 -14 A 16 0 1 16 -13 C 16 -2 2 8 -16 27 H 17")]),
      .one(
        "_3",
        [
          .line(
            "M -15 -19 C -11 -31 15 -31 15 -15 C 15 -5 6 -2 -3 -2 C 8 -2 17 3 17 12 C 17 31 -13 32 -17 18")
        ]),
      .one(
        "die.face.3", room: open,
        [.line(SymbolDesign.squarePath), .line("M -20 -20 M 0 0 M 20 20", 1.6, growth: 0.6)]),
      .one(
        "dot.scope",
        [
          .line("O 0 0 37"), .line("M 0 -46 V -26 M 0 26 V 46 M -46 0 H -26 M 26 0 H 46"),
          .line("M 0 0", 1.5),
        ]),
      .one(
        "gauge.with.dots.needle.bottom.0percent",
        [
          .line(SymbolDesign.circlePath),
          .line("M -26 -6 M -18 -22 M 0 -29 M 18 -22 M 26 -6", 1.1, growth: 0.4),
          .line("M -20 21 L 0 10", 0.9, growth: 0.5), .line("M 0 10", 1.7, growth: 0.5),
        ]),
      .pair(
        "person.3",
        [
          .body("O 0 -15 13 M -26 26 C -26 9 -13 3 0 3 C 13 3 26 9 26 26 Z", growth: 0.7),
          .body(
            "O -46 -9 10.5 M -67 26 C -67 11 -57 6 -46 6 C -41 6 -37 7 -33 9 C -37 14 -39 20 -39 26 Z",
            growth: 0.7, level: 1),
          .body(
            "O 46 -9 10.5 M 67 26 C 67 11 57 6 46 6 C 41 6 37 7 33 9 C 37 14 39 20 39 26 Z", growth: 0.7,
            level: 1),
        ]),
      .pair(
        "rectangle.3.group", [.body("R -56 -31.7 50 63.4 7 R 8 -31.7 48 26 7 R 8 5.7 48 26 7", growth: 0.7)]),
      .pair("arrowtriangle.up", [.body("P 5 -42 37 42 37 0 -45")]),
      .one(
        "arrow.up.and.down", room: open,
        [.line("M 0 -46 V 46 M -24 -24 L 0 -48 L 24 -24 M -24 24 L 0 48 L 24 24")]),
      .pair("backward.end", [.body("P 5 34 -36 34 36 -18 0"), .line("M -32 -36 V 36")]),
      .pair("forward.end", [.body("P 5 -34 -36 -34 36 18 0"), .line("M 32 -36 V 36")]),
      .circled("arrow.up.right", 0.56), .circled("arrow.right", 0.6), .circled("arrow.left", 0.6),
      .circled("chevron.right", 0.58, x: 3), .circled("chevron.up", 0.62, y: -2),
      .circled("bolt", 0.55, of: "bolt.fill"),
      .circled("flame", 0.55, of: "flame.fill"), .circled("moon", 0.5, of: "moon.fill"),
      .circled("drop", 0.55, of: "drop.fill"),
      .slashed("bell"), .slashed("bell.fill"), .slashed("mic"), .slashed("mic.fill"), .slashed("wifi"),
      .slashed("circle"),
    ]
    return all.flatMap { $0 }
  }

  private static let sunBehind = "M 8 -34 A 18 0 1 37 -13 M 20 -56 V -50 M 44 -46 L 39 -41 M 54 -22 H 48"
  private static let raincloud: [SymbolPart] = [
    .body("M -26 8 A 18 0 1 -29 -27 A 25 0 1 18 -33 A 20.5 0 1 28 8 Z")
  ]
}
