// SPDX-License-Identifier: MIT

public import Geometry
public import Raster

extension CodeCounts {
  /// Counts the pixels of a presented picture, or those of a part of it.
  ///
  /// Alpha is not looked at: premultiplied samples are already those of the picture on black.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - part: The rectangle to count, cut to the picture; nil is all of it. Unit: px.
  ///   - litThreshold: The code over which a sample counts as lit.
  public init(of picture: PixelBuffer, in part: PixelRect? = nil, litThreshold: Int = 0) {
    self.init(depth: .eight, litThreshold: litThreshold)
    count(picture, in: part ?? PixelRect(picture.size), weight: 1)
  }

  /// Adds the pixels of a part of a presented picture.
  ///
  /// - Precondition: the depth is ``Depth/eight``.
  public mutating func add(_ picture: PixelBuffer, in part: PixelRect) { count(picture, in: part, weight: 1) }

  /// Takes out the pixels of a part of a presented picture that was counted in.
  ///
  /// - Precondition: the depth is ``Depth/eight``.
  public mutating func subtract(_ picture: PixelBuffer, in part: PixelRect) {
    count(picture, in: part, weight: -1)
  }

  private mutating func count(_ picture: PixelBuffer, in part: PixelRect, weight: Int) {
    precondition(depth == .eight, "a picture has eight bits a sample")
    let part = part.intersection(PixelRect(picture.size))
    let width = picture.size.width
    picture.withPixels { pixels in
      if part.width == width {
        let start = part.minY * width
        count(pixels.extracting(start..<start + part.height * width), weight: weight)
      } else {
        for y in part.minY..<part.maxY {
          let start = y * width
          count(pixels.extracting(start + part.minX..<start + part.maxX), weight: weight)
        }
      }
    }
  }

  /// Counts pixels of eight bits a sample, red in the lowest byte, each so many times.
  ///
  /// Widgets are mostly flat, and dimmed ones mostly black, so equal pixels are counted as one run, and a run
  /// that has begun is followed in blocks that the compiler turns into vector code. Measured on one core of
  /// an AMD EPYC: black 0.14 ns a pixel (0.88 pixel by pixel), text on black 0.7, noise 4 (2.8 without runs).
  mutating func count(_ pixels: Span<UInt32>, weight: Int = 1) {
    litPixels += Self.count(pixels, weight: weight, over: litThreshold, &red, &green, &blue)
    self.pixels += pixels.count * weight
  }

  /// Counts pixels by channel and returns how many are lit.
  private static func count(
    _ pixels: Span<UInt32>, weight: Int, over threshold: Int, _ red: inout ContiguousArray<Int>,
    _ green: inout ContiguousArray<Int>, _ blue: inout ContiguousArray<Int>
  ) -> Int {
    var reds = red.mutableSpan
    var greens = green.mutableSpan
    var blues = blue.mutableSpan
    var lit = 0
    var start = 0
    while start < pixels.count {
      let pixel = pixels[start]
      var end = start &+ 1
      while end < pixels.count, pixels[end] == pixel {
        end &+= 1
        if end &- start == 8 { end = endOfBlocks(of: pixel, in: pixels, from: end) }
      }
      let times = (end &- start) &* weight
      let (r, g, b) = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
      if max(r, g, b) > threshold { lit &+= times }
      reds[r] &+= times
      greens[g] &+= times
      blues[b] &+= times
      start = end
    }
    return lit
  }

  /// Counts pixels of sixteen bits a sample, four samples a pixel, already laid on black.
  ///
  /// - Precondition: the depth is ``Depth/sixteen`` and the number of samples a multiple of four.
  public mutating func count(samples: Span<UInt16>) {
    precondition(depth == .sixteen && samples.count % 4 == 0, "four samples of 16 bits make a pixel")
    for start in stride(from: 0, to: samples.count, by: 4) {
      count(
        red: Int(samples[start]), green: Int(samples[start + 1]), blue: Int(samples[start + 2]),
        times: 1)
    }
  }
}

/// Returns the place after the last whole block of pixels equal to one.
private func endOfBlocks(of pixel: UInt32, in pixels: Span<UInt32>, from start: Int) -> Int {
  let length = 32
  var end = start
  while end + length <= pixels.count {
    let block = pixels.extracting(end..<end + length)
    var difference: UInt32 = 0
    for index in 0..<length { difference |= block[index] ^ pixel }
    guard difference == 0 else { break }
    end += length
  }
  return end
}
