// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

extension PixelBuffer {
  /// Creates a picture of one color.
  public init(size: PixelSize, filledWith color: PremultipliedColor, space: ColorSpace = .sRGB) {
    self.init(size: size, space: space)
    pixels = ContiguousArray(repeating: color.pixel, count: size.count)
  }

  /// The pixel in a column and a row.
  ///
  /// - Precondition: the place lies inside the picture; no byte of a new pixel is above its alpha.
  public subscript(x: Int, y: Int) -> PremultipliedColor {
    get { PremultipliedColor(pixel: pixels[place(x, y)]) }
    set {
      precondition(
        max(newValue.red, newValue.green, newValue.blue) <= newValue.alpha,
        "a premultiplied byte is never above its alpha")
      pixels[place(x, y)] = newValue.pixel
    }
  }

  private func place(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < size.width && y >= 0 && y < size.height, "the place lies outside the picture")
    return y * size.width + x
  }

  /// Lends the pixels, row by row from the top, for one call.
  public func withPixels<Result, Failure: Error>(
    _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(pixels.span)
  }

  /// Lends the pixels of one row for one call.
  ///
  /// - Precondition: the row lies inside the picture.
  public func withRow<Result, Failure: Error>(
    _ row: Int, _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition(row >= 0 && row < size.height, "the row lies outside the picture")
    return try body(pixels.span.extracting(row * size.width..<(row + 1) * size.width))
  }

  /// Whether every pixel is opaque.
  public var isOpaque: Bool { pixels.allSatisfy { $0 >= 0xFF00_0000 } }
}

extension PremultipliedColor {
  /// Splits a pixel.
  init(pixel: UInt32) {
    self.init(
      red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
      blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
  }

  /// The color as one pixel, red in the lowest byte.
  var pixel: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}
