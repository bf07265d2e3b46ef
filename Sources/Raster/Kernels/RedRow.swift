// SPDX-License-Identifier: MIT

/// Turns a range of pixels into opaque red of the level that each had.
///
/// Pictures are mostly flat: a level is computed again only where the pixel changes, and a block that
/// repeats the last pixel is found without a branch for each of its pixels.
func turnRowRed(_ pass: RedPass, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  let length = 32
  var last: UInt32 = 0
  var result = pass.level(of: last) | 0xFF00_0000
  var start = places.lowerBound
  while start < places.upperBound {
    let end = min(start + length, places.upperBound)
    if repeats(last, pixels.span.extracting(start..<end)) {
      fillRow(result, start..<end, of: &pixels)
    } else {
      for place in start..<end {
        if pixels[place] != last {
          last = pixels[place]
          result = pass.level(of: last) | 0xFF00_0000
        }
        pixels[place] = result
      }
    }
    start = end
  }
}

/// Returns whether all pixels of a block are one.
func repeats(_ pixel: UInt32, _ block: Span<UInt32>) -> Bool {
  var difference: UInt32 = 0
  for place in 0..<block.count { difference |= block[place] ^ pixel }
  return difference == 0
}
