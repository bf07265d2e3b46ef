// SPDX-License-Identifier: MIT

// Rows of source-over. Checked spans cost what raw pointers do (measured on x86-64, 2 ns a pixel for
// masks, 0.13 for fills), so nothing here is unsafe.

/// Writes one pixel to a range.
func fillRow(_ color: UInt32, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  for place in places { pixels[place] = color }
}

/// Copies a row of pixels to as many places from `start` on.
func copyRow(
  _ source: Span<UInt32>, _ sourcePlaces: Range<Int>, to pixels: inout MutableSpan<UInt32>,
  from start: Int
) {
  let shift = start &- sourcePlaces.lowerBound
  for place in sourcePlaces { pixels[place &+ shift] = source[place] }
}

/// Lays one premultiplied pixel over a range.
func composeRow(_ color: UInt32, over places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  let rest = 255 &- (color >> 24)
  for place in places { pixels[place] = color &+ scaled(pixels[place], by: rest) }
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

/// Lays a row of premultiplied pixels, all multiplied by one factor, over as many pixels from `start` on.
func composeRow(
  _ source: Span<UInt32>, _ sourcePlaces: Range<Int>, by factor: UInt32,
  over pixels: inout MutableSpan<UInt32>, from start: Int
) {
  let shift = start &- sourcePlaces.lowerBound
  for place in sourcePlaces {
    let pixel = source[place]
    guard pixel != 0 else { continue }
    pixels[place &+ shift] = composed(scaled(pixel, by: factor), over: pixels[place &+ shift])
  }
}

/// Multiplies all four bytes of a range by `factor` / 255.
func scaleRow(by factor: UInt32, _ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  for place in places { pixels[place] = scaled(pixels[place], by: factor) }
}

/// Lays a range over opaque black: the colours stay, the alpha becomes 255.
func makeRowOpaque(_ places: Range<Int>, of pixels: inout MutableSpan<UInt32>) {
  for place in places { pixels[place] |= 0xFF00_0000 }
}
