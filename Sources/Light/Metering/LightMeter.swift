// SPDX-License-Identifier: MIT

public import Colorimetry
public import Raster

/// Turns counts of code values into a light reading.
///
/// Sums are whole numbers and come in any order; what happens here happens once a picture, so that a reading is the
/// same bits for every order, split and thread count.
public struct LightMeter: Hashable, Sendable {
  /// The panel that melanopic, scotopic and power figures are modelled for.
  public var panel: PanelModel
  /// The code over which a sample counts as lit, at the picture's own depth.
  public var litThreshold: Int

  /// Creates a meter.
  public init(panel: PanelModel = .phoneOLED, litThreshold: Int = 0) {
    self.panel = panel
    self.litThreshold = litThreshold
  }

  /// Returns the light of a presented picture.
  ///
  /// - Parameters:
  ///   - picture: The picture, opaque or on black.
  ///   - area: What it covers on the panel, or nil where that is not known. Unit: pt².
  public func reading(of picture: PixelBuffer, area: Double?) -> LightReading {
    reading(of: CodeCounts(of: picture, litThreshold: litThreshold), space: picture.space, area: area)
  }

  /// Returns the light of a picture that was counted.
  ///
  /// - Parameters:
  ///   - counts: The counts of all its pixels; those of no pixel read as black.
  ///   - space: The space of its samples.
  ///   - area: What it covers on the panel, or nil where that is not known. Unit: pt².
  public func reading(of counts: CodeCounts, space: ColorSpace, area: Double?) -> LightReading {
    reading(of: counts.sums, depth: counts.depth, space: space, area: area)
  }

  /// Returns the light of a picture from its sums.
  ///
  /// - Parameters:
  ///   - sums: The light of all its pixels; that of no pixel reads as black.
  ///   - depth: The width of its samples.
  ///   - space: The space of its samples.
  ///   - area: What it covers on the panel, or nil where that is not known. Unit: pt².
  public func reading(
    of sums: LightSums, depth: CodeCounts.Depth, space: ColorSpace, area: Double?
  ) -> LightReading {
    let mean = sums.meanLight(in: space)
    let drive = panel.drive(for: mean)
    let luminance = mean.relativeLuminance
    return LightReading(
      litFraction: sums.litFraction, encodedMean: sums.encodedMean(depth), luminance: luminance,
      red: mean.red, green: mean.green, blue: mean.blue, light: area.map { luminance * $0 },
      melanopic: panel.melanopic.relative(drive), scotopic: panel.scotopic.relative(drive),
      powerIndex: panel.power.relative(drive))
  }
}

extension LightSums {
  /// The share of lit pixels. Unit: none, 0…1.
  fileprivate var litFraction: Double { pixels == 0 ? 0 : Double(litPixels) / Double(pixels) }

  /// Returns the mean of the samples over full light, over all three channels. Unit: none, 0…1.
  fileprivate func encodedMean(_ depth: CodeCounts.Depth) -> Double {
    pixels == 0 ? 0 : Double(codes) / Double(3 * depth.maximum * pixels)
  }

  /// Returns the mean linear light of each channel.
  ///
  /// - Accuracy: relative error below 2⁻⁵⁰ at eight bits, and below 2⁻⁴² at sixteen, of the codes' own light.
  fileprivate func meanLight(in space: ColorSpace) -> LinearColor {
    guard pixels > 0 else { return LinearColor(red: 0, green: 0, blue: 0, in: space) }
    let whole = Double(pixels)
    func mean(_ sum: Int128) -> Double {
      // In two halves: the conversion of all 128 bits takes longer than everything else here.
      let high = Double(Int(truncatingIfNeeded: sum >> 64))
      let low = Double(UInt(truncatingIfNeeded: sum))
      return (high * 0x1p64 + low) / LightSums.fullLight / whole
    }
    return LinearColor(red: mean(red), green: mean(green), blue: mean(blue), in: space)
  }
}
