// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Raster

@Suite struct DeflateTests {
  @Test func `a code fills the room of its words and none is over the limit`() {
    var random = SeededGenerator(seed: 8)
    // Counts that grow as Fibonacci's numbers ask for the longest words there are.
    var fibonacci: [UInt32] = [1, 1]
    while fibonacci.count < 30 {
      fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2])
    }
    var all: [(counts: [UInt32], limit: Int)] = [(fibonacci, 15), (Array(fibonacci[..<19]), 7)]
    for _ in 0..<50 {
      all.append(((0..<286).map { _ in UInt32(random.next() % 9 < 4 ? 0 : random.next() % 1000) }, 15))
    }
    for (counts, limit) in all {
      let code = HuffmanCode(counts: counts.span, limit: limit)
      #expect(code.lengths.allSatisfy { $0 <= limit })
      let room = code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (limit - Int($1)) }
      #expect(room == 1 << limit)
      #expect(zip(counts, code.lengths).allSatisfy { ($0 == 0) == ($1 == 0) })
    }
  }

  @Test func `the words of a code are those of the specification`() {
    // RFC 1951, section 3.2.2: lengths 3, 3, 3, 3, 3, 2, 4, 4 give 010, 011, 100, 101, 110, 00, 1110, 1111.
    let counts: [UInt32] = [4, 4, 4, 4, 4, 8, 2, 2]
    let code = HuffmanCode(counts: counts.span, limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    // Sent from the highest bit on, so the lowest bit of the number is the first one.
    #expect(code.words == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test func `no other code is shorter`() {
    // Counts of powers of two have words of as many bits as their share says: Shannon's bound is met.
    let counts: [UInt32] = [512, 256, 128, 64, 32, 16, 8, 4, 2, 1, 1]
    let code = HuffmanCode(counts: counts.span, limit: 15)
    #expect(code.lengths == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10])
  }

  @Test func `the checksum is that of the specification, in one piece or two`() {
    // "Wikipedia" has 11E60398, a value published with the algorithm.
    var whole = Adler32()
    for byte in "Wikipedia".utf8 { whole.add(byte, times: 1) }
    #expect(whole.value == 0x11E6_0398)
    var (first, second) = (Adler32(), Adler32())
    for byte in "Wiki".utf8 { first.add(byte, times: 1) }
    for byte in "pedia".utf8 { second.add(byte, times: 1) }
    first.append(second, length: 5)
    #expect(first.value == 0x11E6_0398)
  }

  @Test func `the checksum of a run is that of its bytes`() {
    var (runs, bytes) = (Adler32(), Adler32())
    for (value, count) in [(UInt8(0), 7000), (255, 6000), (3, 1), (90, 2)] {
      runs.add(value, times: count)
      for _ in 0..<count { bytes.add(value, times: 1) }
    }
    // A pixel 10, 20, 30: sum 60, weighted 3·10 + 2·20 + 30 = 100.
    runs.add(sum: 60, weighted: 100, size: 3, times: 500)
    for _ in 0..<500 { for value: UInt8 in [10, 20, 30] { bytes.add(value, times: 1) } }
    #expect(runs.value == bytes.value)
  }
}
