// SPDX-License-Identifier: MIT

/// The order in which the units of one line stand from left to right.
enum VisualOrder {
  /// Returns the indices of `levels` from left to right.
  ///
  /// Rule L2 of UAX #9: from the highest level down to the lowest odd one, each stretch of that level or
  /// higher is turned round.
  static func indices(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    var level = highest
    while level >= lowestOdd, level > 0 {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
      level -= 1
    }
    return order
  }
}
