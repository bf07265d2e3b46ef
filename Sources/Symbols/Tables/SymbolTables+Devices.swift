// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Devices, signals and time pieces.
  static var devices: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one("iphone", [.line("R -25 -46 50 92 11"), .line("M -7 -36 H 7", 0.9)]),
      .one(
        "server.rack",
        [
          .line("R -40 -43 80 24 7 R -40 -12 80 24 7 R -40 19 80 24 7", growth: 0.4),
          .line("M -26 -31 M -26 0 M -26 31", 1.2, growth: 0.3),
          .line("M 4 -31 H 26 M 4 0 H 26 M 4 31 H 26", 0.8, growth: 0.3),
        ]),
      .one("wifi", wifi),
      .one(
        "wifi.exclamationmark",
        wifi.prefix(2) + [
          .cutLine("M 0 -12 V 36", 1.2, gap: 7), .line("M 0 -8 V 17", 1.15, growth: 0.6),
          .line("M 0 35", 1.5, growth: 0.6),
        ]),
      .pair(
        "camera",
        [
          .body(
            "M -44 -22 H -27 L -20 -32 C -18 -35 -16 -36 -13 -36 H 13 C 16 -36 18 -35 20 -32 L 27 -22 H 44 A 9 0 1 53 -13 V 28 A 9 0 1 44 37 H -44 A 9 0 1 -53 28 V -13 A 9 0 1 -44 -22 Z"
          ),
          .mark("O 0 7 17"), .mark("M 38 -9", 1.1),
        ]),
      .pair(
        "photo",
        [
          .body("R -48 -36 96 72 11"), .hole("O -25 -14 5", 0.7),
          .mark("M -47 23 L -21 0 C -18 -3 -14 -3 -11 0 L 2 13 L 17 -3 C 20 -6 24 -6 27 -3 L 47 17"),
        ]),
      .one(
        "photo.on.rectangle",
        [
          .line("R -30 -24 80 58 10", growth: 0.7),
          .line("M -42 16 A 8 0 1 -50 8 V -28 A 10 0 1 -40 -38 H 24"),
          .area("O -10 -8 4", 0.7, growth: 0.4),
          .line("M -29 25 L -8 6 C -5 3 -2 3 1 6 L 12 17 L 22 5 C 25 2 28 2 31 5 L 49 22", growth: 0.5),
        ]),
      .one(
        "app.badge.fill",
        [
          .area("R -42 -34 76 76 18", level: 1), .cutArea("O 32 -32 13", gap: 6), .area("O 32 -32 13"),
        ]),
      .pair("clock", [.body(SymbolDesign.circlePath), .mark("M 0 -27 V 2 H 19")]),
      .one(
        "timer",
        [
          .line("M -26 -31 A 42 1 0 0 -42 V -26"), .line("M -17 -19 L 0 0"), .line("M 0 0", 1.6, growth: 0.6),
        ]),
      .one(
        "hourglass",
        [
          .line("M -32 -45 H 32 M -32 45 H 32", growth: 0.7),
          .line(
            "M -24 -45 V -32 C -24 -16 -6 -8 -6 0 C -6 8 -24 16 -24 32 V 45 M 24 -45 V -32 C 24 -16 6 -8 6 0 C 6 8 24 16 24 32 V 45",
            growth: 0.6),
          .area("M -12 34 C -10 26 -4 22 0 18 C 4 22 10 26 12 34 Z", 0.5, growth: 0.2),
        ]),
      .pair(
        "lightbulb",
        [
          .body("M -14 26 V 20 C -14 6 -30 2 -30 -16 A 30 0 1 30 -16 C 30 2 14 6 14 20 V 26 Z"),
          .line("M -10 39 H 10"),
        ]),
      .pair("bell", bell),
      .badged("bell.badge", "bell", x: 30, y: -31, radius: 12),
      .badged("bell.badge.fill", "bell.fill", x: 30, y: -31, radius: 12),
      .pair("lock", [.body("R -33 -8 66 50 10"), .line("M -20 -8 V -23 A 20 0 1 20 -23 V -8")]),
    ]
    return all.flatMap { $0 }
  }

  private static let wifi: [SymbolPart] = [
    .line("M -50 -14 C -20 -42 20 -42 50 -14", growth: 0.7),
    .line("M -33 5 C -12 -14 12 -14 33 5", growth: 0.7),
    .line("M -16 22 C -6 13 6 13 16 22", growth: 0.7), .line("M 0 35", 1.5, growth: 0.7),
  ]
  private static let bell: [SymbolPart] = [
    .body(
      "M -44 28 C -44 24 -40 22 -35 16 C -31 10 -30 4 -30 -8 C -30 -26 -20 -37 -7 -40 C -6 -48 6 -48 7 -40 C 20 -37 30 -26 30 -8 C 30 4 31 10 35 16 C 40 22 44 24 44 28 Z"
    ),
    .area("M -12 39 A 12 0 0 12 39 Z", 0.5),
  ]
}
