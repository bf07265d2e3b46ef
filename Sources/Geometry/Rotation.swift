// SPDX-License-Identifier: MIT

/// A turn of the plane; clockwise on the screen, since the y axis points down.
///
/// A C library's trigonometric functions differ in the last digit from platform to platform. These are
/// polynomials in operations that IEEE 754 rounds correctly, so every machine gets the same double.
public struct Rotation: Hashable, Sendable {
  /// The cosine of the angle.
  public let cosine: Double
  /// The sine of the angle.
  public let sine: Double

  /// Creates a rotation from its angle.
  ///
  /// - Parameter degrees: The angle, clockwise; one that is not finite counts as 0.
  /// - Accuracy: 3 × 10⁻¹⁶; exact at every quarter of a turn.
  public init(degrees: Double) {
    let turned = degrees.isFinite ? degrees.truncatingRemainder(dividingBy: 360) : 0
    let quarter = (turned / 90).rounded()
    let angle = (turned - 90 * quarter) * (.pi / 180)
    let (cosine, sine) = (Self.cosine(of: angle), Self.sine(of: angle))
    switch (Int(quarter) + 4) % 4 {
    case 0: (self.cosine, self.sine) = (cosine, sine)
    case 1: (self.cosine, self.sine) = (-sine, cosine)
    case 2: (self.cosine, self.sine) = (-cosine, -sine)
    default: (self.cosine, self.sine) = (sine, -cosine)
    }
  }

  /// Returns the angle from the x axis to a direction, clockwise. Unit: turns, 0..<1; 0 for no direction.
  ///
  /// - Accuracy: 2 × 10⁻¹⁶ of a turn.
  public static func turns(x: Double, y: Double) -> Double {
    let (width, height) = (abs(x), abs(y))
    let longer = max(width, height)
    guard longer > 0, longer.isFinite else { return 0 }
    let slope = arcTangent(of: min(width, height) / longer) / (2 * .pi)
    let inQuarter = height > width ? 0.25 - slope : slope
    switch (x < 0, y < 0) {
    case (false, false): return inQuarter
    case (true, false): return 0.5 - inQuarter
    case (true, true): return 0.5 + inQuarter
    case (false, true): return inQuarter > 0 ? 1 - inQuarter : 0
    }
  }

  /// The Taylor polynomial of degree 17; the next term is below 10⁻¹⁸ up to an eighth of a turn.
  private static func sine(of x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for n in stride(from: 17.0, to: 1, by: -2) { sum = 1 - square / (n * (n - 1)) * sum }
    return x * sum
  }

  /// The Taylor polynomial of degree 18, as for the sine.
  private static func cosine(of x: Double) -> Double {
    let square = x * x
    var sum = 1.0
    for n in stride(from: 18.0, to: 0, by: -2) { sum = 1 - square / (n * (n - 1)) * sum }
    return sum
  }

  /// The arc tangent of a number in 0…1. Unit: radians.
  ///
  /// The angle is brought below π⁄8 by taking π⁄4 away and below π⁄16 by halving; there the Taylor
  /// polynomial of degree 23 leaves less than 10⁻¹⁸.
  private static func arcTangent(of t: Double) -> Double {
    let isSteep = t > 0.41421356237309503
    let rest = isSteep ? (t - 1) / (t + 1) : t
    let half = rest / (1 + (1 + rest * rest).squareRoot())
    let square = half * half
    var sum = 1.0 / 23
    for n in stride(from: 21.0, to: 0, by: -2) { sum = 1 / n - square * sum }
    return (isSteep ? .pi / 4 : 0) + 2 * half * sum
  }
}
