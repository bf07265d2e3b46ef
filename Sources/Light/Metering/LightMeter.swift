// SPDX-License-Identifier: MIT

public import Colorimetry
public import Raster

/// Turns counts of code values into a light reading.
///
/// Counts are exact and come in any order; what happens here happens once a picture, in double precision and
/// in the order of the codes, so that a reading is the same bits for every order, split and thread count.
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
    let mean = counts.meanLight(in: space)
    let drive = panel.drive(for: mean)
    let luminance = mean.relativeLuminance
    return LightReading(
      litFraction: counts.litFraction, encodedMean: counts.encodedMean, luminance: luminance,
      red: mean.red, green: mean.green, blue: mean.blue, light: area.map { luminance * $0 },
      melanopic: panel.melanopic.relative(drive), scotopic: panel.scotopic.relative(drive),
      powerIndex: panel.power.relative(drive))
  }
}

extension CodeCounts {
  /// The share of lit pixels. Unit: none, 0…1.
  public var litFraction: Double { pixels == 0 ? 0 : Double(litPixels) / Double(pixels) }

  /// The mean of the samples over full light, over all three channels. Unit: none, 0…1.
  public var encodedMean: Double {
    guard pixels > 0 else { return 0 }
    let (redCounts, greenCounts, blueCounts) = (red.span, green.span, blue.span)
    precondition(
      greenCounts.count == redCounts.count && blueCounts.count == redCounts.count,
      "there is a count for each code")
    var sum = 0
    for code in redCounts.indices { sum += code * (redCounts[code] + greenCounts[code] + blueCounts[code]) }
    return Double(sum) / Double(3 * depth.maximum * pixels)
  }

  /// Returns the mean linear light of each channel.
  ///
  /// - Accuracy: relative error below 2⁻⁴⁴: at most 256 rounded sums of positive terms at eight bits, and
  ///   below 2⁻³⁶ at sixteen.
  public func meanLight(in space: ColorSpace) -> LinearColor {
    guard pixels > 0 else { return LinearColor(red: 0, green: 0, blue: 0, in: space) }
    let light = (depth == .eight ? TransferFunction.linearByCode8 : TransferFunction.linearByCode16).span
    let (redCounts, greenCounts, blueCounts) = (red.span, green.span, blue.span)
    precondition(
      redCounts.count == light.count && greenCounts.count == light.count && blueCounts.count == light.count,
      "there is a count for each code")
    // Codes that do not occur add exactly nothing, and without a question about them the three sums run side by
    // side.
    var (redSum, greenSum, blueSum) = (0.0, 0.0, 0.0)
    for code in light.indices {
      let share = light[code]
      redSum += share * Double(redCounts[code])
      greenSum += share * Double(greenCounts[code])
      blueSum += share * Double(blueCounts[code])
    }
    let whole = Double(pixels)
    return LinearColor(red: redSum / whole, green: greenSum / whole, blue: blueSum / whole, in: space)
  }
}
