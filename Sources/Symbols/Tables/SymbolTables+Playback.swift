// SPDX-License-Identifier: MIT

extension SymbolTables {
  /// Sound and playback.
  static var playback: [SymbolDesign] {
    let all: [[SymbolDesign]] = [
      .pair("play", [.body("P 6 -31 -43 -31 43 40 0")]),
      .pair("pause", [.body("P 4 -27 -35 -11 -35 -11 35 -27 35"), .body("P 4 11 -35 27 -35 27 35 11 35")]),
      .pair("stop", [.body("R -33 -33 66 66 7")]),
      .pair("forward", [.body("P 5 -51 -31 -51 31 -6 0"), .body("P 5 4 -31 4 31 49 0")]),
      .pair("backward", [.body("P 5 51 -31 51 31 6 0"), .body("P 5 -4 -31 -4 31 -49 0")]),
      .pair("speaker", [.body(speaker)]),
      .pair(
        "speaker.wave.2",
        [
          .body("M -51 -12 H -37 L -16 -31 V 31 L -37 12 H -51 A 4 0 1 -55 8 V -8 A 4 0 1 -51 -12 Z"),
          .line("M 5 -16 A 22 0 1 5 16 M 26 -30 A 38 0 1 26 30", growth: 0.7),
        ]),
      .slashed("speaker", "M -37 -44 L 33 44"), .slashed("speaker.fill", "M -37 -44 L 33 44"),
      .one(
        "music.note", room: open,
        [
          .area("E -10 32 12 9", 0.6), .line("M 4 30 V -40 L 22 -34 C 26 -33 28 -30 28 -26 V -22 L 4 -30"),
          .area("M 4 -40 L 24 -33 C 27 -32 28 -30 28 -27 V -16 L 4 -24 Z", 0.6),
        ]),
      .one(
        "waveform", room: open,
        [
          .line(
            "M -44 -8 V 8 M -26.4 -22 V 22 M -8.8 -40 V 40 M 8.8 -28 V 28 M 26.4 -16 V 16 M 44 -7 V 7",
            growth: 0.6)
        ]),
      .one(
        "tuningfork", room: open,
        [
          .line("M -18 -45 V -14 A 18 0 0 18 -14 V -45 M 0 4 V 45")
        ]),
    ]
    return all.flatMap { $0 }
  }

  /// A loudspeaker without waves.
  private static let speaker =
    "M -34 -14 H -20 L 8 -38 A 3 0 1 13 -36 V 36 A 3 0 1 8 38 L -20 14 H -34 A 6 0 1 -40 8 V -8 A 6 0 1 -34 -14 Z"
}
