// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Places, maps and buildings.
  static var places: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .one("house", [.line(roof), .line(walls), .line("M -9 38.7 V 14 H 9 V 38.7", growth: 0.4)]),
      .one("house.fill", [.line(roof), .area(walls), .cutArea("P 3 -8 46 -8 16 8 16 8 46")]),
      .one(
        "building.2",
        [
          .line(
            "B 4 -4 44 -4 -40 -42 -40 -42 44 M -4 -14 H 36 A 6 0 1 42 -8 V 44 M -48 44 H 48", growth: 0.7),
          .line("M -30 -24 H -16 M -30 -6 H -16 M -30 12 H -16 M 12 4 H 26 M 12 22 H 26", 0.9, growth: 0.3),
        ]),
      .pair("location", [.body("P 4 42 -42 8 42 -2 2 -42 -8", growth: 0.8)]),
      .slashed("location"),
      .one("mappin", room: open, [.area("O 0 -30 14"), .line("M 0 -12 V 42")]),
      .pair(
        "pin",
        [
          .body(
            "M -17 -42 H 17 C 17 -34 12 -33 12 -28 V -10 C 20 -6 26 1 26 11 H -26 C -26 1 -20 -6 -12 -10 V -28 C -12 -33 -17 -34 -17 -42 Z"
          ),
          .line("M 0 12 V 46"),
        ]),
      .slashed("pin"), .slashed("pin.fill"),
      .pair(
        "flag",
        [
          .line("M -34 -40 V 46"), .body("M -34 -38 C -14 -50 6 -26 36 -38 V 8 C 6 20 -14 -4 -34 8 Z"),
        ]),
      .pair(
        "map",
        [
          .body("P 3 -47 -28 -16 -40 16 -28 47 -40 47 28 16 40 -16 28 -47 40"),
          .mark("M -16 -38 V 27 M 16 -27 V 38"),
        ]),
      .pair(
        "safari",
        [
          .body(SymbolDesign.circlePath), .hole("P 1 23 -23 7 7 -7 -7", 0.5),
          .mark("P 1 -23 23 7 7 -7 -7", 0.6),
        ]),
    ]
    return all.flatMap { $0 }
  }

  private static let roof = "M -43.5 -1 L 0 -39.5 L 43.5 -1"
  private static let walls = "P 3 -31 -11 0 -38 31 -11 31 38.7 -31 38.7"
}
