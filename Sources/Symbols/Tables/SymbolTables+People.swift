// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// People, faces and hands.
  static var people: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("person", [.body("O 0 -23 20"), .body(shoulders)]),
      .pair(
        "person.2",
        [
          .body("O -20 -20 17"), .body("M -50 36 C -50 14 -36 8 -20 8 C -4 8 10 14 10 36 Z"),
          .body("O 26 -16 14", level: 1),
          .body("M 22 36 C 22 24 18 14 14 10 C 18 8 22 7 26 7 C 41 7 52 14 52 36 Z", level: 1),
          .cutLine("M 16 36 C 16 20 10 6 2 4", 0.6),
        ]),
      .one(
        "person.crop.circle",
        [
          .line(SymbolDesign.circlePath, level: 1), .area("O 0 -11 13", 0.7, growth: 0.3),
          .area("M -26 30 C -24 17 -12 12 0 12 C 12 12 24 17 26 30 A 40 0 1 -26 30 Z", 0.7, growth: 0.3),
        ]),
      .one(
        "person.crop.circle.fill",
        [
          .area(SymbolDesign.circlePath, level: 1), .cutArea("O 0 -11 13", 0.7),
          .cutArea("M -26 30 C -24 17 -12 12 0 12 C 12 12 24 17 26 30 A 40 0 1 -26 30 Z", 0.7),
        ]),
      .badged("person.crop.circle.badge.xmark", "person.crop.circle", "xmark", x: 32, y: 30),
      .badged("person.badge.plus", "person", "plus", x: 36, y: 28),
      .one(
        "figure.walk", room: open,
        [
          .line("M 4 -41", 2.3),
          .line("M 0 -22 L -4 4 M -4 4 L 10 20 L 14 44 M -4 4 L -8 22 L -22 42", 1.45, growth: 0.6),
          .line("M 0 -22 L -18 -12 L -22 4 M 2 -20 L 12 -6 L 26 0", 1.2, growth: 0.6),
        ]),
      .one(
        "figure.run", room: open,
        [
          .line("M 14 -41", 2.3),
          .line("M 4 -22 L -6 4 M -6 4 L 14 16 L 8 40 M -6 4 L -16 24 L -40 26", 1.45, growth: 0.6),
          .line("M 4 -22 L -14 -24 L -28 -10 M 5 -20 L 16 -4 L 34 -8", 1.2, growth: 0.6),
        ]),
      .one(
        "face.smiling",
        [
          .line(SymbolDesign.circlePath), .line("M -16 -11 M 16 -11", 1.5, growth: 0.5),
          .line("M -22 12 C -12 28 12 28 22 12"),
        ]),
      .pair(
        "eye",
        [
          .body(
            "M -54 0 C -38 -23 -20 -33 0 -33 C 20 -33 38 -23 54 0 C 38 23 20 33 0 33 C -20 33 -38 23 -54 0 Z"),
          .mark("O 0 0 16"),
        ]),
      .slashed("eye"), .slashed("eye.fill"),
      .one("hand.raised", [.line(hand, growth: 0.5)]),
      .one(
        "hand.raised.fill",
        [
          .area(hand), .cutLine("M -6.5 -40 V -8 M 6.5 -40 V -8 M 19.5 -34 V -6", 0.55),
        ]),
      .one(
        "hand.tap",
        [
          .line("M -18 -14 A 19 1 1 16 -17 M -10 20 V -22 A 6.5 0 1 3 -22 V 2", growth: 0.5),
          .line(
            "M 3 2 A 6.5 0 1 15 4 V 8 A 6.5 0 1 27 10 A 6.5 0 1 38 14 V 28 C 38 42 30 50 14 50 H 10 C 0 50 -6 46 -12 38 L -26 18 A 6.2 0 1 -16 11 L -10 19",
            growth: 0.5),
        ]),
    ]
    return all.flatMap { $0 }
  }

  private static let hand =
    "M -38 4 A 7.5 0 1 -26 -4 L -20 5 V -30 A 6.5 0 1 -7 -30 V -6 V -38 A 6.5 0 1 6 -38 V -6 V -33 A 6.5 0 1 19 -33 V -2 V -22 A 6.5 0 1 32 -22 V 16 C 32 36 20 46 3 46 C -12 46 -20 38 -26 27 Z"
  private static let shoulders = "M -43 42 C -43 18 -24 10 0 10 C 24 10 43 18 43 42 Z"
}
