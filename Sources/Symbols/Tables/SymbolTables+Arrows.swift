// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Arrows and chevrons.
  static var arrows: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one("arrow.right", room: open, [.line("M -38 0 H 38 M 10 -29 L 39 0 L 10 29")]),
      .one("arrow.left", room: open, [.line("M 38 0 H -38 M -10 -29 L -39 0 L -10 29")]),
      .one("arrow.up", room: open, [.line("M 0 38 V -38 M -29 -10 L 0 -39 L 29 -10")]),
      .one("arrow.down", room: open, [.line("M 0 -38 V 38 M -29 10 L 0 39 L 29 10")]),
      .one("arrow.up.right", room: open, [.line("M -29 29 L 29 -29 M -16 -29 H 29 V 16")]),
      .reading("arrow.forward", as: "arrow.right"), .reading("arrow.backward", as: "arrow.left"),
      .reading("arrow.up.forward", as: "arrow.up.right"),
      .one(
        "arrow.left.and.right", room: open,
        [
          .line("M -46 0 H 46 M -24 -24 L -48 0 L -24 24 M 24 -24 L 48 0 L 24 24")
        ]),
      .one(
        "arrow.left.arrow.right", room: open,
        [
          .line("M -42 -18 H 40 M 20 -38 L 41 -18 L 20 2"), .line("M 42 18 H -40 M -20 38 L -41 18 L -20 -2"),
        ]),
      .one(
        "arrow.up.arrow.down", room: open,
        [
          .line("M -20 42 V -40 M -38 -22 L -20 -41 L -2 -22"), .line("M 20 -42 V 40 M 38 22 L 20 41 L 2 22"),
        ]),
      .one("arrow.clockwise", [.line("M 34 -6 A 36 1 1 0 -32 H 12 M -5 -50 L 13 -32 L -5 -14")]),
      .one("arrow.counterclockwise", [.line("M -34 -6 A 36 1 0 0 -32 H -12 M 5 -50 L -13 -32 L 5 -14")]),
      .one(
        "arrow.uturn.backward", room: open,
        [.line("M -36 -16 H 14 A 24 0 1 14 32 H -12 M -14 -39 L -38 -16 L -14 7")]),
      .one(
        "arrow.uturn.forward", room: open,
        [.line("M 36 -16 H -14 A 24 0 0 -14 32 H 12 M 14 -39 L 38 -16 L 14 7")]),
      .one("arrow.circlepath", [.line("M 36 16 A 39.4 1 1 34.5 -19 M 14 -19 H 36 V -41")]),
      .one("arrow.triangle.2.circlepath", cycle),
      .one("clock.arrow.2.circlepath", cycle + [.line("M 0 -19 V 2 L 13 10", 0.95)]),
      .one(
        "arrow.2.squarepath",
        [
          .line("B 10 14 36 -38 36 -38 -25"), .line("B 10 -14 -36 38 -36 38 25"),
          .line("M -56 -8 L -38 -27 L -20 -8 M 56 8 L 38 27 L 20 8"),
        ]),
      .one(
        "repeat",
        [
          .line("M -44 2 V -6 A 16 0 1 -28 -22 H 40 M 24 -40 L 42 -22 L 24 -4"),
          .line("M 44 -2 V 6 A 16 0 1 28 22 H -40 M -24 40 L -42 22 L -24 4"),
        ]),
      .one(
        "shuffle",
        [
          .line("M -46 -22 H -32 C -10 -22 -6 22 18 22 H 42 M 27 5 L 44 22 L 27 39"),
          .line(
            "M -46 22 H -32 C -24 22 -18 17 -13 10 M 4 -13 C 8 -19 12 -22 18 -22 H 42 M 27 -39 L 44 -22 L 27 -5"
          ),
        ]),
      .one("chevron.right", room: open, [.line("M -16.5 -34 L 16.5 0 L -16.5 34")]),
      .one("chevron.left", room: open, [.line("M 16.5 -34 L -16.5 0 L 16.5 34")]),
      .one("chevron.up", room: open, [.line("M -34 16.5 L 0 -16.5 L 34 16.5")]),
      .one("chevron.down", room: open, [.line("M -34 -16.5 L 0 16.5 L 34 -16.5")]),
      .reading("chevron.forward", as: "chevron.right"), .reading("chevron.backward", as: "chevron.left"),
      .one(
        "chevron.up.chevron.down", room: open,
        [
          .line("M -22 -16 L 0 -38 L 22 -16 M -22 16 L 0 38 L 22 16")
        ]),
      .one("chevron.compact.down", room: 12.5, [.line("M -39.7 -8.4 L 0 8.4 L 39.7 -8.4")]),
      .pair(
        "arrowshape.turn.up.left",
        [
          .body("M -9 -36 L -46 -4 L -9 28 V 11 C 16 10 32 17 45 36 C 44 6 24 -16 -9 -18 Z")
        ]),
      .pair(
        "arrowshape.up",
        [
          .body("P 3 0 -44 40 0 18 0 18 40 -18 40 -18 0 -40 0")
        ]),
      .pair(
        "arrowshape.down",
        [
          .body("P 3 0 44 -40 0 -18 0 -18 -40 18 -40 18 0 40 0")
        ]),
      .pair("arrowtriangle.down", [.body("P 5 -42 -37 42 -37 0 45")]),
      .squared("arrow.up.right", 0.56),
      .reading("arrow.up.forward.square", as: "arrow.up.right.square", room: SymbolDesign.standardRoom),
      .one("square.and.arrow.up", [.line(openBox, growth: 0.8), .line(arrowOut, growth: 0.8)]),
      .one(
        "square.and.arrow.up.fill", room: 14.5,
        [
          .area("R -38 -16 76 62 12"), .cutLine("M 0 18 V -50", gap: 5.5), .line(arrowOut),
        ]),
      .one(
        "square.and.arrow.down",
        [
          .line(openBox), .line("M 0 -52 V 18 M -18 2 L 0 20 L 18 2"),
        ]),
      .one(
        "tray.and.arrow.down",
        [
          .line("M -21 -18 H -27 L -46 14 V 30 A 12 0 0 -34 42 H 34 A 12 0 0 46 30 V 14 L 27 -18 H 21"),
          .line("M -45 14 H -20 C -18 14 -17 15 -16 17 A 16 0 0 16 17 C 17 15 18 14 20 14 H 45", growth: 0.5),
          .line("M 0 -48 V 4 M -16 -11 L 0 5 L 16 -11", growth: 0.6),
        ]),
      .one(
        "rectangle.portrait.and.arrow.right",
        [
          .line(
            "M 10 -22 V -34 A 10 0 0 0 -44 H -34 A 10 0 0 -44 -34 V 34 A 10 0 0 -34 44 H 0 A 10 0 0 10 34 V 22"
          ),
          .line("M -20 0 H 46 M 28 -19 L 47 0 L 28 19"),
        ]),
      .reading(
        "rectangle.portrait.and.arrow.forward", as: "rectangle.portrait.and.arrow.right",
        room: SymbolDesign.standardRoom),
    ]
    return all.flatMap { $0 }
  }

  private static let openBox =
    "M -15 -16 H -26 A 12 0 0 -38 -4 V 34 A 12 0 0 -26 46 H 26 A 12 0 0 38 34 V -4 A 12 0 0 26 -16 H 15"
  private static let arrowOut = "M 0 18 V -50 M -18 -34 L 0 -52 L 18 -34"
  /// Two arrows that chase each other round a circle.
  private static let cycle: [SymbolPart] = [
    .line("M -33.8 -17 A 37.8 0 1 32.5 -19.3 M 33.8 17 A 37.8 0 1 -32.5 19.3"),
    .area("P 1 22 -15 49 -15 35.5 5", 0.5, growth: 0.3),
    .area("P 1 -22 15 -49 15 -35.5 -5", 0.5, growth: 0.3),
  ]
}
