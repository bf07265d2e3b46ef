// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// A ramp of colours and how it lies on the canvas.
///
/// Colours are interpolated with their opacity multiplied in, at the centres of pixels, and rounded half
/// up; nothing is dithered.
///
/// - Source: premultiplied ramps without dither are reverse-engineered from Apple's renderer.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the ramp.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: EncodedColor
    /// The place. Unit: none; 0 is the ramp's start and 1 its end.
    public var location: Double

    /// Creates a stop.
    public init(color: EncodedColor, location: Double) {
      self.color = color
      self.location = location
    }
  }

  /// What is linear between two stops.
  public enum Interpolation: Hashable, Sendable {
    /// The encoded components of the picture's space; SwiftUI's default.
    case device
    /// Oklab.
    case perceptual
    /// Linear light.
    case linear
  }

  /// How the ramp lies on the canvas; before its start and behind its end the outer stops go on.
  public enum Placement: Hashable, Sendable {
    /// Across the line from one point to another. Unit: pt.
    case linear(start: Point, end: Point)
    /// From one circle to another. Unit: pt.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// From one ellipse to another of the same form; a width is half an ellipse's. Unit: pt.
    case elliptical(center: Point, startRadii: Size, endRadii: Size)
    /// Around a point; between the end and the start half of the gap goes with either, which is modelled.
    /// Unit of the angles: degrees clockwise from three o'clock.
    case angular(center: Point, start: Double, end: Double)
  }

  /// The stops by rising location; two at one location make a hard edge.
  public var stops: [Stop]
  /// What is linear between two stops.
  public var interpolation: Interpolation
  /// How the ramp lies on the canvas.
  public var placement: Placement

  /// Creates a gradient; stops are sorted by location, equal ones stay in order.
  public init(stops: [Stop], interpolation: Interpolation = .device, placement: Placement) {
    // The standard library's sort is stable, but does not promise it.
    self.stops = stops.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    self.interpolation = interpolation
    self.placement = placement
  }
}
