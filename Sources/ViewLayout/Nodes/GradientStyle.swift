// SPDX-License-Identifier: MIT

/// Colours that flow into each other across whatever they fill, under SwiftUI's own names.
public struct GradientStyle: Hashable, Sendable {
  /// A colour at a place of the ramp.
  public struct Stop: Hashable, Sendable {
    /// The colour; a style that is a gradient itself counts with its first colour.
    public var style: ShapeStyle
    /// The place. Unit: none, 0 at the start of the ramp and 1 at its end.
    public var location: Double

    /// Creates a stop.
    public init(_ style: ShapeStyle, at location: Double) {
      self.style = style
      self.location = location
    }
  }

  /// How the ramp lies in the rectangle that is filled.
  public enum Arrangement: Hashable, Sendable {
    /// Along the line between two places.
    case linear(start: UnitPoint, end: UnitPoint)
    /// From a circle around a place to another one. Unit of the radii: pt.
    case radial(center: UnitPoint, startRadius: Double, endRadius: Double)
    /// As `radial`, with radii that are shares of the rectangle's width and height.
    case elliptical(center: UnitPoint, startRadiusFraction: Double, endRadiusFraction: Double)
    /// Around a place. Unit: degrees, 0 to the right, growing clockwise.
    case angular(center: UnitPoint, startAngle: Double, endAngle: Double)
  }

  /// Between which values colours are mixed.
  public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
    /// The encoded values of the picture's own space; SwiftUI's default.
    case device
    /// Oklab.
    case perceptual
  }

  /// The colours in the order of the ramp.
  public var stops: [Stop]
  /// How the ramp lies.
  public var arrangement: Arrangement
  /// Between which values colours are mixed.
  public var colorSpace: ColorSpace

  /// Creates a gradient from its stops.
  public init(stops: [Stop], _ arrangement: Arrangement, colorSpace: ColorSpace = .device) {
    self.stops = stops
    self.arrangement = arrangement
    self.colorSpace = colorSpace
  }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [ShapeStyle], _ arrangement: Arrangement, colorSpace: ColorSpace = .device) {
    let last = Double(max(colors.count - 1, 1))
    self.init(
      stops: colors.enumerated().map { Stop($1, at: Double($0) / last) }, arrangement, colorSpace: colorSpace)
  }
}
