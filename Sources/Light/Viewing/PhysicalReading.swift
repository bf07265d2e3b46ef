// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// What a picture would send to the eye, for a panel whose white is known and a place to look from.
///
/// The panel faces the eye, scatters evenly and shows the mean light everywhere; the room adds nothing.
public struct PhysicalReading: Hashable, Sendable {
  /// Mean luminance of the picture. Unit: cd/m².
  public let nits: Double
  /// Intensity straight ahead. Unit: cd.
  public let candela: Double
  /// Illuminance at the eye. Unit: lx.
  public let lux: Double
  /// Illuminance at the eye as the rods weigh it. Unit: scotopic lx.
  public let scotopicLux: Double
  /// The range of `scotopicLux` that the panel model leaves open. Unit: as there.
  public let scotopicBand: ClosedRange<Double>
  /// Melanopic equivalent daylight illuminance at the eye. Unit: lx.
  public let melanopicEDI: Double
  /// The range of `melanopicEDI` that the panel model leaves open. Unit: as there.
  public let melanopicBand: ClosedRange<Double>
}

extension ViewingProfile {
  /// Returns what a picture of a mean light sends to the eye, or nil where the profile knows no white.
  ///
  /// - Parameters:
  ///   - mean: The mean linear light of the picture.
  ///   - pixels: The picture's extents. Unit: px of the panel.
  ///   - pixelsPerInch: The panel's density.
  ///   - panel: The panel. Its melanopic and scotopic weights are read as effects per luminance of white.
  public func physicalReading(
    of mean: LinearColor, pixels: PixelSize, pixelsPerInch: Double, panel: PanelModel
  ) -> PhysicalReading? {
    guard let white = whiteInNits else { return nil }
    let width = Double(pixels.width) / pixelsPerInch * 0.0254
    let height = Double(pixels.height) / pixelsPerInch * 0.0254
    let perNit = luxPerNit(width: width, height: height)
    let nits = mean.relativeLuminance * white
    let drive = panel.drive(for: mean)
    func atEye(_ weights: ChannelWeights) -> Double { weights.weighing(drive) * white * perNit }
    func band(_ response: ChannelResponse) -> ClosedRange<Double> {
      atEye(response.low)...atEye(response.high)
    }
    return PhysicalReading(
      nits: nits, candela: nits * width * height, lux: nits * perNit,
      scotopicLux: atEye(panel.scotopic.weights), scotopicBand: band(panel.scotopic),
      melanopicEDI: atEye(panel.melanopic.weights), melanopicBand: band(panel.melanopic))
  }

  /// Returns the illuminance at the eye for one cd/m² over a rectangle whose middle it looks at.
  ///
  /// - Parameters:
  ///   - width: The width of the rectangle. Unit: m.
  ///   - height: The height of the rectangle. Unit: m.
  /// - Source: π times four times the configuration factor of a quarter, from an element that faces the
  ///   common corner of a parallel rectangle (Howell, A Catalog of Radiation
  ///   Heat Transfer Configuration Factors).
  func luxPerNit(width: Double, height: Double) -> Double {
    let a = width / 2 / distanceInMeters
    let b = height / 2 / distanceInMeters
    func part(_ a: Double, _ b: Double) -> Double {
      let root = (1 + a * a).squareRoot()
      return a / root * arcTangent(b / root)
    }
    return 2 * (part(a, b) + part(b, a))
  }
}
