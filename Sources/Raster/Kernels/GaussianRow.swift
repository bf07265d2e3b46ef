// SPDX-License-Identifier: MIT

// The two passes of a Gaussian. Weights add up to 2¹⁶, so a row of bytes becomes a row of 16-bit values with
// eight bits behind the point, and those become bytes again: 255 · 2⁸ · 2¹⁶ and half a step fit in 32 bits.

/// Adds one channel of as many pixels, times a weight, to a row of sums.
func addRow(
  _ source: ContiguousArray<UInt32>, from start: Int, channel: UInt32, weight: UInt32,
  to sums: inout ContiguousArray<UInt32>, _ places: Range<Int>
) {
  let shift = start &- places.lowerBound
  let source = source.span
  var sums = sums.mutableSpan
  for place in places {
    sums[place] &+= (source[place &+ shift] &>> channel & 255) &* weight
  }
}

/// Adds as many 16-bit values, times a weight, to a row of sums.
func addRow(
  _ source: ContiguousArray<UInt16>, from start: Int, weight: UInt32, to sums: inout ContiguousArray<UInt32>,
  _ places: Range<Int>
) {
  let shift = start &- places.lowerBound
  let source = source.span
  var sums = sums.mutableSpan
  for place in places { sums[place] &+= UInt32(source[place &+ shift]) &* weight }
}
