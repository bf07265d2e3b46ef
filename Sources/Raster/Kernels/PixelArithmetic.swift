// SPDX-License-Identifier: MIT

// The one rounding rule of all pixels: a product of two bytes divided by 255, rounded half up.
//
// (x + 128 + ((x + 128) >> 8)) >> 8 is exactly ⌊x / 255 + ½⌋ for every product x of two bytes. Two
// channels share a 32-bit word: 255 · 255 + 128 + 254 is below 2¹⁶, so none spills into the other.

/// Returns a product of two bytes divided by 255, rounded half up.
@inline(__always)
func dividedBy255(_ product: UInt32) -> UInt32 {
  let sum = product &+ 128
  return (sum &+ (sum >> 8)) >> 8
}

/// Returns a pixel with all four bytes multiplied by `factor` / 255.
@inline(__always)
func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  let redBlue = (pixel & 0x00FF_00FF) &* factor &+ 0x0080_0080
  let greenAlpha = ((pixel >> 8) & 0x00FF_00FF) &* factor &+ 0x0080_0080
  return (((redBlue &+ ((redBlue >> 8) & 0x00FF_00FF)) >> 8) & 0x00FF_00FF)
    | ((greenAlpha &+ ((greenAlpha >> 8) & 0x00FF_00FF)) & 0xFF00_FF00)
}

/// Returns a premultiplied pixel laid over another one.
///
/// No byte overflows: a source byte is at most the source's alpha a, and what is left of the other pixel
/// is at most 255 − a.
@inline(__always)
func composed(_ source: UInt32, over target: UInt32) -> UInt32 {
  source &+ scaled(target, by: 255 &- (source >> 24))
}
