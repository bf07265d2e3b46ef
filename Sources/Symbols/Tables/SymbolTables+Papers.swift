// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Documents, books and what is written with.
  static var papers: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("doc", [.body(page), .mark("M 5 -46 V -20 A 6 0 0 11 -14 H 36")]),
      .pair(
        "doc.on.doc",
        [
          .body("M -6 -22 H 11 L 39 8 V 38 A 9 0 1 30 47 H -6 A 9 0 1 -15 38 V -13 A 9 0 1 -6 -22 Z"),
          .mark("M 12 -21 V 3 A 5 0 0 17 8 H 38"),
          .line("M -27 28 H -30 A 9 0 1 -39 19 V -38 A 9 0 1 -30 -47 H 2 A 9 0 1 11 -38 V -35", level: 1),
        ]),
      .pair("doc.text", [.body(page), .mark("M -18 4 H 18 M -18 22 H 18")]),
      .pair(
        "doc.plaintext", [.body("R -36 -46 72 92 10"), .mark("M -18 -24 H 18 M -18 -6 H 18 M -18 12 H 4")]),
      .pair(
        "doc.richtext",
        [
          .body("R -36 -46 72 92 10"), .mark("M -18 -26 H 18 M -18 -11 H 18"), .hole("R -17 7 34 21 3", 0.5),
        ]),
      .one(
        "doc.text.magnifyingglass",
        [
          .line(
            "M 36 -4 V -16 L 6 -46 H -27 A 9 0 0 -36 -37 V 37 A 9 0 0 -27 46 H -4 M 5 -45 V -20 A 6 0 0 11 -14 H 35"
          ),
          .line("M -19 0 H -4 M -19 18 H -10", growth: 0.5), .line("O 20 22 16 M 32 34 L 44 46", growth: 0.7),
        ]),
      .pair(
        "folder",
        [
          .body(
            "M -42 -34 H -18 C -14 -34 -12 -33 -9 -30 L -3 -24 H 42 A 8 0 1 50 -16 V 28 A 8 0 1 42 36 H -42 A 8 0 1 -50 28 V -26 A 8 0 1 -42 -34 Z"
          ),
          .mark("M -50 -8 H 50"),
        ]),
      .pair(
        "book.closed",
        [
          .body("M -20 -46 H 34 V 46 H -20 A 14 0 1 -34 32 V -32 A 14 0 1 -20 -46 Z"),
          .mark("M -34 32 A 12 0 1 -22 22 H 34"),
        ]),
      .pair(
        "text.book.closed",
        [
          .body("M -20 -46 H 34 V 46 H -20 A 14 0 1 -34 32 V -32 A 14 0 1 -20 -46 Z"),
          .mark("M -34 32 A 12 0 1 -22 22 H 34"), .mark("M -14 -24 H 16 M -14 -8 H 16"),
        ]),
      .pair(
        "book",
        [
          .body(
            "M 0 -28 C -10 -38 -28 -39 -50 -36 V 30 C -28 27 -10 28 0 38 C 10 28 28 27 50 30 V -36 C 28 -39 10 -38 0 -28 Z"
          ),
          .mark("M 0 -28 V 37"),
        ]),
      .pair(
        "books.vertical",
        [
          .body("R -46 -42 25 84 6 R -14 -30 23 72 6 P 5 15 -35 34 -41 50 36 31 42", growth: 0.5),
          .mark("M -46 -22 H -21 M -46 22 H -21 M -14 22 H 9 M 19 -15 L 38 -21"),
        ]),
      .one("calendar", calendar),
      .badged("calendar.badge.plus", "calendar", "plus", x: 42, y: 28),
      .badged("calendar.badge.exclamationmark", "calendar", "_bang", scale: 0.36, x: 42, y: 28),
      .pair(
        "tag",
        [
          .body(
            "M -44 -6 V -36 A 8 0 1 -36 -44 H -6 C -3 -44 0 -43 2 -41 L 42 -1 C 45 2 45 7 42 10 L 10 42 C 7 45 2 45 -1 42 L -41 2 C -43 0 -44 -3 -44 -6 Z"
          ),
          .hole("O -25 -25 4", 0.5),
        ]),
      .pair("bookmark", room: 15.5, [.body("P 6 -28 -46 28 -46 28 46 0 20 -28 46")]),
      .one("pencil", room: open, pencil),
      .one(
        "square.and.pencil",
        [
          .line("M 6 -38 H -28 A 12 0 0 -40 -26 V 32 A 12 0 0 -28 44 H 30 A 12 0 0 42 32 V -2"),
          .symbol("pencil", 0.72, x: 20, y: -20),
        ]),
      .pair(
        "paintpalette",
        [
          .body(
            "M 4 -40 C -26 -42 -48 -24 -48 0 C -48 24 -28 40 -2 40 C 10 40 14 34 11 26 C 8 17 12 10 22 10 H 34 C 44 10 49 5 48 -4 C 46 -26 28 -39 4 -40 Z"
          ),
          .hole("O -26 -6 5.5 O -10 -23 5.5 O 14 -23 5.5 O -22 15 5.5", 0.5),
        ]),
    ]
    return all.flatMap { $0 }
  }

  private static let page =
    "M -27 -46 H 6 L 36 -16 V 37 A 9 0 1 27 46 H -27 A 9 0 1 -36 37 V -37 A 9 0 1 -27 -46 Z"
  private static let calendar: [SymbolPart] = [
    .line("R -46 -37 92 76 12", level: 1),
    .area("M -46 -18 V -25 A 12 0 1 -34 -37 H 34 A 12 0 1 46 -25 V -18 Z", 0.6),
    .line("M -23 0 M 0 0 M 23 0 M -23 19 M 0 19", 1.45, growth: 0.35),
  ]
  private static let pencil: [SymbolPart] = [
    .line("W 1 P 4 -9 -48 9 -48 9 30 0 50 -9 30", growth: 0.5), .line("W 1 M -9 -31 H 9", 0.9, growth: 0.3),
    .area("W 1 P 1 -3 45 3 45 0 51", 0.6),
  ]
}
