// SPDX-License-Identifier: MIT

import Synchronization

/// Keeps shaped texts up to a budget of bytes, those used last.
///
/// Two generations stand for an order of use: an entry that is asked for moves to the young one, and when
/// that has grown to half the budget it takes the place of the old one. Results do not depend on the cache.
final class ShapeCache: Sendable {
  private struct State {
    var young: [ShapeKey: ShapedText] = [:]
    var old: [ShapeKey: ShapedText] = [:]
    var youngBytes = 0
  }

  private let budget: Int
  private let state = Mutex(State())

  /// Makes an empty cache. Unit of the budget: bytes.
  init(budget: Int) { self.budget = budget }

  /// Returns the text kept under a key, or shapes it with no lock held.
  func text(for key: ShapeKey, orShape shape: () -> ShapedText) -> ShapedText {
    let known = state.withLock { state -> ShapedText? in
      if let text = state.young[key] { return text }
      guard let text = state.old[key] else { return nil }
      keep(text, for: key, in: &state)
      return text
    }
    if let known { return known }
    let text = shape()
    state.withLock { keep(text, for: key, in: &$0) }
    return text
  }

  private func keep(_ text: ShapedText, for key: ShapeKey, in state: inout State) {
    if state.young.updateValue(text, forKey: key) == nil {
      state.youngBytes += text.cost + key.text.utf8.count
    }
    if state.youngBytes > budget / 2 {
      state.old = state.young
      state.young = [:]
      state.youngBytes = 0
    }
  }

  /// How many texts are kept, for tests.
  var count: Int { state.withLock { Set($0.young.keys).union($0.old.keys).count } }
}
