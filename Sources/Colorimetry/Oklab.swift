// SPDX-License-Identifier: MIT

/// A colour in Oklab, where equal steps look about equal.
///
/// - Source: Björn Ottosson, "A perceptual color space for image processing", 2020, with the matrices of
///   2021-01-25.
public struct Oklab: Hashable, Sendable {
  /// Lightness. Unit: none; 0 for black, 1 for white.
  public var lightness: Double
  /// From green to red. Unit: none.
  public var a: Double
  /// From blue to yellow. Unit: none.
  public var b: Double

  /// Creates a colour from its components.
  public init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// Creates a colour from linear light.
  public init(_ color: LinearColor) {
    let color = color.converted(to: .sRGB)
    let (r, g, b) = (color.red, color.green, color.blue)
    let l = signedCubeRoot(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = signedCubeRoot(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = signedCubeRoot(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
    a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
    self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
  }

  /// The colour as linear light of sRGB's primaries; what lies outside leaves 0…1.
  public var linear: LinearColor {
    let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
    let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
    let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
    return LinearColor(
      red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
      green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
      blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, in: .sRGB)
  }
}

private func signedCubeRoot(_ x: Double) -> Double { x < 0 ? -cubeRoot(-x) : cubeRoot(x) }

private func cube(_ x: Double) -> Double { x * x * x }
