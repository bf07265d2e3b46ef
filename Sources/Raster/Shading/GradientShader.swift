// SPDX-License-Identifier: MIT

import Geometry
import Pictures

/// The colours of a gradient at the centres of pixels.
struct GradientShader: Shader {
  private let ramp: GradientRamp
  private let placement: Gradient.Placement
  private let scale: Double
  private let inverse: AffineTransform?

  /// Creates a shader, or nil where nothing can be seen of it.
  init?(_ gradient: Gradient, _ canvas: Canvas) {
    guard let ramp = GradientRamp(gradient, space: canvas.space) else { return nil }
    self.ramp = ramp
    placement = gradient.placement
    scale = canvas.scale
    inverse = canvas.transform?.inverse
    if canvas.transform != nil && inverse == nil { return nil }
  }

  func pixel(_ x: Int, _ y: Int) -> UInt32 {
    let device = Point((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
    return ramp.pixel(at: placement.location(of: inverse?.applied(to: device) ?? device))
  }
}

extension Gradient.Placement {
  /// Returns the place of the ramp that lies at a point of the canvas; not a number for a gradient without
  /// an extent, whose last colour is everywhere.
  func location(of point: Point) -> Double {
    switch self {
    case .linear(let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      return ((point.x - start.x) * dx + (point.y - start.y) * dy) / (dx * dx + dy * dy)
    case .radial(let center, let startRadius, let endRadius):
      let (dx, dy) = (point.x - center.x, point.y - center.y)
      return share((dx * dx + dy * dy).squareRoot(), startRadius, endRadius)
    case .elliptical(let center, let startRadii, let endRadii):
      let full = endRadii.width > 0 && endRadii.height > 0 ? endRadii : startRadii
      let (dx, dy) = ((point.x - center.x) / full.width, (point.y - center.y) / full.height)
      return share(
        (dx * dx + dy * dy).squareRoot(), startRadii.width / full.width, endRadii.width / full.width)
    case .angular(let center, let start, let end):
      let degrees = 360 * Rotation.turns(x: point.x - center.x, y: point.y - center.y)
      return turned(degrees, start, end)
    }
  }

  private func share(_ value: Double, _ start: Double, _ end: Double) -> Double {
    // Without an extent the ramp is a hard edge at its radius.
    if start == end { return value < start ? 0 : 1 }
    return (value - start) / (end - start)
  }

  /// The share of an angular ramp; in the gap between its end and its start the nearer one wins.
  private func turned(_ degrees: Double, _ start: Double, _ end: Double) -> Double {
    guard start != end else { return .nan }
    let sweep = abs(end - start)
    var rest = (end > start ? degrees - start : start - degrees).truncatingRemainder(dividingBy: 360)
    if rest < 0 { rest += 360 }
    if rest > sweep && rest - sweep > (360 - sweep) / 2 { return 0 }
    return rest / sweep
  }
}
