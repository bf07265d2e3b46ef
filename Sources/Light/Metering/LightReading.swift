// SPDX-License-Identifier: MIT

/// The light that one picture would emit, relative to full white.
public struct LightReading: Hashable, Sendable {
  /// Share of pixels with any sample over the threshold. Unit: none, 0…1.
  public var litFraction: Double
  /// Mean of the encoded samples of all three channels. Unit: none, 0…1.
  public var encodedMean: Double
  /// Mean relative luminance; the primary figure. Unit: none, 0…1.
  public var luminance: Double
  /// Mean linear red in the picture's space. Unit: none, 0…1.
  public var red: Double
  /// Mean linear green in the picture's space. Unit: none, 0…1.
  public var green: Double
  /// Mean linear blue in the picture's space. Unit: none, 0…1.
  public var blue: Double
  /// Area of full white that would emit as much, or nil where no area is known. Unit: pt² on the panel.
  public var light: Double?
  /// Melanopic light relative to full white, by the panel model. Unit: none, 0…1.
  public var melanopic: Double
  /// Scotopic light relative to full white, by the panel model. Unit: none, 0…1.
  public var scotopic: Double
  /// Colour-dependent power relative to full white, by the panel model. Unit: none, 0…1.
  public var powerIndex: Double
  /// Largest mean luminance over a square of 8 pt, where asked for. Unit: none, 0…1.
  public var peakTile: Double?

  /// Creates a reading.
  public init(
    litFraction: Double, encodedMean: Double, luminance: Double, red: Double, green: Double,
    blue: Double, light: Double?, melanopic: Double, scotopic: Double, powerIndex: Double,
    peakTile: Double? = nil
  ) {
    self.litFraction = litFraction
    self.encodedMean = encodedMean
    self.luminance = luminance
    self.red = red
    self.green = green
    self.blue = blue
    self.light = light
    self.melanopic = melanopic
    self.scotopic = scotopic
    self.powerIndex = powerIndex
    self.peakTile = peakTile
  }
}
