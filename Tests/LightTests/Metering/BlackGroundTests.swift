// SPDX-License-Identifier: MIT

import Light
import Testing

@Suite struct BlackGroundTests {
  @Test func `every product of bytes is rounded half up`() {
    for alpha: UInt8 in 0...255 {
      var row = ContiguousArray((0...255).flatMap { (sample: UInt8) in [sample, sample, sample, alpha] })
      var span = row.mutableSpan
      BlackGround.composite(&span)
      for sample in 0...255 {
        let expected = (Double(sample) * Double(alpha) / 255).rounded()
        #expect(Double(row[4 * sample]) == expected && row[4 * sample + 3] == 255)
      }
    }
  }

  @Test func `the greatest products of sixteen bits do not overflow`() {
    var row: ContiguousArray<UInt16> = [
      65535, 32768, 1, 32768, 65535, 32768, 1, 65535, 65535, 32768, 1, 0,
    ]
    var span = row.mutableSpan
    BlackGround.composite(&span)
    #expect(row == [32768, 16384, 1, 65535, 65535, 32768, 1, 65535, 0, 0, 0, 65535])
  }

  @Test func `channels are kept apart`() {
    var row: ContiguousArray<UInt8> = [255, 128, 1, 128, 200, 200, 200, 0, 9, 8, 7, 255]
    var span = row.mutableSpan
    BlackGround.composite(&span)
    #expect(row == [128, 64, 1, 255, 0, 0, 0, 255, 9, 8, 7, 255])
  }
}
