// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Plain figures, lists and settings.
  static var shapes: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("circle", [.body(SymbolDesign.circlePath)]),
      .pair("square", [.body(SymbolDesign.squarePath)]),
      .one(
        "largecircle.fill.circle", [.line(SymbolDesign.circlePath, level: 1), .area("O 0 0 27", growth: 0.2)]),
      .one(
        "target", [.line("O 0 0 45.805"), .line("O 0 0 27", growth: 0.6), .area("O 0 0 7", 0.6, growth: 0.3)]),
      .pair(
        "square.grid.2x2",
        [
          .body("R -38 -38 31 31 6 R 7 -38 31 31 6 R -38 7 31 31 6 R 7 7 31 31 6", growth: 0.6)
        ]),
      .pair("star", [.body("P 2.5 \(star)")]),
      .pair("heart", [.body(heart)]),
      .slashed("heart"),
      .one(
        "list.bullet", room: open,
        [
          .line("M -40 -28 M -40 0 M -40 28", 1.45, growth: 0.7),
          .line("M -20 -28 H 42 M -20 0 H 42 M -20 28 H 42"),
        ]),
      .one(
        "checklist", room: open,
        [
          .line("M -46 -22 L -38 -13 L -24 -33 M -46 20 L -38 29 L -24 9", growth: 0.7),
          .line("M -8 -22 H 46 M -8 20 H 46"),
        ]),
      .one(
        "line.3.horizontal.decrease", room: open,
        [
          .line("M -39 -20 H 39 M -26 0 H 26 M -13 20 H 13")
        ]),
      .one("line.3.horizontal", room: open, [.line("M -38 -25 H 38 M -38 0 H 38 M -38 25 H 38")]),
      .one(
        "slider.horizontal.3",
        [
          .line(
            "M -46 -28 H 4 M 34 -28 H 46 M -46 0 H -34 M -4 0 H 46 M -46 28 H 4 M 34 28 H 46", growth: 0.6),
          .line("O 19 -28 10.5 O -19 0 10.5 O 19 28 10.5", growth: 0.5),
        ]),
      .one(
        "gear",
        [
          .line("O 0 0 33", growth: 0.7), .line(gearTeeth, 1.2, growth: 0.35),
          .line("O 0 0 11 M 11 0 H 33 M -5.5 9.5 L -16.5 28.6 M -5.5 -9.5 L -16.5 -28.6", 0.9, growth: 0.3),
        ]),
      .pair("gearshape", [.body("P 4 \(gearshape)", growth: 0.75), .mark("O 0 0 14")]),
      .one(
        "crop", room: open, [.line("M -24 -46 V 12 A 12 0 0 -12 24 H 46 M -46 -24 H 12 A 12 0 1 24 -12 V 46")]
      ),
      .one(
        "link",
        [
          .line(
            "W -1 M 7 -14 H 27 A 14 0 1 27 14 H 5 M -7 14 H -27 A 14 0 1 -27 -14 H -5 M -15 0 H 15",
            growth: 0.5)
        ]),
      .one(
        "chart.line.uptrend.xyaxis",
        [
          .line("M -46 -38 V 30 A 8 0 0 -38 38 H 48"),
          .line("M -30 18 L -8 -8 L 10 10 L 42 -28 M 22 -30 H 43 V -10", growth: 0.8),
        ]),
      .pair(
        "square.stack.3d.up",
        [
          .body("P 3 0 -42 45 -19 0 4 -45 -19", growth: 0.6),
          .line("M -45 1 L 0 24 L 45 1 M -45 21 L 0 44 L 45 21", growth: 0.5),
        ]),
    ]
    return all.flatMap { $0 }
  }

  static let heart =
    "M 0 38 C -10 33 -47 9 -47 -17 C -47 -32 -37 -41 -24 -41 C -13 -41 -5 -36 0 -27 C 5 -36 13 -41 24 -41 C 37 -41 47 -32 47 -17 C 47 9 10 33 0 38 Z"
  static let star =
    "0 -46 12 -16.6 43.7 -14.2 19.5 6.3 27 37.2 0 20.5 -27 37.2 -19.5 6.3 -43.7 -14.2 -12 -16.6"
  private static let gearshape =
    "-9.1 -32.8 -6.9 -43.5 6.9 -43.5 9.1 -32.8 16.7 -29.6 25.9 -35.6 35.6 -25.9 29.6 -16.7 32.8 -9.1 43.5 -6.9 43.5 6.9 32.8 9.1 29.6 16.7 35.6 25.9 25.9 35.6 16.7 29.6 9.1 32.8 6.9 43.5 -6.9 43.5 -9.1 32.8 -16.7 29.6 -25.9 35.6 -35.6 25.9 -29.6 16.7 -32.8 9.1 -43.5 6.9 -43.5 -6.9 -32.8 -9.1 -29.6 -16.7 -35.6 -25.9 -25.9 -35.6 -16.7 -29.6"
  private static let gearTeeth =
    "M 0 -37 V -43 M 18.5 -32 L 21.5 -37.2 M 32 -18.5 L 37.2 -21.5 M 37 0 H 43 M 32 18.5 L 37.2 21.5 M 18.5 32 L 21.5 37.2 M 0 37 V 43 M -18.5 32 L -21.5 37.2 M -32 18.5 L -37.2 21.5 M -37 0 H -43 M -32 -18.5 L -37.2 -21.5 M -18.5 -32 L -21.5 -37.2"
}
