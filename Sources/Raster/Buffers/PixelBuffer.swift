// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// A picture: width × height pixels, row-major, top row first, premultiplied RGBA8 without padding.
///
/// One pixel is one `UInt32` with red in the lowest byte.
public struct PixelBuffer: Hashable, Sendable {
  /// The extents. Unit: px.
  public let size: PixelSize
  /// The space of the encoded components.
  public let space: ColorSpace
  /// The pixels.
  public internal(set) var pixels: ContiguousArray<UInt32>

  /// Creates a clear picture.
  public init(size: PixelSize, space: ColorSpace = .sRGB) {
    self.size = size
    self.space = space
    pixels = ContiguousArray(repeating: 0, count: size.count)
  }
}
