// SPDX-License-Identifier: MIT

/// Turns a range of pixels into opaque red of the level that each had.
///
/// Pictures are mostly flat: a level is looked up again only where the pixel changes, and a block equal to
/// the last pixel is found without looking at its pixels one by one.
func turnRowRed(_ pass: RedPass, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  let block = 32
  var last: UInt32 = 0
  var result = pass.level(of: last) | 0xFF00_0000
  var place = places.lowerBound
  while place < places.upperBound {
    if place + block <= places.upperBound {
      var difference: UInt32 = 0
      for offset in 0..<block { difference |= pixels[place + offset] ^ last }
      if difference == 0 {
        fillRow(result, place..<place + block, of: &pixels)
        place += block
        continue
      }
    }
    let end = min(place + block, places.upperBound)
    while place < end {
      if pixels[place] != last {
        last = pixels[place]
        result = pass.level(of: last) | 0xFF00_0000
      }
      pixels[place] = result
      place += 1
    }
  }
}
