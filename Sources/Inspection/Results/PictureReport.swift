// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry
public import Light

/// The reading of one picture file.
public struct PictureReport: Sendable {
  /// The file, as the user named it.
  public var file: String
  /// The picture. Unit: px.
  public var pixels: PixelSize
  /// Bits a sample in the file.
  public var depth: Int
  /// The space its samples were read in.
  public var space: ColorSpace
  /// Whether transparency was laid on black.
  public var isAlphaComposited: Bool
  /// Colour information of the file that was not followed, each named.
  public var ignored: [String]
  /// The light.
  public var reading: LightReading

  /// Creates a report.
  public init(
    file: String, pixels: PixelSize, depth: Int, space: ColorSpace, isAlphaComposited: Bool,
    ignored: [String], reading: LightReading
  ) {
    self.file = file
    self.pixels = pixels
    self.depth = depth
    self.space = space
    self.isAlphaComposited = isAlphaComposited
    self.ignored = ignored
    self.reading = reading
  }
}
