// SPDX-License-Identifier: MIT

/// A prefix code of least cost whose words are no longer than a limit.
struct HuffmanCode {
  /// The number of bits of each symbol's word; 0 for a symbol that does not occur.
  let lengths: [UInt8]
  /// The words, their first bit lowest, as deflate sends them.
  let words: [UInt32]

  /// Creates the code for symbols that occur as often as `counts` says.
  ///
  /// Words are told by their lengths alone: shorter ones first, at equal length in the order of the symbols.
  /// - Source: RFC 1951, section 3.2.2.
  init(counts: Span<UInt32>, limit: Int) {
    lengths = HuffmanCode.lengths(counts, limit: limit)
    var perLength = [UInt32](repeating: 0, count: limit + 1)
    for length in lengths where length > 0 { perLength[Int(length)] += 1 }
    var next = [UInt32](repeating: 0, count: limit + 1)
    for length in 1...limit { next[length] = (next[length - 1] + perLength[length - 1]) << 1 }
    var words = [UInt32](repeating: 0, count: lengths.count)
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let length = Int(lengths[symbol])
      words[symbol] = HuffmanCode.reversed(next[length], bits: length)
      next[length] += 1
    }
    self.words = words
  }

  private static func reversed(_ word: UInt32, bits: Int) -> UInt32 {
    var (word, result) = (word, UInt32(0))
    for _ in 0..<bits {
      result = result << 1 | word & 1
      word >>= 1
    }
    return result
  }

  private static func lengths(_ counts: Span<UInt32>, limit: Int) -> [UInt8] {
    var lengths = [UInt8](repeating: 0, count: counts.count)
    // The rarest first; the symbol decides between equals, so that the code is the same everywhere.
    var leaves: [UInt64] = []
    leaves.reserveCapacity(counts.count)
    for symbol in 0..<counts.count where counts[symbol] > 0 {
      leaves.append(UInt64(counts[symbol]) << 16 | UInt64(symbol))
    }
    guard leaves.count > 1 else {
      for leaf in leaves { lengths[Int(leaf & 0xFFFF)] = 1 }
      return lengths
    }
    leaves.sort()
    let perLength = shortened(depths(of: leaves.map { $0 >> 16 }), limit: limit)
    var length = limit
    var left = perLength[limit]
    for leaf in leaves {
      while left == 0 {
        length -= 1
        left = perLength[length]
      }
      lengths[Int(leaf & 0xFFFF)] = UInt8(length)
      left -= 1
    }
    return lengths
  }

  /// Joins the two lightest trees until one is left, and returns how deep each leaf lies in it.
  ///
  /// - Parameter weights: At least two, rising. Joined trees come out rising too, so the lightest one is at
  ///   the head of one of two queues.
  private static func depths(of weights: [UInt64]) -> [Int] {
    let count = weights.count
    var nodes = weights
    nodes.reserveCapacity(2 * count - 1)
    var parents = [Int](repeating: 0, count: 2 * count - 1)
    var (leaf, tree) = (0, count)
    func lightest() -> Int {
      if leaf < count, tree >= nodes.count || nodes[leaf] <= nodes[tree] {
        leaf += 1
        return leaf - 1
      }
      tree += 1
      return tree - 1
    }
    while nodes.count < 2 * count - 1 {
      let (first, second) = (lightest(), lightest())
      (parents[first], parents[second]) = (nodes.count, nodes.count)
      nodes.append(nodes[first] + nodes[second])
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    for node in (0..<nodes.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
    return Array(depths[..<count])
  }

  /// Returns how many words there are of each length once none is over the limit.
  ///
  /// Words that were too long leave less room than they took; it is found by lengthening the longest of
  /// the shorter words, which frees a place beside each.
  private static func shortened(_ depths: [Int], limit: Int) -> [Int] {
    var perLength = [Int](repeating: 0, count: limit + 1)
    for depth in depths { perLength[min(depth, limit)] += 1 }
    var taken = (1...limit).reduce(0) { $0 + perLength[$1] << (limit - $1) }
    while taken > 1 << limit {
      guard let length = (1..<limit).last(where: { perLength[$0] > 0 }) else { break }
      perLength[limit] -= 1
      perLength[length] -= 1
      perLength[length + 1] += 2
      taken -= 1
    }
    return perLength
  }
}
