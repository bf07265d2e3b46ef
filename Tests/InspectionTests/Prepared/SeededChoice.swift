// SPDX-License-Identifier: MIT

import TestSupport

/// Choices that look random and are the same on every run.
struct SeededChoice {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }
  mutating func element<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }
  /// Whether something of a chance of one in so many happens.
  mutating func happens(oneIn count: Int) -> Bool { number(below: count) == 0 }
}
