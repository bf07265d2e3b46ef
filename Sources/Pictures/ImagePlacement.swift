// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// The pixels of an image, shared by everything that draws it.
///
/// Two sources are equal when they are the same object.
public final class ImageSource: Equatable, Sendable {
  /// The extents. Unit: px.
  public let size: PixelSize
  /// The space of the encoded components.
  public let space: ColorSpace
  /// Row-major premultiplied RGBA8, top row first, red in the lowest byte.
  public let pixels: ContiguousArray<UInt32>
  /// Whether every pixel is opaque.
  public let isOpaque: Bool

  /// Creates a source.
  ///
  /// - Precondition: there is one pixel for each place, and no byte is above its alpha.
  public init(size: PixelSize, pixels: ContiguousArray<UInt32>, space: ColorSpace = .sRGB) {
    precondition(pixels.count == size.count, "an image has one pixel for each place")
    self.size = size
    self.space = space
    self.pixels = pixels
    isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
  }

  /// See ``ImageSource``.
  public static func == (a: ImageSource, b: ImageSource) -> Bool { a === b }
}

/// An image in its place on the canvas.
public struct ImagePlacement: Equatable, Sendable {
  /// How pixels between pixels are found.
  ///
  /// - Source: the filters are reverse-engineered from SwiftUI; `low` is its default.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest pixel, both ways.
    case none
    /// Bilinear both ways, without smaller copies.
    case low
    /// As `low`.
    case medium
    /// The mean of what a pixel covers when shrinking, bilinear when growing.
    case high
  }

  /// The edges of an image that keep their size while its middle is stretched.
  public struct Caps: Hashable, Sendable {
    /// How far each edge reaches into the image. Unit: px of the image.
    public var insets: EdgeInsets
    /// Pixels of the image in one pt of the canvas.
    public var scale: Double

    /// Creates caps.
    public init(insets: EdgeInsets, scale: Double) {
      self.insets = insets
      self.scale = scale
    }
  }

  /// The pixels.
  public var source: ImageSource
  /// Where the whole image is drawn. Unit: pt on the canvas.
  public var destination: Rect
  /// How pixels between pixels are found.
  public var interpolation: Interpolation
  /// What is drawn through the image's alpha in place of its colours, or nil for the image itself.
  public var template: Paint?
  /// The edges that keep their size, or nil where all is stretched alike.
  public var caps: Caps?

  /// Creates a placement.
  public init(
    source: ImageSource, destination: Rect, interpolation: Interpolation = .low,
    template: Paint? = nil, caps: Caps? = nil
  ) {
    self.source = source
    self.destination = destination
    self.interpolation = interpolation
    self.template = template
    self.caps = caps
  }
}
