// SPDX-License-Identifier: MIT

// Rows of source-over. Checked spans cost what raw pointers do (measured on x86-64: 1.3 ns a pixel through
// a mask, 0.1 for a fill), so only copying is unsafe. Pictures are mostly flat, so a result is computed again
// only where what lies above or below changes.

/// Writes one pixel to a range.
func fillRow(_ color: UInt32, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  for place in places { pixels[place] = color }
}

/// Copies a row of pixels to as many places from `start` on.
func copyRow(
  _ source: Span<UInt32>, _ sourcePlaces: Range<Int>, to pixels: inout MutableSpan<UInt32>,
  from start: Int
) {
  let row = source.extracting(sourcePlaces)
  precondition(start >= 0 && start <= pixels.count - row.count, "the row lies inside the picture")
  // A loop over checked spans was 14 % of a batch over 300 lines (sampled); a move of memory does not show there.
  unsafe pixels.withUnsafeMutableBufferPointer { target in
    unsafe row.withUnsafeBufferPointer { row in
      guard let from = row.baseAddress, let to = target.baseAddress else { return }
      unsafe (to + start).update(from: from, count: row.count)
    }
  }
}

/// Lays one premultiplied pixel over a range.
func composeRow(_ color: UInt32, over places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  var lastTarget: UInt32 = 0
  var result = color
  for place in places {
    let target = pixels[place]
    if target != lastTarget {
      lastTarget = target
      result = composed(color, over: target)
    }
    pixels[place] = result
  }
}

/// Lays one premultiplied pixel, multiplied by a coverage each, over as many pixels from `start` on.
func composeRow(
  _ color: UInt32, mask: Span<UInt8>, _ maskPlaces: Range<Int>,
  over pixels: inout MutableSpan<UInt32>, from start: Int
) {
  let shift = start &- maskPlaces.lowerBound
  for place in maskPlaces {
    let coverage = mask[place]
    guard coverage != 0 else { continue }
    let source = scaled(color, by: UInt32(coverage))
    pixels[place &+ shift] =
      source >= 0xFF00_0000 ? source : composed(source, over: pixels[place &+ shift])
  }
}

/// Lays a colour, multiplied by a coverage each, over as many pixels from `start` on, most of which are one pixel.
///
/// Eight pixels at a time are looked up without a question about any of them.
func composeRow(
  _ table: InkTable, mask: Span<UInt8>, _ maskPlaces: Range<Int>, over pixels: inout MutableSpan<UInt32>,
  from start: Int
) {
  let (color, ground) = (table.color, table.ground)
  let results = table.pixels.span
  let shift = start &- maskPlaces.lowerBound
  var place = maskPlaces.lowerBound
  let end = maskPlaces.upperBound
  while place < end {
    let length = min(8, end &- place)
    if length == 8 {
      var difference: UInt32 = 0
      for index in 0..<8 { difference |= pixels[place &+ shift &+ index] ^ ground }
      if difference == 0 {
        for index in 0..<8 {
          pixels[place &+ shift &+ index] = results[Int(mask[place &+ index])]
        }
        place &+= 8
        continue
      }
    }
    for index in place..<place &+ length {
      let coverage = mask[index]
      guard coverage != 0 else { continue }
      let target = pixels[index &+ shift]
      if target == ground {
        pixels[index &+ shift] = results[Int(coverage)]
        continue
      }
      let source = scaled(color, by: UInt32(coverage))
      pixels[index &+ shift] = source >= 0xFF00_0000 ? source : composed(source, over: target)
    }
    place &+= length
  }
}

/// Lays a row of premultiplied pixels, all multiplied by one factor, over as many pixels from `start` on.
func composeRow(
  _ source: Span<UInt32>, _ sourcePlaces: Range<Int>, by factor: UInt32,
  over pixels: inout MutableSpan<UInt32>, from start: Int
) {
  let shift = start &- sourcePlaces.lowerBound
  var lastPixel: UInt32 = 0
  var lastTarget: UInt32 = 0
  var result: UInt32 = 0
  for place in sourcePlaces {
    let pixel = source[place]
    guard pixel != 0 else { continue }
    let target = pixels[place &+ shift]
    if pixel != lastPixel || target != lastTarget {
      lastPixel = pixel
      lastTarget = target
      result = composed(scaled(pixel, by: factor), over: target)
    }
    pixels[place &+ shift] = result
  }
}

/// Multiplies all four bytes of a range by `factor` / 255 and lays the result over one pixel.
func scaleRow(
  by factor: UInt32, over ground: UInt32, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>
) {
  for place in places {
    pixels[place] = composed(scaled(pixels[place], by: factor), over: ground)
  }
}

/// Multiplies all four bytes of a range by the alpha of as many other pixels, ÷ 255.
func maskRow(
  by mask: Span<UInt32>, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>
) {
  for place in places { pixels[place] = scaled(pixels[place], by: mask[place] >> 24) }
}
