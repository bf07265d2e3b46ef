// SPDX-License-Identifier: MIT

/// The head of a block with its own code: which length each symbol's word has.
///
/// - Source: RFC 1951, section 3.2.7.
struct DeflateHeader {
  /// One step of the list of lengths.
  private struct Step {
    /// A length, 16 for the last one again, 17 or 18 for none.
    var symbol: Int
    var extra: UInt32 = 0
    var extraBits = 0
  }

  /// In this order are the lengths of the lengths' own words sent.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private let steps: [Step]

  /// Creates the head for the code of literals and lengths, and for one distance with a word of one bit.
  init(literals lengths: [UInt8], distanceSymbol: Int) {
    let used = (lengths.lastIndex { $0 > 0 } ?? 256) + 1
    literalCount = max(used, 257)
    distanceCount = distanceSymbol + 1
    var all = Array(lengths[..<literalCount])
    all.append(contentsOf: repeatElement(0, count: distanceSymbol))
    all.append(1)
    steps = DeflateHeader.steps(all)
  }

  /// Writes the head: a block that is not the last one, with its own code.
  func write(to bits: inout BitWriter) {
    var counts = [UInt32](repeating: 0, count: 19)
    for step in steps { counts[step.symbol] += 1 }
    let code = HuffmanCode(counts: counts.span, limit: 7)
    let sent = max(4, (DeflateHeader.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    bits.write(0b100, count: 3)
    bits.write(UInt32(literalCount - 257), count: 5)
    bits.write(UInt32(distanceCount - 1), count: 5)
    bits.write(UInt32(sent - 4), count: 4)
    for symbol in DeflateHeader.order[..<sent] { bits.write(UInt32(code.lengths[symbol]), count: 3) }
    for step in steps {
      bits.write(code.words[step.symbol], count: Int(code.lengths[step.symbol]))
      bits.write(step.extra, count: step.extraBits)
    }
  }

  private static func steps(_ lengths: [UInt8]) -> [Step] {
    var steps: [Step] = []
    var place = 0
    while place < lengths.count {
      let length = lengths[place]
      var run = 1
      while place + run < lengths.count, lengths[place + run] == length { run += 1 }
      place += run
      if length != 0 {
        steps.append(Step(symbol: Int(length)))
        run -= 1
      }
      while run >= 3 {
        let step = longest(run, isZero: length == 0)
        steps.append(step.step)
        run -= step.length
      }
      for _ in 0..<run { steps.append(Step(symbol: Int(length))) }
    }
    return steps
  }

  private static func longest(_ run: Int, isZero: Bool) -> (step: Step, length: Int) {
    guard isZero else {
      let length = min(run, 6)
      return (Step(symbol: 16, extra: UInt32(length - 3), extraBits: 2), length)
    }
    if run <= 10 { return (Step(symbol: 17, extra: UInt32(run - 3), extraBits: 3), run) }
    let length = min(run, 138)
    return (Step(symbol: 18, extra: UInt32(length - 11), extraBits: 7), length)
  }
}
