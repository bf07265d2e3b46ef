// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps the drawings that were asked for last, whoever asks: they depend on their name and style alone.
final class SymbolCache: Sendable {
  struct Key: Hashable {
    var name: String
    var style: SymbolStyle
  }

  /// The one cache of the process; a drawing takes some 10 KB.
  static let shared = SymbolCache(limit: 256)

  private struct State {
    var young: [Key: SymbolDrawing] = [:]
    var old: [Key: SymbolDrawing] = [:]
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Makes an empty cache for a number of drawings.
  init(limit: Int) { self.limit = limit }

  /// Returns the drawing kept under a key, or makes it with no lock held.
  func value(for key: Key, orMake make: () -> SymbolDrawing?) -> SymbolDrawing? {
    let known = state.withLock { state -> SymbolDrawing? in
      if let drawing = state.young[key] { return drawing }
      guard let drawing = state.old[key] else { return nil }
      keep(drawing, for: key, in: &state)
      return drawing
    }
    if let known { return known }
    guard let drawing = make() else { return nil }
    state.withLock { keep(drawing, for: key, in: &$0) }
    return drawing
  }

  private func keep(_ drawing: SymbolDrawing, for key: Key, in state: inout State) {
    state.young[key] = drawing
    if state.young.count > limit / 2 {
      state.old = state.young
      state.young = [:]
    }
  }
}
