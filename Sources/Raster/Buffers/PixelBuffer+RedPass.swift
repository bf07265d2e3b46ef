// SPDX-License-Identifier: MIT

public import Colorimetry
public import Geometry

/// What the red pass weighs.
public enum RedPassDomain: Hashable, Sendable {
  /// Encoded bytes.
  case encoded
  /// Linear light, encoded again afterwards.
  case linear
}

extension PixelBuffer {
  /// Turns the picture into pure red of one drive level a pixel, as StandBy does at night.
  ///
  /// Every pixel is laid over black and becomes (α, 0, 0, 255), where α is the weighted sum of its red,
  /// green and blue, rounded half up: of the bytes themselves, or of their linear light, encoded again.
  /// The sums are integers, so no machine rounds another way.
  ///
  /// - Parameters:
  ///   - weights: The share of each channel; taken to the nearest millionth, 0…1.
  ///   - domain: What is weighed.
  ///   - part: The pixels that are turned; nil for all of them.
  public mutating func applyRedPass(
    weights: ChannelWeights, domain: RedPassDomain, part: PixelRect? = nil
  ) {
    let whole = PixelRect(size)
    let part = part.map { $0.intersection(whole) } ?? whole
    let pass = RedPass(weights, domain)
    let width = size.width
    for row in part.minY..<part.maxY {
      var span = pixels.mutableSpan
      turnRowRed(pass, row * width + part.minX..<row * width + part.maxX, of: &span)
    }
  }
}

/// The red pass with its weights brought to integers.
struct RedPass {
  /// The sum of all weights that makes a whole.
  private static let unit = 1_000_000
  /// Full linear light in integers.
  private static let fullLight = 4_294_967_296.0

  private let red: Int
  private let green: Int
  private let blue: Int
  /// What is needed to weigh linear light; nil where bytes are weighed.
  private let light: Light?

  /// Linear light in integers.
  private struct Light {
    /// The light of each byte, in shares of `fullLight`.
    let values: ContiguousArray<Int>
    /// The least weighted sum that is encoded as a byte, for each byte; rising.
    let thresholds: ContiguousArray<Int>
  }

  init(_ weights: ChannelWeights, _ domain: RedPassDomain) {
    func integer(_ weight: Double) -> Int {
      weight > 0 ? Int(min(weight, 1) * Double(Self.unit) + 0.5) : 0
    }
    red = integer(weights.red)
    green = integer(weights.green)
    blue = integer(weights.blue)
    switch domain {
    case .encoded: light = nil
    case .linear:
      let thresholds = (0...255).map { byte in
        let light = TransferFunction.linear(max(0, Double(byte) - 0.5) / 255)
        return Int((light * Self.fullLight * Double(Self.unit)).rounded(.up))
      }
      light = Light(
        values: ContiguousArray(
          TransferFunction.linearByCode8.map { Int($0 * Self.fullLight + 0.5) }),
        thresholds: ContiguousArray(thresholds))
    }
  }

  /// Returns the drive level of a premultiplied pixel over black.
  func level(of pixel: UInt32) -> UInt32 {
    let bytes = (Int(pixel & 255), Int(pixel >> 8 & 255), Int(pixel >> 16 & 255))
    guard let light else {
      let sum = red * bytes.0 + green * bytes.1 + blue * bytes.2
      return UInt32(min(255, (sum + Self.unit / 2) / Self.unit))
    }
    let sum =
      red * light.values[bytes.0] + green * light.values[bytes.1] + blue * light.values[bytes.2]
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      if light.thresholds[middle] <= sum { low = middle } else { high = middle }
    }
    return UInt32(low)
  }
}
