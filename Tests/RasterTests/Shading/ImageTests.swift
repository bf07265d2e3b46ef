// SPDX-License-Identifier: MIT

import Colorimetry
import Geometry
import Pictures
import Raster
import TestSupport
import Testing

@Suite struct ImageTests {
  /// An image of random premultiplied pixels.
  private func noise(_ width: Int, _ height: Int, seed: UInt64 = 3) -> ImageSource {
    var random = SeededGenerator(seed: seed)
    var pixels = ContiguousArray<UInt32>()
    for _ in 0..<width * height {
      let alpha = UInt32(random.next() % 256)
      func byte() -> UInt32 { alpha == 0 ? 0 : UInt32(random.next() % UInt64(alpha + 1)) }
      pixels.append(byte() | byte() << 8 | byte() << 16 | alpha << 24)
    }
    return ImageSource(size: PixelSize(width, height), pixels: pixels)
  }

  private func bytes(_ pixel: UInt32) -> [Int] {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.map { Int(pixel >> $0 & 255) }
  }

  private func bytes(_ color: PremultipliedColor) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map(Int.init)
  }

  private func drawn(
    _ image: ImageSource, _ destination: Rect, _ interpolation: ImagePlacement.Interpolation,
    _ width: Int, _ height: Int, caps: ImagePlacement.Caps? = nil
  ) -> PixelBuffer {
    let placement = ImagePlacement(
      source: image, destination: destination, interpolation: interpolation, caps: caps)
    return drawing([.image(placement)], width, height, on: .clear)
  }

  @Test(arguments: [ImagePlacement.Interpolation.none, .low, .medium, .high])
  func `an image at its own size is its pixels`(_ interpolation: ImagePlacement.Interpolation) {
    let image = noise(9, 7)
    let buffer = drawn(image, Rect(2, 1, 9, 7), interpolation, 13, 9)
    for y in 0..<9 {
      for x in 0..<13 {
        let isInside = (2..<11).contains(x) && (1..<8).contains(y)
        let expected = isInside ? bytes(image.pixels[(y - 1) * 9 + x - 2]) : [0, 0, 0, 0]
        #expect(bytes(buffer[x, y]) == expected)
      }
    }
  }

  @Test func `the nearest pixel is taken both ways`() {
    let image = noise(6, 6)
    let large = drawn(image, Rect(0, 0, 18, 18), .none, 18, 18)
    let small = drawn(image, Rect(0, 0, 2, 2), .none, 2, 2)
    for y in 0..<18 {
      for x in 0..<18 {
        let source = image.pixels[y / 3 * 6 + x / 3]
        #expect(bytes(large[x, y]) == bytes(source))
      }
    }
    for y in 0..<2 {
      for x in 0..<2 {
        let source = image.pixels[(y * 3 + 1) * 6 + x * 3 + 1]
        #expect(bytes(small[x, y]) == bytes(source))
      }
    }
  }

  @Test(arguments: [ImagePlacement.Interpolation.low, .medium, .high])
  func `growing twofold mixes neighbours by quarters`(_ interpolation: ImagePlacement.Interpolation) {
    let image = noise(5, 1)
    let buffer = drawn(image, Rect(0, 0, 10, 1), interpolation, 10, 1)
    for x in 0..<10 {
      let near = bytes(image.pixels[x / 2])
      let neighbour = x % 2 == 0 ? x / 2 - 1 : x / 2 + 1
      let far = bytes(image.pixels[max(0, min(4, neighbour))])
      // (3 · near + far) ÷ 4, half up.
      let expected = zip(near, far).map { (near: Int, far: Int) -> Int in (3 * near + far + 2) / 4 }
      #expect(bytes(buffer[x, 0]) == expected)
    }
  }

  @Test func `shrinking by low takes two neighbours, by high the mean of what a pixel covers`() {
    let image = noise(12, 1)
    let low = drawn(image, Rect(0, 0, 3, 1), .low, 3, 1)
    let high = drawn(image, Rect(0, 0, 3, 1), .high, 3, 1)
    for x in 0..<3 {
      let four = (0..<4).map { bytes(image.pixels[4 * x + $0]) }
      let middle = zip(four[1], four[2]).map { (a: Int, b: Int) -> Int in (a + b + 1) / 2 }
      let mean = (0..<4).map { (channel: Int) -> Int in
        let sum = four.reduce(0) { $0 + $1[channel] }
        return (sum + 2) / 4
      }
      #expect(bytes(low[x, 0]) == middle)
      #expect(bytes(high[x, 0]) == mean)
    }
  }

  @Test func `shrinking by high to parts of pixels keeps the mean`() {
    let image = noise(50, 40)
    let buffer = drawn(image, Rect(0, 0, 7, 9), .high, 7, 9)
    for channel in 0..<4 {
      var before = 0.0
      for pixel in image.pixels { before += Double(bytes(pixel)[channel]) / 2000 }
      var after = 0.0
      for y in 0..<9 { for x in 0..<7 { after += Double(bytes(buffer[x, y])[channel]) / 63 } }
      expectClose(after, before, within: 0.5)
    }
  }

  @Test func `a template is its paint, as opaque as the image`() {
    let image = noise(8, 8)
    let color = EncodedColor(bytes: 200, 100, 50)
    let placement = ImagePlacement(
      source: image, destination: Rect(0, 0, 8, 8), interpolation: .none, template: .solid(color))
    let buffer = drawing([.image(placement)], 8, 8, on: .clear)
    for y in 0..<8 {
      for x in 0..<8 {
        let alpha = bytes(image.pixels[y * 8 + x])[3]
        let opaque = [200, 100, 50, 255]
        let expected = opaque.map { byte in (2 * byte * alpha + 255) / 510 }
        #expect(bytes(buffer[x, y]) == expected)
      }
    }
    let ramp = Gradient(
      stops: [.init(color: color, location: 0), .init(color: color, location: 1)],
      placement: .linear(start: .zero, end: Point(8, 0)))
    var same = placement
    same.template = .gradient(ramp)
    #expect(drawing([.image(same)], 8, 8, on: .clear) == buffer)
  }

  @Test func `caps keep their pixels while the middle is stretched`() {
    let image = noise(6, 5)
    let caps = ImagePlacement.Caps(
      insets: EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 1), scale: 1)
    let buffer = drawn(image, Rect(0, 0, 30, 20), .none, 30, 20, caps: caps)
    for y in 0..<20 {
      // The middle three rows are stretched to eighteen, the middle three columns to twenty-seven.
      let row = y == 0 ? 0 : y == 19 ? 4 : 1 + (y - 1) / 6
      for x in 0..<30 {
        let column = x < 2 ? x : x == 29 ? 5 : 2 + (x - 2) / 9
        let source = image.pixels[row * 6 + column]
        #expect(bytes(buffer[x, y]) == bytes(source))
      }
    }
  }

  @Test func `caps without room are pressed alike`() {
    let image = noise(8, 8)
    let caps = ImagePlacement.Caps(insets: EdgeInsets(all: 4), scale: 1)
    let buffer = drawn(image, Rect(0, 0, 4, 4), .none, 4, 4, caps: caps)
    for x in 0..<4 {
      let source = image.pixels[8 + 2 * x + 1]
      #expect(bytes(buffer[x, 0]) == bytes(source))
    }
  }

  @Test func `an image of another space is brought to the picture's`() {
    // sRGB's red is (234, 51, 35) in Display P3 (CSS Color 4 examples).
    let image = ImageSource(size: PixelSize(1, 1), pixels: [0xFF00_00FF])
    var buffer = PixelBuffer(size: PixelSize(2, 2), space: .displayP3)
    PictureRenderer().draw(
      Picture(
        size: Size(2, 2), items: [.image(ImagePlacement(source: image, destination: Rect(0, 0, 2, 2)))]),
      scale: 1, into: &buffer, on: .black)
    #expect(buffer[1, 1] == PremultipliedColor(red: 234, green: 51, blue: 35, alpha: 255))
  }

  @Test func `an image between pixels is cut as its rectangle is`() {
    let white = ImageSource(size: PixelSize(3, 3), pixels: ContiguousArray(repeating: .max, count: 9))
    let rect = Rect(2.3, 1.6, 9.1, 4.5)
    for interpolation in [ImagePlacement.Interpolation.none, .low, .high] {
      #expect(
        drawn(white, rect, interpolation, 14, 9)
          == drawing([.fill(.rectangle(rect), .solid(.white))], 14, 9, on: .clear))
    }
  }

  @Test func `odd places and sizes stop nothing`() {
    let image = noise(3, 3)
    let empty = ImageSource(size: PixelSize(0, 0), pixels: [])
    for rect in [
      Rect(0, 0, 0, 5), Rect(.nan, 0, 5, 5), Rect(0, 0, .infinity, 5), Rect(0, 0, -5, 5),
      Rect(-1e300, 0, 1e301, 3),
    ] {
      for interpolation in [ImagePlacement.Interpolation.none, .low, .high] {
        _ = drawn(image, rect, interpolation, 4, 4)
        _ = drawn(empty, rect, interpolation, 4, 4)
        let scales: [Double] = [0, .nan, 1e-300, -1]
        for scale in scales {
          let caps = ImagePlacement.Caps(insets: EdgeInsets(all: 99), scale: scale)
          _ = drawn(image, rect, interpolation, 4, 4, caps: caps)
        }
      }
    }
  }
}
