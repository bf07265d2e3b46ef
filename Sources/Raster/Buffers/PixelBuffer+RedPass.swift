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
  static let unit: UInt64 = 1_000_000

  private let red: UInt64
  private let green: UInt64
  private let blue: UInt64
  /// What a byte counts: itself, or its linear light in 2⁻³² of full light.
  private let values: ContiguousArray<UInt64>
  /// The least weighted sum that becomes a byte, for each byte; rising.
  private let thresholds: ContiguousArray<UInt64>

  init(_ weights: ChannelWeights, _ domain: RedPassDomain) {
    func integer(_ weight: Double) -> UInt64 {
      weight > 0 ? UInt64(min(weight, 1) * Double(Self.unit) + 0.5) : 0
    }
    red = integer(weights.red)
    green = integer(weights.green)
    blue = integer(weights.blue)
    switch domain {
    case .encoded:
      values = ContiguousArray(0...255)
      // ⌊sum + ½⌋ reaches a byte at byte − ½.
      thresholds = ContiguousArray((0...255).map { $0 == 0 ? 0 : Self.unit * $0 - Self.unit / 2 })
    case .linear:
      let full = 4_294_967_296.0
      values = ContiguousArray(TransferFunction.linearByCode8.map { UInt64($0 * full + 0.5) })
      thresholds = ContiguousArray(
        (0...255).map { byte in
          guard byte > 0 else { return 0 }
          let light = TransferFunction.linear((Double(byte) - 0.5) / 255)
          return UInt64((light * full * Double(Self.unit)).rounded(.up))
        })
    }
  }

  /// Returns the drive level of a premultiplied pixel over black.
  func level(of pixel: UInt32) -> UInt32 {
    let sum =
      red * values[Int(pixel & 255)] + green * values[Int(pixel >> 8 & 255)]
      + blue * values[Int(pixel >> 16 & 255)]
    var low = 0
    var high = 256
    while high - low > 1 {
      let middle = (low + high) / 2
      if thresholds[middle] <= sum { low = middle } else { high = middle }
    }
    return UInt32(low)
  }
}
