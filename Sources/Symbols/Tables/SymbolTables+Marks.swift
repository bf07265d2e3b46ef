// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Signs, characters and what stands in a circle.
  static var marks: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one("plus", room: open, [.line("M 0 -36 V 36 M -36 0 H 36")]),
      .one("minus", room: open, [.line("M -36 0 H 36")]),
      .one("xmark", room: open, [.line("M -33 -33 L 33 33 M 33 -33 L -33 33")]),
      .one("multiply", room: open, [.line("M -27 -27 L 27 27 M 27 -27 L -27 27")]),
      .one("checkmark", room: open, [.line("M -34 7 L -12.5 34.5 L 34 -34.5")]),
      .one(
        "questionmark", room: open,
        [
          .line("M -20 -21 C -20 -34 -11 -41 0 -41 C 12 -41 21 -33 21 -22 C 21 -6 0 -7 0 12"),
          .line("M 0 35", 1.4),
        ]),
      .one("exclamationmark", room: open, [.line("M 0 -39 V 11", 1.15), .line("M 0 35", 1.45)]),
      .one("ellipsis", room: open, [.line("M -34 0 M 0 0 M 34 0", 1.9)]),
      .one(
        "number", room: open,
        [
          .line("M -10 -39 L -20 39 M 20 -39 L 10 39 M -33 -15 H 37 M -37 15 H 33")
        ]),
      .one(
        "at", room: 10,
        [
          .line("O 0 0 17"),
          .line("M 17 -16 V 6 C 17 21 41 21 41 -1 A 41 1 0 24 33.2"),
        ]),
      .one(
        "_i",
        [
          .line("M -9 -12 H 2 V 29 M -12 30 H 14", 0.95), .line("M -1 -33", 1.5),
        ]),
      .one("_decrease", [.line("M -40 -26 H 40 M -26 0 H 26 M -12 26 H 12")]),
      .one(
        "_unknown",
        [
          .line("M -38 -20 V -26 A 12 0 1 -26 -38 H -20 M 20 -38 H 26 A 12 0 1 38 -26 V -20", 0.8),
          .line("M 38 20 V 26 A 12 0 1 26 38 H 20 M -20 38 H -26 A 12 0 1 -38 26 V 20", 0.8),
          .line("M -6 -38 H 6 M -6 38 H 6 M -38 -6 V 6 M 38 -6 V 6", 0.8), .symbol("questionmark", 0.56),
        ]),
      .one("_bang", [.line("M 0 -26 V 4", 1.1), .line("M 0 28", 1.2)]),
      .circled("plus", 0.62), .circled("minus", 0.62), .circled("xmark", 0.5), .circled("multiply", 0.6),
      .circled("checkmark", 0.56, y: 1), .circled("questionmark", 0.6), .circled("exclamationmark", 0.62),
      .circled("info", 0.68, of: "_i", y: 1), .circled("ellipsis", 0.63, width: 0.72),
      .circled("chevron.down", 0.62, y: 2), .circled("arrow.down", 0.6), .circled("arrow.up", 0.6),
      .circled("heart", 0.5, of: "heart.fill", y: 2),
      .circled("location", 0.52, of: "location.fill", x: -3, y: 3),
      .circled("mappin", 0.58, y: 1), .circled("play", 0.47, of: "play.fill", x: 3),
      .circled("stop", 0.44, of: "stop.fill"), .circled("pause", 0.44, of: "pause.fill"),
      .circled("line.3.horizontal.decrease", 0.6, of: "_decrease"),
      .circled("star", 0.55, of: "star.fill", y: -1),
      .one(
        "plus.square.on.square",
        [
          .line("R -16 -44 60 60 12"), .line("M 14 -28 V 0 M 0 -14 H 28", growth: 0.6),
          .line("M -16 -28 H -32 A 12 0 0 -44 -16 V 32 A 12 0 0 -32 44 H 16 A 12 0 0 28 32 V 16"),
        ]),
      .squared("plus", 0.6), .squared("checkmark", 0.56, y: 1), .squared("xmark", 0.5),
      .one(
        "quote.opening", room: open,
        [
          .area(
            "M -14 -24 C -30 -18 -38 -4 -38 12 C -38 21 -32 26 -25 26 C -17 26 -12 20 -12 13 C -12 5 -18 0 -25 0 C -27 0 -29 0 -30 1 C -29 -8 -23 -15 -14 -19 Z",
            0.5),
          .area(
            "M 36 -24 C 20 -18 12 -4 12 12 C 12 21 18 26 25 26 C 33 26 38 20 38 13 C 38 5 32 0 25 0 C 23 0 21 0 20 1 C 21 -8 27 -15 36 -19 Z",
            0.5),
        ]),
      .pair("exclamationmark.bubble", bubble + [.mark("M 0 -25 V -10", 1.1), .mark("M 0 8", 1.35)]),
      .pair(
        "quote.bubble",
        bubble + [.mark("M -18 -14 H -8 V -8 C -8 -1 -12 4 -18 5 M 8 -14 H 18 V -8 C 18 -1 14 4 8 5", 0.95)]),
      .pair("checkmark.seal", [.body(seal), .mark("M -17 3 L -6 17 L 17 -17")]),
      .pair(
        "exclamationmark.triangle",
        [
          .body("P 9 0 -44 51 44 -51 44"), .mark("M 0 -14 V 11", 1.1), .mark("M 0 28", 1.35),
        ]),
    ]
    return all.flatMap { $0 }
  }

  /// The outline of a speech bubble with its tail at the lower left.
  private static let bubble: [SymbolPart] = [
    .body(
      "M -32 -40 H 32 A 15 0 1 47 -25 V 8 A 15 0 1 32 23 H -2 L -20 40 V 23 H -32 A 15 0 1 -47 8 V -25 A 15 0 1 -32 -40 Z"
    )
  ]

  /// A rosette of eight lobes.
  static let seal =
    "@ 0 -45.8 8.4 -42.4 15.5 -37.5 24 -35.9 32.4 -32.4 35.9 -24 37.5 -15.5 42.4 -8.4 45.8 0 42.4 8.4 37.5 15.5 35.9 24 32.4 32.4 24 35.9 15.5 37.5 8.4 42.4 0 45.8 -8.4 42.4 -15.5 37.5 -24 35.9 -32.4 32.4 -35.9 24 -37.5 15.5 -42.4 8.4 -45.8 0 -42.4 -8.4 -37.5 -15.5 -35.9 -24 -32.4 -32.4 -24 -35.9 -15.5 -37.5 -8.4 -42.4"
}
