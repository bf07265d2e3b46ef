// SPDX-License-Identifier: MIT

import Colorimetry
import Pictures

/// The colours of a gradient from its first stop to its last.
///
/// Evaluated at every pixel, without a table: colours are linear between stops in the interpolation's
/// own components, multiplied by opacity, and rounded half up to bytes at the end.
struct GradientRamp {
  /// Three components multiplied by the opacity, and the opacity.
  private struct Node {
    var x: Double
    var y: Double
    var z: Double
    var alpha: Double

    func mixed(_ other: Node, _ share: Double) -> Node {
      Node(
        x: x + (other.x - x) * share, y: y + (other.y - y) * share, z: z + (other.z - z) * share,
        alpha: alpha + (other.alpha - alpha) * share)
    }
  }

  private let nodes: ContiguousArray<Node>
  private let locations: ContiguousArray<Double>
  private let interpolation: Gradient.Interpolation
  private let space: ColorSpace
  private let first: UInt32
  private let last: UInt32

  /// Creates a ramp, or nil for a gradient without a stop.
  init?(_ gradient: Gradient, space: ColorSpace) {
    guard !gradient.stops.isEmpty else { return nil }
    locations = ContiguousArray(gradient.stops.map(\.location))
    nodes = ContiguousArray(
      gradient.stops.map { stop in
        let color = stop.color.converted(to: space).clamped
        let (x, y, z) = Self.components(of: color, gradient.interpolation)
        return Node(
          x: x * color.alpha, y: y * color.alpha, z: z * color.alpha, alpha: color.alpha)
      })
    interpolation = gradient.interpolation
    self.space = space
    first = Self.pixel(nodes[0], interpolation, space)
    last = Self.pixel(nodes[nodes.count - 1], interpolation, space)
  }

  /// Returns the premultiplied pixel at a place of the ramp.
  func pixel(at location: Double) -> UInt32 {
    guard location < locations[locations.count - 1] else { return last }
    guard location >= locations[0] else { return first }
    var index = 0
    while locations[index + 1] <= location { index += 1 }
    let share = (location - locations[index]) / (locations[index + 1] - locations[index])
    return Self.pixel(nodes[index].mixed(nodes[index + 1], share), interpolation, space)
  }

  private static func components(
    of color: EncodedColor, _ interpolation: Gradient.Interpolation
  ) -> (Double, Double, Double) {
    switch interpolation {
    case .device: return (color.red, color.green, color.blue)
    case .linear:
      let light = color.linear
      return (light.red, light.green, light.blue)
    case .perceptual:
      let lab = Oklab(color.linear)
      return (lab.lightness, lab.a, lab.b)
    }
  }

  private static func pixel(
    _ node: Node, _ interpolation: Gradient.Interpolation, _ space: ColorSpace
  ) -> UInt32 {
    guard node.alpha > 0 else { return 0 }
    if interpolation == .device { return pixel(node.x, node.y, node.z, node.alpha) }
    let (x, y, z) = (node.x / node.alpha, node.y / node.alpha, node.z / node.alpha)
    let light =
      interpolation == .linear
      ? LinearColor(red: x, green: y, blue: z, in: space)
      : Oklab(lightness: x, a: y, b: z).linear.converted(to: space)
    let color = EncodedColor(
      red: TransferFunction.encoded(light.red), green: TransferFunction.encoded(light.green),
      blue: TransferFunction.encoded(light.blue), in: space
    ).clamped
    return pixel(
      color.red * node.alpha, color.green * node.alpha, color.blue * node.alpha, node.alpha)
  }

  /// Returns four premultiplied components as bytes, rounded half up.
  private static func pixel(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + 0.5) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(alpha) << 24
  }
}
