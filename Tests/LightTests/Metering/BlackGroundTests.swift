// SPDX-License-Identifier: MIT

import Light
import Testing

@Suite struct BlackGroundTests {
  @Test func `every product of bytes is rounded half up`() {
    for sample in 0...255 {
      for alpha in stride(from: 0, through: 255, by: 5) {
        let expected = (Double(sample * alpha) / 255).rounded()
        let value = BlackGround.composited(UInt32(sample), alpha: UInt32(alpha), maximum: 255)
        #expect(Double(value) == expected)
      }
    }
  }

  @Test func `the greatest products of sixteen bits do not overflow`() {
    #expect(BlackGround.composited(65535, alpha: 65535, maximum: 65535) == 65535)
    #expect(BlackGround.composited(65535, alpha: 32768, maximum: 65535) == 32768)
    #expect(BlackGround.composited(32768, alpha: 32768, maximum: 65535) == 16384)
  }

  @Test func `a row ends opaque, its clear pixels black`() {
    var row: ContiguousArray<UInt8> = [255, 128, 1, 128, 200, 200, 200, 0, 9, 8, 7, 255]
    var span = row.mutableSpan
    BlackGround.composite(&span)
    #expect(row == [128, 64, 1, 255, 0, 0, 0, 255, 9, 8, 7, 255])
  }
}
