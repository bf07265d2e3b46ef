// SPDX-License-Identifier: MIT

/// The drawings by subject.
enum SymbolTables {
  static var all: [SymbolDesign] {
    [
      marks, arrows, playback, shapes, sky, people, places, devices, papers, things, charts, vehicles, daily,
      further,
    ].flatMap { $0 }
  }

  /// Room beside open symbols, in the tables' short form.
  static let open = SymbolDesign.openRoom
}
